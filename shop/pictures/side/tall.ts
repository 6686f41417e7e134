import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const heel = 'M566 760C574 772 578 786 576 800H708L717 744Z'
const outsole =
  'M82 780C80 771 88 765 100 768C180 786 260 792 330 788C420 780 480 766 560 754L718 738L716 752L566 772C500 782 430 796 360 800C300 804 220 806 160 802C118 798 86 790 82 780Z'
const upper =
  'M96 772C84 736 104 710 152 694C216 674 292 656 346 620C400 584 434 540 442 480C448 430 438 380 430 330C424 286 424 236 430 190C510 206 610 204 696 184C706 240 706 300 700 360C694 420 686 470 688 520C692 586 726 640 720 704C719 722 718 732 715 742C600 754 500 772 420 786C300 798 180 790 96 772Z'
const opening = 'M430 190C490 168 640 162 696 184C640 206 500 210 430 190Z'
const back =
  'M600 752C606 690 610 620 606 560C602 480 622 420 626 340C628 290 626 240 622 200L696 184C706 240 706 300 700 360C694 420 686 470 688 520C692 586 726 640 720 704C719 722 718 732 715 742Z'
const strap =
  'M404 574C430 604 470 620 520 614C590 606 640 590 690 566C694 580 698 592 702 602C640 634 590 648 520 654C460 658 410 644 374 606Z'

/** A knee-high boot with a strap at the ankle, from its outer side, toe to the left. */
export function drawTallSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.35)

  solid(opening, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.3), shadeColour(lining, -0.65)]))
  solid(
    upper,
    blend('across', [shadeColour(main, -0.05), main, shadeColour(main, 0.12), shadeColour(main, -0.05)]),
    () => {
      soft(
        'M452 210C446 300 470 400 470 480C466 560 420 620 340 660L300 660C380 610 424 540 430 470C430 400 420 300 436 210Z',
        shadeColour(main, -0.5),
        {
          blur: 12,
          opacity: 0.35,
        },
      )
      soft(
        'M510 220C500 320 530 420 524 500C516 590 440 660 360 690C420 640 476 580 482 480C484 400 470 320 480 220Z',
        shadeColour(main, 0.5),
        {
          blur: 14,
          opacity: 0.55,
        },
      )
      soft('M130 726C170 700 260 690 330 660L340 674C270 706 180 716 142 744Z', shadeColour(main, 0.5), {
        blur: 9,
        opacity: 0.6,
      })
      soft('M80 800L420 806L720 752L720 714L420 758L90 746Z', shadeColour(main, -0.6), { blur: 11, opacity: 0.6 })
    },
  )
  solid(
    back,
    blend('across', [mixColours(main, panel, 0.35), mixColours(main, panel, 0.55), shadeColour(panel, -0.25)]),
    () => {
      soft(
        'M654 210C664 320 644 420 646 520C650 600 670 680 668 740L686 740C690 660 664 600 662 520C660 420 680 320 672 210Z',
        shadeColour(main, 0.4),
        {
          blur: 9,
          opacity: 0.5,
        },
      )
      soft('M590 780L720 756L720 712L600 728Z', shadeColour(main, -0.6), { blur: 9, opacity: 0.6 })
    },
  )
  line('M600 752C606 690 610 620 606 560C602 480 622 420 626 340C628 290 626 240 622 200', groove, {
    width: 3,
    opacity: 0.7,
  })
  stitch('M590 752C596 690 600 620 596 560C592 480 612 420 616 340C618 290 616 240 612 204', thread, groove)
  line('M446 500C470 514 500 518 530 512M438 524C464 542 500 548 536 540', groove, { width: 3, opacity: 0.3 })
  line('M430 191C510 207 610 205 696 185', shadeColour(main, 0.35), { width: 3.5, opacity: 0.8 })
  stitch('M430 204C510 220 610 218 698 198', thread, groove)
  solid(
    'M652 190L680 186L676 246C668 252 660 252 654 248Z',
    blend('across', [shadeColour(panel, 0.15), shadeColour(panel, -0.15)]),
  )

  soft(strap, shadeColour(main, -0.85), { blur: 6, opacity: 0.55 })
  solid(
    strap,
    blend('across', [
      shadeColour(panel, -0.2),
      shadeColour(panel, 0.18),
      shadeColour(panel, 0.05),
      shadeColour(panel, -0.25),
    ]),
  )
  stitch(
    'M408 588C440 612 476 626 520 622C590 614 644 598 692 576M386 606C420 638 466 648 520 644C590 638 640 624 698 594',
    thread,
    groove,
  )
  drawBuckle(sheet, shadeColour(lining, -0.15), 'translate(560 630) rotate(-10)')
  line('M500 637v.1M478 636v.1M456 632v.1', shadeColour(main, -0.7), { width: 6 })

  solid(
    heel,
    blend('across', [shadeColour(rubber, -0.2), shadeColour(rubber, 0.12), shadeColour(rubber, -0.3)]),
    () => {
      line('M560 780L720 776M560 790L720 788', shadeColour(rubber, -0.5), { width: 1.5, opacity: 0.6 })
    },
  )
  solid(outsole, blend('down', [shadeColour(rubber, 0.2), rubber, shadeColour(rubber, -0.3)]))
  stitch(
    'M94 772C180 790 260 796 330 792C420 784 480 770 560 758L714 742',
    shadeColour(accent, 0.2),
    shadeColour(rubber, -0.5),
  )
}
