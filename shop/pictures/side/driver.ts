import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M86 694C84 684 94 682 106 686C200 704 330 708 430 704C540 698 640 690 706 676C712 660 716 640 714 620C722 618 728 626 728 640C728 670 724 690 716 700C700 714 660 716 600 716H180C130 716 90 708 86 694Z'
const upper =
  'M96 692C84 656 100 624 146 610C206 594 262 592 314 572C356 554 392 532 424 508C436 500 448 504 456 516C480 554 526 588 594 594C640 596 668 584 688 558C696 548 708 550 712 562C718 592 722 630 715 678C600 694 500 704 420 707C300 714 170 708 96 692Z'
const farSide =
  'M446 508C500 538 556 560 610 564C650 564 676 546 702 554L706 570C680 612 624 620 566 608C512 594 478 556 446 508Z'
const apron =
  'M124 632C130 618 140 612 152 608C206 594 262 592 314 572C356 554 392 532 424 508C444 540 446 566 434 590C350 624 260 640 190 646C148 650 118 648 124 632Z'
const band = 'M336 562C360 550 384 535 406 520C420 556 446 640 478 701C456 704 436 706 414 707C404 660 376 602 336 562Z'

/** A driving loafer on pebbles that climb its heel, from its outer side, toe to the left. */
export function drawDriverSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.4)

  line('M112 714H690', shadeColour(rubber, -0.4), { width: 13, dash: '0 17' })
  solid(sole, blend('down', [shadeColour(rubber, 0.15), shadeColour(rubber, -0.2)]))
  solid(farSide, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.15), shadeColour(lining, -0.6)]))
  solid(upper, blend('down', [shadeColour(main, 0.2), main, shadeColour(main, -0.18)]), () => {
    soft('M80 718L420 726L720 692L720 660L420 694L90 676Z', shadeColour(main, -0.6), { blur: 9, opacity: 0.5 })
    soft('M500 630C580 650 640 644 684 612L690 640C640 670 560 670 510 652Z', shadeColour(main, 0.4), {
      blur: 14,
      opacity: 0.5,
    })
    soft('M112 672C170 680 270 676 370 646L376 660C270 694 170 696 114 686Z', shadeColour(main, 0.4), {
      blur: 9,
      opacity: 0.5,
    })
  })
  solid(apron, blend('down', [shadeColour(main, 0.26), shadeColour(main, 0.06)]), () => {
    soft('M160 628C226 612 300 604 366 564L376 580C312 616 236 632 164 640Z', shadeColour(main, 0.5), {
      blur: 12,
      opacity: 0.6,
    })
  })
  const seam = 'M124 632C118 648 148 650 190 646C260 640 350 624 434 590'
  line(seam, groove, { width: 6, opacity: 0.6 })
  line(seam, shadeColour(accent, 0.15), { width: 14, dash: '3.5 11' })

  soft('M330 566C372 606 402 660 412 712L486 706L420 530Z', shadeColour(main, -0.8), { blur: 5, opacity: 0.5 })
  solid(band, blend('down', [shadeColour(panel, 0.3), shadeColour(panel, 0.05), shadeColour(panel, -0.15)]))
  stitch('M346 558C386 600 412 656 424 704M398 528C414 566 440 642 468 698', thread, groove)
  line('M374 560C384 556 392 552 400 546', shadeColour(panel, -0.6), { width: 9 })

  solid(
    'M690 557C698 548 708 550 712 562C718 592 722 630 715 678L688 682C700 640 700 600 690 557Z',
    blend('across', [shadeColour(panel, 0.15), shadeColour(panel, -0.25)]),
  )
  stitch('M682 566C690 600 690 640 680 682', thread, groove)
  line('M456 516C480 554 526 588 594 594C640 596 668 584 690 556', shadeColour(panel, -0.25), { width: 11 })
  line('M456 513C480 551 526 585 594 591C640 593 668 581 690 553', shadeColour(panel, 0.35), { width: 4 })
  line('M470 548C500 580 540 604 596 610C640 612 668 602 690 584', shadeColour(main, 0.4), {
    width: 1.8,
    dash: '5 5.5',
  })

  solid(
    'M714 700C722 680 724 650 718 616C728 616 732 630 731 650C730 680 726 696 714 700Z',
    blend('down', [shadeColour(rubber, 0.15), shadeColour(rubber, -0.2)]),
  )
  line('M724 632v.1M726 650v.1M725 668v.1M720 686v.1', shadeColour(rubber, -0.35), { width: 13 })
}
