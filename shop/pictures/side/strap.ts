import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M90 702C88 692 96 688 106 691C200 709 320 711 420 706C520 701 620 695 710 684L704 720L590 720L584 704C520 714 420 721 300 721C200 721 100 718 90 702Z'
const upper =
  'M98 696C86 656 110 630 162 620C204 612 236 606 262 596C284 626 334 656 420 656C520 654 618 616 682 566C694 558 706 562 708 574C713 612 718 654 710 687C600 702 420 712 300 710C200 708 130 704 98 696Z'
const farSide =
  'M256 598C280 580 316 594 356 610C420 628 500 626 560 608C612 592 652 568 690 558L706 572C624 644 520 670 420 670C330 668 280 630 256 598Z'
const toeCap = 'M98 696C86 656 110 630 162 620C172 618 182 616 192 614C214 640 222 676 216 710C160 708 122 702 98 696Z'
const topline = 'M262 596C284 626 334 656 420 656C520 654 618 616 684 566'
const near = 'M404 676C402 628 416 584 448 552C460 542 476 542 482 552C470 572 452 612 452 676Z'

/** A round ballet flat with a buckled strap over the instep, from its outer side, toe to the left. */
export function drawStrapSide(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(farSide, blend('down', [shadeColour(lining, 0.25), lining, shadeColour(lining, -0.45)]), () => {
    soft('M300 684C400 634 560 644 640 594L700 594L600 694Z', shadeColour(lining, -0.7), { blur: 12, opacity: 0.5 })
  })
  line('M258 598C282 584 316 596 356 612C420 630 500 628 560 610C612 594 652 570 690 560', shadeColour(panel, -0.1), {
    width: 6,
  })
  line('M470 556C496 574 512 594 518 618', shadeColour(main, -0.55), { width: 26 })
  line('M472 554C498 572 514 594 520 618', shadeColour(main, -0.3), { width: 20 })

  solid(upper, blend('down', [shadeColour(main, 0.25), main, shadeColour(main, -0.22)]), () => {
    soft('M80 722L420 722L720 698L720 674L420 694L90 682Z', shadeColour(main, -0.55), { blur: 7, opacity: 0.6 })
    soft('M470 672C540 662 620 640 690 602L692 632C620 664 540 682 476 688Z', shadeColour(main, 0.5), {
      blur: 8,
      opacity: 0.6,
    })
    soft('M216 630C240 624 256 614 264 606L286 632C264 642 240 644 224 650Z', shadeColour(main, 0.5), {
      blur: 6,
      opacity: 0.6,
    })
  })
  solid(toeCap, blend('down', [shadeColour(panel, 0.25), panel, shadeColour(panel, -0.22)]), () => {
    soft('M118 662C130 644 158 636 186 632L192 644C164 650 138 660 126 682Z', shadeColour(panel, 0.7), {
      blur: 5,
      opacity: 0.7,
    })
  })
  line('M192 614C214 640 222 676 216 710', shadeColour(panel, -0.5), { width: 3, opacity: 0.6 })
  stitch('M202 613C224 640 232 676 226 709', shadeColour(main, 0.4), shadeColour(main, -0.4))
  stitch('M676 578C680 612 682 654 678 688', shadeColour(main, 0.4), shadeColour(main, -0.4))
  line(topline, shadeColour(panel, -0.25), { width: 9 })
  line(topline, shadeColour(panel, 0.12), { width: 6 })

  solid(near, blend('across', [shadeColour(main, -0.2), shadeColour(main, 0.3), shadeColour(main, -0.1)]))
  stitch(
    'M413 674C412 630 426 588 456 558M443 674C444 612 458 574 472 552',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )
  drawBuckle(sheet, mixColours(accent, '#d9c491', 0.65), 'translate(428 634) rotate(-84) scale(1.12)')
  line('M441 592v.1M451 576v.1', shadeColour(main, -0.65), { width: 5 })

  solid(sole, blend('down', [shadeColour(leather, 0.25), leather, shadeColour(leather, -0.3)]))
}
