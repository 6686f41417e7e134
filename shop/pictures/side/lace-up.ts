import type { Colourway } from '../../products/product.ts'
import { drawLaces, type Eyelet } from '../parts/draw-laces.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const lugs = 'M96 776L118 800H190L200 784H250L262 800H330L342 786H400L412 800H470L482 776L560 768L566 800H708L716 752Z'
const outsole =
  'M82 766C80 752 88 746 100 749C180 768 260 775 330 771C420 763 480 754 560 747L717 735C722 736 722 760 715 766L562 780C500 785 430 793 360 795C300 798 220 798 160 790C118 784 86 776 82 766Z'
const upper =
  'M96 756C84 720 104 694 152 678C216 658 290 642 346 606C402 568 440 520 450 456C454 430 455 410 455 390C530 402 612 398 694 378C698 426 690 476 693 526C696 586 724 646 719 706C718 722 717 732 714 744C600 756 500 764 420 771C300 782 180 774 96 756Z'
const tongue =
  'M446 466C450 430 450 404 448 372C448 358 458 352 472 354L520 360C528 364 526 372 522 380L500 470L420 560L386 580Z'
const opening = 'M470 386C520 366 640 360 694 378C642 396 530 402 470 386Z'
const eyestay =
  'M338 610C398 570 440 520 450 456C454 430 455 410 455 390L506 396C508 460 492 530 452 582C424 616 390 642 356 652C334 654 322 628 338 610Z'
const toeCap = 'M96 756C84 720 104 694 152 678C172 672 194 666 214 661C222 698 236 738 262 777C200 777 140 768 96 756Z'
const counter =
  'M552 758C580 720 592 676 616 640C640 606 672 594 708 608C716 640 722 674 719 706C718 722 717 732 714 744Z'
const eyelets: Eyelet[] = [
  [362, 626, -20, -30],
  [394, 604, -22, -28],
  [422, 576, -25, -24],
  [446, 543, -28, -18],
  [463, 508, -31, -12],
  [474, 472, -32, -8],
  [480, 438, -33, -5],
  [482, 408, -33, -4],
]

/** A laced boot on a lugged sole, from its outer side, toe to the left. */
export function drawLaceUpSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.4)

  line('M690 416L696 362C696 346 674 344 672 360L670 396', shadeColour(panel, -0.3), { width: 14 })
  line('M690 416L696 362C696 346 674 344 672 360L670 396', shadeColour(panel, 0.15), { width: 10 })
  solid(opening, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.3), shadeColour(lining, -0.65)]))
  solid(tongue, blend('across', [shadeColour(main, -0.35), shadeColour(main, -0.1), shadeColour(main, 0.2)]))
  line('M455 372C456 362 462 359 472 361L518 367', shadeColour(main, 0.5), { width: 2.5, opacity: 0.7 })

  solid(
    upper,
    blend('across', [
      shadeColour(main, -0.02),
      shadeColour(main, 0.04),
      shadeColour(main, 0.1),
      shadeColour(main, -0.12),
    ]),
    () => {
      soft(
        'M520 420C580 420 620 414 660 404L650 580C600 600 560 640 540 740L400 750C470 660 516 560 520 420Z',
        shadeColour(main, 0.4),
        {
          blur: 22,
          opacity: 0.5,
        },
      )
      soft('M80 786L420 794L720 752L720 716L420 746L90 732Z', shadeColour(main, -0.6), { blur: 11, opacity: 0.6 })
      soft('M480 590C540 590 600 560 690 540L690 556C610 580 550 606 484 610Z', shadeColour(main, -0.5), {
        blur: 7,
        opacity: 0.4,
      })
    },
  )
  line('M352 652C420 690 480 700 552 758', groove, { width: 3, opacity: 0.7 })
  stitch('M356 664C420 698 470 708 536 758M366 652C430 684 500 700 566 738', thread, groove)

  solid(toeCap, blend('down', [shadeColour(main, 0.2), main, shadeColour(main, -0.25)]), () => {
    soft('M116 718C130 700 160 690 196 682L200 694C170 702 142 712 128 734Z', shadeColour(main, 0.7), {
      blur: 7,
      opacity: 0.7,
    })
  })
  line('M214 661C222 698 236 738 262 777', groove, { width: 3, opacity: 0.7 })
  stitch('M224 659C232 696 247 736 272 776', thread, groove)
  line('M203 678v.1M208 700v.1M215 722v.1M225 744v.1', shadeColour(main, -0.6), { width: 6 })

  solid(counter, blend('across', [shadeColour(panel, 0.12), panel, shadeColour(panel, -0.25)]))
  stitch('M562 752C590 716 602 676 624 648C646 618 672 606 706 618', thread, groove)
  stitch('M680 392C684 440 676 490 680 540C682 562 686 580 690 592', thread, groove)
  line('M470 388C530 400 612 396 694 376', shadeColour(lining, -0.2), { width: 15 })
  line('M470 386C530 398 612 394 694 374', shadeColour(lining, 0.2), { width: 4, opacity: 0.7 })

  solid(eyestay, blend('slant', [shadeColour(panel, 0.2), panel, shadeColour(panel, -0.15)]))
  stitch('M358 642C392 630 420 606 444 576C482 528 498 462 496 402', shadeColour(panel, 0.4), shadeColour(panel, -0.45))
  drawLaces(sheet, eyelets, { lace: shadeColour(accent, 0.1), hole: shadeColour(lining, 0.2) })
  const bow =
    'M456 400C430 380 388 386 394 402C402 418 438 414 458 402C492 404 520 432 506 448C486 454 466 426 458 402C450 430 436 450 414 462'
  line(bow, shadeColour(accent, -0.5), { width: 11 })
  line(bow, shadeColour(accent, 0.12), { width: 7.5 })

  solid(lugs, blend('down', [shadeColour(rubber, -0.1), shadeColour(rubber, -0.4)]))
  solid(outsole, blend('down', [shadeColour(rubber, 0.2), rubber, shadeColour(rubber, -0.3)]))
  stitch(
    'M94 755C180 774 260 781 330 777C420 769 480 760 560 753L714 742',
    shadeColour(lining, 0.15),
    shadeColour(rubber, -0.5),
  )
}
