import type { Colourway } from '../../products/product.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const heel = 'M586 622C626 608 680 600 716 598C718 640 712 680 706 720H612C614 690 606 654 586 622Z'
const sole =
  'M82 706C80 696 90 690 104 693C170 706 240 708 300 700C380 688 440 636 520 600C580 575 650 570 704 574C716 576 722 584 718 598L714 610C660 608 600 614 544 640C470 674 400 716 310 720L104 720C92 720 84 716 82 706Z'
const rim = 'M90 699C170 712 240 714 300 707C380 695 440 643 520 607C580 582 650 577 712 582'
const toe =
  'M142 706C150 664 178 630 222 608C248 596 282 596 296 608C306 620 300 636 294 652C288 672 288 690 292 706C240 714 190 714 142 706Z'
const counter =
  'M716 586C722 548 714 494 708 446C700 434 674 434 664 444C660 494 640 556 588 592C630 578 680 576 716 586Z'
const nearAnkle = 'M704 462C640 482 552 472 486 424'
const farAnkle = 'M700 446C650 402 560 384 488 420'

/** A sandal on a block heel with a strap around the ankle, from its outer side, toe to the left. */
export function drawHeeledSide(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const thread = shadeColour(main, 0.4)
  const groove = shadeColour(main, -0.45)

  // visible part of the inner side
  line('M232 690C240 656 262 632 290 616', shadeColour(lining, -0.5), { width: 30 })
  line(farAnkle, shadeColour(lining, -0.5), { width: 22 })
  line(farAnkle, shadeColour(lining, -0.12), { width: 17 })

  solid(
    heel,
    blend('across', [shadeColour(leather, -0.3), shadeColour(leather, 0.18), leather, shadeColour(leather, -0.35)]),
    () => {
      line('M600 640C640 624 690 616 730 612', shadeColour(leather, -0.6), { width: 12, opacity: 0.35 })
      line('M600 714H720', shadeColour(leather, -0.55), { width: 9 })
    },
  )
  solid(sole, blend('down', [shadeColour(leather, 0.2), leather, shadeColour(leather, -0.25)]), () => {
    line('M80 717H330C410 712 470 676 544 646', shadeColour(leather, -0.45), { width: 6 })
  })
  line(rim, shadeColour(lining, -0.3), { width: 11 })
  line(rim, lining, { width: 7.5 })

  solid(toe, blend('slant', [shadeColour(main, 0.28), main, shadeColour(main, -0.25)]), () => {
    soft('M172 690C182 654 206 630 240 614L254 622C224 640 202 664 194 694Z', shadeColour(main, 0.55), {
      blur: 7,
      opacity: 0.6,
    })
    soft('M130 722H310V690H130Z', shadeColour(main, -0.6), { blur: 7, opacity: 0.55 })
  })
  stitch('M154 704C162 668 188 638 228 618C250 608 274 608 284 616M280 706C276 690 278 670 284 650', thread, groove)
  line('M202 708C208 676 232 644 276 604', shadeColour(panel, -0.1), { width: 16, opacity: 0.9 })
  line('M202 708C208 676 232 644 276 604', shadeColour(panel, 0.35), { width: 3, opacity: 0.7 })

  solid(counter, blend('across', [shadeColour(main, 0.12), main, shadeColour(main, -0.35)]), () => {
    soft('M690 460C690 520 676 560 652 586L668 588C690 560 700 520 700 460Z', shadeColour(main, 0.5), {
      blur: 7,
      opacity: 0.5,
    })
  })
  stitch('M674 450C670 500 652 552 614 580', thread, groove)
  line(nearAnkle, shadeColour(main, -0.45), { width: 24 })
  line(nearAnkle, main, { width: 20 })
  line('M700 457C640 477 552 466 488 419', shadeColour(main, 0.4), { width: 5, opacity: 0.7 })
  line('M694 470C640 486 556 476 494 436', shadeColour(main, 0.4), { width: 1.8, dash: '5 5', opacity: 0.9 })
  drawBuckle(sheet, accent, 'translate(592 471) rotate(4)')
  line('M550 463v.1M530 455v.1M510 445v.1', shadeColour(main, -0.6), { width: 6 })
}
