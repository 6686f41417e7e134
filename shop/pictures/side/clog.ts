import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import { drawWool } from '../parts/draw-wool.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M78 688C74 668 90 660 108 664C200 682 320 684 420 674C520 664 600 652 702 640C718 638 726 648 724 664L718 702C716 714 708 720 694 720L180 720C120 720 84 708 78 688Z'
const upper =
  'M96 670C78 604 110 556 182 530C252 506 320 500 384 480C430 466 486 470 512 492C530 508 528 540 530 576C532 610 540 640 556 662C500 672 440 680 360 684C260 688 160 684 96 670Z'
const strap = 'M388 682C384 620 404 560 446 500C458 484 484 482 500 494C476 548 452 610 450 674Z'

/** An open-backed clog of felt with a buckled strap and a wool edge, from its outer side, toe to the left. */
export function drawClogSide(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  solid(
    'M430 486C480 470 530 490 540 540C546 590 560 630 590 650L702 646L700 664L520 690L440 640Z',
    blend('slant', [shadeColour(lining, -0.2), shadeColour(lining, -0.6), shadeColour(lining, -0.15)]),
  )
  solid(sole, blend('down', [shadeColour(cork, 0.15), cork, shadeColour(cork, -0.22)]), () => {
    line('M100 696L360 694M380 700L700 676M420 686L560 672M580 688L716 668', shadeColour(cork, -0.4), {
      width: 4.5,
      opacity: 0.4,
      dash: '1 14',
    })
    line('M70 714H730', shadeColour(panel, -0.35), { width: 12 })
    soft('M660 640L740 630L740 730L700 730Z', shadeColour(cork, -0.6), { blur: 14, opacity: 0.3 })
  })
  drawWool(sheet, 'M548 662C600 660 650 654 704 642', { wool: lining, width: 17, shade: -0.02 })

  solid(upper, blend('down', [shadeColour(main, 0.26), main, shadeColour(main, -0.2)]), () => {
    soft('M110 620C140 560 240 540 380 500L400 530C300 570 200 580 140 640Z', shadeColour(main, 0.4), {
      blur: 20,
      opacity: 0.6,
    })
    soft('M80 700L580 700L580 650L320 672L90 660Z', shadeColour(main, -0.6), { blur: 10, opacity: 0.55 })
    soft('M500 500C510 580 520 630 560 670L500 690C480 630 480 560 470 500Z', shadeColour(main, -0.5), {
      blur: 10,
      opacity: 0.4,
    })
  })
  stitch('M100 652C190 672 320 674 544 652', shadeColour(accent, 0.2), shadeColour(main, -0.4))
  line('M110 592C150 566 220 566 276 584C330 602 350 640 352 676', shadeColour(main, -0.5), { width: 3, opacity: 0.45 })
  stitch('M112 602C152 576 216 576 270 594C320 610 340 644 342 674', shadeColour(accent, 0.2), shadeColour(main, -0.4))
  drawWool(sheet, 'M440 482C486 474 512 486 518 520C520 570 528 620 552 658', { wool: lining, width: 21, shade: 0.05 })

  soft('M376 684C376 620 396 556 440 496L510 496C480 560 460 620 460 680Z', shadeColour(main, -0.9), {
    blur: 6,
    opacity: 0.4,
  })
  solid(strap, blend('across', [shadeColour(panel, -0.12), shadeColour(panel, 0.22), shadeColour(panel, -0.15)]))
  stitch(
    'M398 680C394 622 414 566 454 506M440 674C442 612 466 552 490 496',
    shadeColour(panel, 0.4),
    shadeColour(panel, -0.45),
  )
  drawBuckle(sheet, mixColours(accent, '#d9c491', 0.65), 'translate(421 606) rotate(-74) scale(1.25)')
  line('M444 542v.1M452 524v.1', shadeColour(panel, -0.7), { width: 6 })
}
