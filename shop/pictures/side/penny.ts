import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const heel = 'M562 690L570 720L702 720L715 674Z'
const outsole =
  'M82 696C80 687 88 682 100 685C180 701 250 707 330 705C420 701 480 693 566 687L716 672L714 689L570 704C500 710 420 719 340 720C260 721 180 719 130 712C100 708 85 704 82 696Z'
const upper =
  'M94 688C84 658 102 638 144 626C208 612 270 606 326 584C366 566 396 544 424 524C436 515 448 518 456 530C480 566 526 600 594 606C644 608 674 594 694 568C701 558 712 560 714 572C717 600 724 630 717 676C600 692 500 702 420 707C300 716 180 706 94 688Z'
const farSide =
  'M446 524C500 550 556 572 610 576C650 576 680 558 706 564L710 580C684 626 624 634 566 622C512 608 478 572 446 524Z'
const apron =
  'M112 644C118 634 130 630 144 626C208 612 270 606 326 584C360 568 384 552 404 538L420 606C340 634 252 652 176 658C138 660 114 656 112 644Z'
const saddle =
  'M340 578C374 561 400 541 424 523C436 515 446 519 452 532C460 570 474 624 516 699C486 702 458 704 436 705C424 662 392 612 340 578Z'
const tongue = 'M414 530C426 508 446 490 468 488C479 488 483 497 481 508C480 528 492 552 514 574L466 566Z'

/** A penny loafer, from its outer side, toe to the left. */
export function drawPennySide(sheet: Sheet, { upper: main, panel, sole: leather, lining }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.35)

  solid(farSide, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.15), shadeColour(lining, -0.6)]))
  solid(tongue, blend('across', [shadeColour(main, 0.15), shadeColour(main, -0.25)]))
  line('M428 512C440 500 454 492 470 491', shadeColour(main, 0.5), { width: 3, opacity: 0.7 })

  solid(upper, blend('down', [shadeColour(main, 0.18), main, shadeColour(main, -0.2)]), () => {
    soft('M80 714L420 724L720 690L720 656L420 690L90 670Z', shadeColour(main, -0.6), { blur: 9, opacity: 0.6 })
    soft('M530 626C580 636 640 630 690 608L694 636C640 660 580 662 546 652Z', shadeColour(main, 0.45), {
      blur: 12,
      opacity: 0.5,
    })
    soft('M112 676C160 676 260 676 380 646L384 656C260 690 160 690 114 688Z', shadeColour(main, 0.5), {
      blur: 6,
      opacity: 0.5,
    })
  })
  solid(apron, blend('down', [shadeColour(main, 0.2), shadeColour(main, 0.05)]), () => {
    soft('M150 640C220 626 300 616 360 580L370 594C310 626 230 642 154 650Z', shadeColour(main, 0.6), {
      blur: 9,
      opacity: 0.6,
    })
  })
  const seam = 'M112 644C116 656 138 660 176 658C250 652 330 636 412 605'
  line(seam, groove, { width: 4, opacity: 0.7 })
  line(seam, shadeColour(main, 0.3), { width: 9, dash: '2 7' })

  soft('M330 584C380 620 412 664 424 712L500 712L450 540Z', shadeColour(main, -0.7), { blur: 5, opacity: 0.5 })
  solid(saddle, blend('down', [shadeColour(panel, 0.3), shadeColour(panel, 0.06), shadeColour(panel, -0.15)]))
  stitch('M352 579C396 610 428 656 444 700', thread, groove)
  stitch('M445 536C453 574 468 624 505 696', thread, groove)
  solid('M394 556C410 564 422 584 424 606C408 600 394 580 394 556Z', shadeColour(main, -0.75))
  line('M394 556C394 580 408 600 424 606', shadeColour(panel, 0.5), { width: 2.5 })

  solid(
    'M692 571C700 558 712 560 714 572C717 600 724 630 717 676L697 679C703 640 702 605 692 571Z',
    blend('across', [shadeColour(panel, 0.15), shadeColour(panel, -0.3)]),
  )
  stitch('M686 580C693 606 694 640 689 680', thread, groove)
  line('M456 530C480 566 526 600 594 606C644 608 674 594 694 568', shadeColour(panel, -0.3), { width: 8 })
  line('M456 528C480 564 526 598 594 604C644 606 674 592 694 566', shadeColour(panel, 0.35), { width: 2.5 })

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
