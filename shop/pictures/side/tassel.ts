import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const heel = 'M562 690L570 720L702 720L715 674Z'
const outsole =
  'M82 696C80 687 88 682 100 685C180 701 250 707 330 705C420 701 480 693 566 687L716 672L714 689L570 704C500 710 420 719 340 720C260 721 180 719 130 712C100 708 85 704 82 696Z'
const upper =
  'M94 688C84 658 102 638 144 626C208 612 270 604 320 580C362 560 396 536 428 510C440 502 452 506 460 520C484 558 528 594 594 600C644 602 674 588 694 560C701 550 712 552 714 564C717 592 724 630 717 676C600 692 500 702 420 707C300 716 180 706 94 688Z'
const farSide =
  'M450 510C504 540 558 566 610 570C650 570 680 550 706 556L710 572C684 618 624 628 566 616C512 602 480 560 450 510Z'
const apron =
  'M112 644C118 634 130 630 144 626C208 612 270 604 320 580C362 560 396 536 428 510C444 550 446 580 430 602C350 634 252 652 176 658C138 660 114 656 112 644Z'
const lace = 'M430 540C470 586 530 618 596 622C646 622 676 608 700 584'

/** A tassel loafer, from its outer side, toe to the left. */
export function drawTasselSide(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.35)

  solid(farSide, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.15), shadeColour(lining, -0.6)]))
  solid(upper, blend('down', [shadeColour(main, 0.18), main, shadeColour(main, -0.2)]), () => {
    soft('M80 714L420 724L720 690L720 656L420 690L90 670Z', shadeColour(main, -0.6), { blur: 9, opacity: 0.6 })
    soft('M500 640C580 656 640 650 690 620L694 648C640 676 560 676 510 660Z', shadeColour(main, 0.45), {
      blur: 10,
      opacity: 0.5,
    })
    soft('M112 676C160 676 260 676 380 646L384 656C260 690 160 690 114 688Z', shadeColour(main, 0.5), {
      blur: 6,
      opacity: 0.5,
    })
  })
  solid(apron, blend('down', [shadeColour(main, 0.24), shadeColour(main, 0.05)]), () => {
    soft('M150 640C220 626 300 612 360 578L370 592C310 624 230 642 154 650Z', shadeColour(main, 0.6), {
      blur: 9,
      opacity: 0.6,
    })
  })
  const seam = 'M112 644C116 656 138 660 176 658C252 652 344 634 430 602C446 582 448 556 442 528'
  line(seam, groove, { width: 4, opacity: 0.7 })
  line(seam, shadeColour(main, 0.3), { width: 9, dash: '2 7' })

  solid(
    'M692 563C700 550 712 552 714 564C717 592 724 630 717 676L697 679C703 640 702 597 692 563Z',
    blend('across', [shadeColour(panel, 0.15), shadeColour(panel, -0.3)]),
  )
  stitch('M686 574C693 602 694 640 689 680', thread, groove)
  line(lace, groove, { width: 10, opacity: 0.7 })
  line(lace, shadeColour(accent, 0.05), { width: 7, dash: '26 9' })
  line('M460 520C484 558 528 594 594 600C644 602 674 588 694 560', shadeColour(panel, -0.3), { width: 8 })
  line('M460 518C484 556 528 592 594 598C644 600 674 586 694 558', shadeColour(panel, 0.35), { width: 2.5 })

  const cord = 'M424 536C408 544 392 552 380 566M430 540C424 556 418 570 416 584'
  line(cord, shadeColour(accent, -0.5), { width: 9 })
  line(cord, shadeColour(accent, 0.1), { width: 6 })
  const drawTassel = (place: string) =>
    sheet.group(`transform="${place}"`, () => {
      soft('M-16 0C-24 30-26 50-26 62H26C26 50 22 30 14 0Z', shadeColour(main, -0.9), { blur: 5, opacity: 0.5 })
      solid(
        'M-11 4C-18 24-23 44-24 60L-12 66L-2 60L8 66L22 60C20 42 16 22 11 4Z',
        blend('across', [shadeColour(accent, -0.2), shadeColour(accent, 0.25), shadeColour(accent, -0.3)]),
      )
      line('M-12 20L-17 58M-6 20L-8 58M0 20L0 58M6 20L8 58M11 20L16 56', shadeColour(accent, -0.55), {
        width: 2,
        opacity: 0.8,
      })
      solid(
        'M-13-6C-8-12 8-12 13-6L12 10H-12Z',
        blend('across', [shadeColour(panel, 0.1), shadeColour(accent, 0.3), shadeColour(panel, -0.2)]),
      )
    })
  drawTassel('translate(374 572) rotate(22)')
  drawTassel('translate(414 588) rotate(4)')
  solid(
    'M412 530C418 520 434 518 442 526C446 536 440 548 428 550C416 550 408 542 412 530Z',
    blend('down', [shadeColour(accent, 0.4), shadeColour(accent, -0.2)]),
  )

  solid(
    heel,
    blend('across', [shadeColour(leather, -0.25), shadeColour(leather, 0.1), shadeColour(leather, -0.35)]),
    () => {
      line('M550 704L720 696M550 713L720 709', shadeColour(leather, -0.5), { width: 1.5, opacity: 0.6 })
    },
  )
  solid(outsole, blend('down', [shadeColour(leather, 0.22), leather, shadeColour(leather, -0.3)]))
  stitch(
    'M92 689C180 705 250 711 330 709C420 705 480 697 566 691L714 677',
    shadeColour(lining, 0.1),
    shadeColour(leather, -0.5),
  )
}
