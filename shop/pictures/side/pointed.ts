import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M78 710C82 702 96 700 112 701C200 712 320 714 420 708C520 702 620 696 710 684L706 720L606 720L598 706C520 714 420 721 300 721C200 722 100 722 78 710Z'
const upper =
  'M78 708C90 690 132 668 182 650C214 638 244 624 270 608C290 640 340 668 426 666C520 662 618 618 680 564C692 554 704 558 707 572C713 612 718 652 710 688C600 704 420 714 300 713C200 714 120 716 78 708Z'
const farSide =
  'M262 612C290 586 330 596 366 614C430 636 500 632 560 612C612 594 650 568 688 556L704 570C624 646 520 680 426 680C330 676 290 644 262 612Z'
const vamp =
  'M78 708C90 690 132 668 182 650C214 638 244 624 270 608C284 632 312 654 362 662C330 690 310 704 306 713C200 714 120 716 78 708Z'
const topline = 'M270 608C290 640 340 668 426 666C520 662 618 618 682 564'

/** A pointed ballet flat, from its outer side, toe to the left. */
export function drawPointedSide(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(farSide, blend('down', [shadeColour(lining, 0.25), lining, shadeColour(lining, -0.45)]), () => {
    soft('M310 690C400 644 560 650 640 596L700 596L600 700Z', shadeColour(lining, -0.7), { blur: 12, opacity: 0.5 })
  })
  line('M264 610C292 588 330 598 366 616C430 638 500 634 560 614C612 596 650 570 688 558', shadeColour(panel, -0.1), {
    width: 5,
  })

  solid(upper, blend('down', [shadeColour(main, 0.25), main, shadeColour(main, -0.22)]), () => {
    soft('M400 688C500 682 600 650 690 604L692 634C600 672 500 694 410 700Z', shadeColour(main, 0.5), {
      blur: 8,
      opacity: 0.6,
    })
    soft('M60 726L420 726L720 702L720 680L420 698L70 700Z', shadeColour(main, -0.55), { blur: 7, opacity: 0.55 })
  })
  solid(vamp, blend('down', [shadeColour(panel, 0.28), panel, shadeColour(panel, -0.2)]), () => {
    soft('M116 694C150 672 200 656 262 628L272 640C220 668 170 680 128 704Z', shadeColour(panel, 0.7), {
      blur: 7,
      opacity: 0.7,
    })
    soft('M60 726L320 726L320 704L70 702Z', shadeColour(panel, -0.6), { blur: 6, opacity: 0.5 })
  })
  line('M362 662C330 690 310 704 306 713', shadeColour(panel, -0.5), { width: 3, opacity: 0.6 })
  stitch('M352 662C320 688 300 702 296 713', shadeColour(panel, 0.4), shadeColour(panel, -0.4))
  stitch('M676 578C680 616 682 656 678 692', shadeColour(main, 0.4), shadeColour(main, -0.4))
  line(topline, shadeColour(panel, -0.3), { width: 8 })
  line(topline, shadeColour(panel, 0.2), { width: 5 })

  solid(
    'M262 604C284 590 312 600 318 622C316 642 298 650 282 640C270 630 262 618 262 604Z',
    blend('slant', [shadeColour(accent, 0.45), shadeColour(accent, -0.25)]),
  )
  line('M274 610C288 604 302 610 306 624', shadeColour(accent, 0.7), { width: 3, opacity: 0.8 })
  solid(sole, blend('down', [shadeColour(leather, 0.25), leather, shadeColour(leather, -0.3)]))
}
