import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const heel = 'M556 756L564 800L704 800L717 746Z'
const outsole =
  'M82 772C80 763 88 757 100 760C180 778 260 785 330 781C420 773 480 764 560 757L717 745L715 762L562 774C500 779 430 791 360 797C300 802 220 802 160 796C118 791 86 783 82 772Z'
const upper =
  'M96 764C84 728 104 702 152 686C216 666 292 648 348 612C404 574 444 526 455 460C459 434 460 414 460 396C530 404 610 402 692 386C698 430 690 480 693 530C696 590 724 650 719 712C718 730 717 740 714 752C600 766 500 774 420 781C300 792 180 786 96 764Z'
const opening = 'M460 396C504 378 640 368 692 386C640 402 520 406 460 396Z'
const quarter =
  'M586 604C578 650 560 710 546 772C620 766 680 758 714 752C717 740 718 730 719 712C724 650 696 590 693 530C690 480 698 430 692 386L620 398C620 470 610 550 586 604Z'
const gusset =
  'M532 402C538 470 552 542 574 598C580 612 594 612 600 598C618 542 632 470 638 397C600 402 570 403 532 402Z'
const ribs = Array.from({ length: 9 }, (_, rib) => {
  const share = (rib + 1) / 10
  const bow = Math.round((share - 0.5) * 60)
  return `M${Math.round(532 + 106 * share)} 400Q${586 + bow} 520 ${Math.round(576 + 22 * share)} 602`
}).join('')

/** A Chelsea boot, from its outer side, toe to the left. */
export function drawChelseaSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const groove = shadeColour(main, -0.5)
  const thread = shadeColour(main, 0.35)

  line('M688 424L692 372C692 356 670 354 668 370L668 400', shadeColour(panel, -0.3), { width: 15 })
  line('M688 424L692 372C692 356 670 354 668 370L668 400', shadeColour(panel, 0.1), { width: 11 })
  solid(opening, blend('down', [shadeColour(lining, 0.1), shadeColour(lining, -0.3), shadeColour(lining, -0.65)]))

  solid(upper, blend('across', [shadeColour(main, -0.04), main, shadeColour(main, 0.1), main]), () => {
    soft(
      'M130 716C170 690 280 680 370 630C430 590 466 540 484 420L500 420C494 560 450 630 390 664C300 706 190 716 140 736Z',
      shadeColour(main, 0.45),
      { blur: 13, opacity: 0.55 },
    )
    soft('M80 790L420 800L720 760L720 726L420 756L90 740Z', shadeColour(main, -0.6), { blur: 11, opacity: 0.6 })
    soft('M440 560C480 600 520 610 560 606C530 620 480 624 430 590Z', shadeColour(main, -0.5), {
      blur: 7,
      opacity: 0.5,
    })
  })
  solid(
    quarter,
    blend('across', [mixColours(main, panel, 0.3), mixColours(main, panel, 0.5), shadeColour(panel, -0.2)]),
    () => {
      soft('M640 440C640 520 640 620 650 740L670 740C672 640 668 520 662 440Z', shadeColour(main, 0.4), {
        blur: 10,
        opacity: 0.5,
      })
      soft('M540 790L720 770L720 728L550 746Z', shadeColour(main, -0.6), { blur: 9, opacity: 0.6 })
    },
  )
  line('M586 604C578 650 560 710 546 772', groove, { width: 3, opacity: 0.7 })
  stitch('M577 618C568 660 550 714 537 772', thread, groove)
  line('M440 552C460 562 486 566 510 562M428 580C452 592 484 596 520 590', groove, { width: 3, opacity: 0.25 })

  solid(
    gusset,
    blend('across', [shadeColour(accent, -0.4), shadeColour(accent, 0.08), shadeColour(accent, -0.4)]),
    () => {
      line(ribs, shadeColour(accent, -0.6), { width: 4, opacity: 0.8 })
      line(ribs, shadeColour(accent, 0.3), { width: 1.2, opacity: 0.6 })
    },
  )
  stitch('M523 402C529 472 543 546 567 604C577 622 598 622 608 604C626 546 640 472 647 396', thread, groove)
  line('M460 396C530 404 610 402 692 386', shadeColour(main, 0.35), { width: 3.5, opacity: 0.8 })
  stitch('M461 407C530 415 610 413 692 398', thread, groove)
  solid(
    'M681 388L692 386C697 430 692 460 692 490L676 484C682 450 682 420 681 388Z',
    blend('across', [shadeColour(panel, 0.12), shadeColour(panel, -0.2)]),
  )

  solid(
    heel,
    blend('across', [shadeColour(rubber, -0.25), shadeColour(rubber, 0.08), shadeColour(rubber, -0.3)]),
    () => {
      line('M550 778L720 770M550 789L720 785', shadeColour(rubber, -0.5), { width: 1.5, opacity: 0.6 })
    },
  )
  solid(outsole, blend('down', [shadeColour(rubber, 0.2), rubber, shadeColour(rubber, -0.3)]))
  stitch(
    'M94 764C180 782 260 789 330 785C420 777 480 768 560 761L714 750',
    shadeColour(lining, 0.1),
    shadeColour(rubber, -0.5),
  )
}
