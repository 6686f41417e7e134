import type { Colourway } from '../../products/product.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 668C78 650 92 644 108 648C170 664 250 668 320 660C410 648 470 626 540 620C600 616 660 622 702 606C716 602 724 612 722 628L714 702C712 714 704 720 692 720H150C112 720 88 708 84 692Z'
const rim = 'M88 658C160 676 250 678 320 668C410 656 470 634 540 629C600 626 660 630 714 616'
const front =
  'M166 690C168 640 196 596 248 568C272 556 300 556 314 570C326 584 322 604 320 624C318 648 320 670 324 686C272 694 216 694 166 690Z'
const middle =
  'M336 686C346 622 372 560 416 520C436 504 466 504 480 520C492 536 490 558 492 580C494 610 498 640 506 660C452 674 392 684 336 686Z'

/** A sandal with two buckled straps on a cork sole, from its outer side, toe to the left. */
export function drawTwoStrapSide(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawStrap = (path: string, shine: string) =>
    solid(path, blend('slant', [shadeColour(main, 0.28), main, shadeColour(main, -0.25)]), () => {
      soft(shine, shadeColour(main, 0.55), { blur: 8, opacity: 0.6 })
      soft('M150 710L340 710L520 680L520 646L340 672L150 676Z', shadeColour(main, -0.6), { blur: 7, opacity: 0.55 })
    })

  // visible part of the inner side
  line('M252 668C262 630 290 600 312 584M420 648C430 600 456 552 478 532', shadeColour(lining, -0.5), { width: 30 })
  solid(sole, blend('down', [shadeColour(cork, 0.15), cork, shadeColour(cork, -0.22)]), () => {
    soft('M660 610L740 590L740 730L700 730Z', shadeColour(cork, -0.6), { blur: 14, opacity: 0.35 })
    line('M120 690L300 684M330 692L520 660M540 648L710 640M470 686L720 672M200 676v.1', shadeColour(cork, -0.4), {
      width: 4,
      opacity: 0.4,
      dash: '1 13',
    })
    line('M70 712H730', shadeColour(panel, -0.35), { width: 15 })
  })
  line(rim, shadeColour(lining, -0.3), { width: 15 })
  line(rim, lining, { width: 11 })
  line(rim, shadeColour(lining, -0.35), { width: 1.6, dash: '5 5' })

  drawStrap(front, 'M196 664C204 630 226 602 262 582L276 590C244 610 224 636 214 668Z')
  stitch(
    'M178 686C182 642 208 602 254 576C272 567 292 567 302 577M308 690C306 668 306 650 308 626C310 606 312 590 306 580',
    shadeColour(main, 0.4),
    shadeColour(main, -0.45),
  )
  drawStrap(middle, 'M372 656C382 606 404 560 432 534L446 542C420 570 402 612 394 652Z')
  stitch(
    'M348 682C358 622 384 566 424 530C440 518 460 518 468 528M494 660C486 638 482 610 480 580C478 558 480 540 472 532',
    shadeColour(main, 0.4),
    shadeColour(main, -0.45),
  )

  line('M196 600L262 630', shadeColour(panel, -0.35), { width: 27 })
  line('M196 600L262 630', shadeColour(panel, 0.05), { width: 23 })
  drawBuckle(sheet, accent, 'translate(252 624) rotate(24)')
  line('M214 608v.1', shadeColour(main, -0.7), { width: 6 })
  line('M366 566L438 600', shadeColour(panel, -0.35), { width: 29 })
  line('M366 566L438 600', shadeColour(panel, 0.05), { width: 25 })
  drawBuckle(sheet, accent, 'translate(428 594) rotate(24) scale(1.06)')
  line('M386 575v.1', shadeColour(main, -0.7), { width: 6 })
}
