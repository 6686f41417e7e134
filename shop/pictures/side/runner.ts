import type { Colourway } from '../../products/product.ts'
import { drawLaces, type Eyelet } from '../parts/draw-laces.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const outsole =
  'M74 664C84 690 112 712 176 720L300 722C360 716 400 716 440 722L690 720C710 718 724 700 732 668L720 650L90 650Z'
const midsole =
  'M72 662C68 644 80 636 104 640C200 660 300 662 400 650C520 634 620 622 716 606C734 604 742 614 738 632L728 676C724 692 714 700 700 702C600 708 500 706 420 704C300 712 180 710 112 690C88 682 76 674 72 662Z'
const upper =
  'M92 654C84 618 108 594 158 580C220 562 268 550 308 532C358 508 414 482 456 468C466 465 476 467 484 475C510 502 552 528 600 526C640 524 660 502 676 478C686 462 706 464 712 480C722 510 718 540 720 566C724 596 722 618 712 634C600 650 380 672 240 668C170 666 116 664 92 654Z'
const tongue =
  'M302 538C344 512 394 488 434 458C444 446 462 440 480 446L512 456C522 461 522 470 514 478L494 504L330 562Z'
const farCollar =
  'M466 484C500 486 552 504 606 504C642 502 662 482 692 474L706 500C690 532 640 548 600 546C548 540 502 518 466 484Z'
const mudguard =
  'M92 654C84 618 108 594 158 580C176 575 192 570 206 566C216 598 260 624 330 630C420 634 500 616 560 592L600 610C520 650 380 672 240 668C170 666 116 664 92 654Z'
const saddle =
  'M304 534C358 508 414 482 456 468C466 465 476 467 484 475C492 484 501 492 511 499C484 528 440 550 398 570L420 650L352 662C340 626 318 592 296 574C286 560 290 544 304 534Z'
const heel = 'M712 634C722 618 724 596 720 566C719 556 718 546 718 538C690 546 662 562 640 590C622 612 608 632 604 652Z'
const ribs = Array.from(
  { length: 4 },
  (_, rib) => `M${428 + rib * 40} ${564 - rib * 14}q22 30 ${32 - rib * 2} ${82 - rib * 4}`,
).join('')
const eyelets: Eyelet[] = [
  [330, 552, -15, -29],
  [360, 537, -15, -29],
  [390, 522, -15, -29],
  [420, 508, -15, -29],
  [450, 495, -15, -28],
  [478, 485, -15, -27],
]

/** A runner with ribs over its middle and a rockered sole, from its outer side, toe to the left. */
export function drawRunnerSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(farCollar, blend('down', [shadeColour(lining, 0.2), lining, shadeColour(lining, -0.6)]))
  solid(tongue, blend('across', [shadeColour(main, -0.3), shadeColour(main, -0.1), shadeColour(main, 0.25)]))
  line('M440 462C450 452 464 446 480 450L510 460', shadeColour(accent, 0.1), { width: 5, opacity: 0.8 })

  solid(upper, blend('down', [shadeColour(main, 0.2), main, shadeColour(main, -0.16)]), () => {
    const mesh = Array.from({ length: 12 }, (_, row) => `M90 ${478 + row * 15}H730`).join('')
    line(mesh, shadeColour(main, -0.5), { width: 4.5, dash: '0 11', opacity: 0.35 })
    soft('M420 552C500 577 590 561 690 520L700 600L400 634Z', shadeColour(main, 0.35), { blur: 22, opacity: 0.5 })
    soft('M90 684L320 680L720 650L720 622L330 646L92 640Z', shadeColour(main, -0.5), { blur: 8, opacity: 0.5 })
    soft('M130 600C180 580 240 566 300 544L306 560C250 584 190 596 140 614Z', shadeColour(main, 0.5), {
      blur: 9,
      opacity: 0.6,
    })
  })
  line(ribs, shadeColour(main, -0.5), { width: 17, opacity: 0.4 })
  line(ribs, shadeColour(panel, 0.06), { width: 14 })
  line(ribs, shadeColour(panel, 0.4), { width: 2.5, opacity: 0.7 })

  solid(mudguard, blend('down', [shadeColour(panel, 0.16), panel, shadeColour(panel, -0.25)]), () => {
    soft('M112 616C124 602 150 594 184 586L190 598C164 604 134 614 122 632Z', shadeColour(panel, 0.65), {
      blur: 6,
      opacity: 0.7,
    })
  })
  stitch('M212 572C224 600 268 618 332 622C420 626 496 608 552 586', shadeColour(panel, 0.4), shadeColour(panel, -0.4))
  solid(heel, blend('across', [shadeColour(panel, 0.1), panel, shadeColour(panel, -0.3)]))
  stitch('M712 546C688 554 664 572 646 596C630 616 620 632 614 648', shadeColour(panel, 0.4), shadeColour(panel, -0.4))
  const edge = 'M486 477C512 503 552 528 600 526C640 524 660 502 680 474'
  line(edge, shadeColour(lining, -0.15), { width: 10 })
  line(edge, shadeColour(lining, 0.4), { width: 3, opacity: 0.8 })
  line('M694 560C716 556 728 540 724 500C723 486 716 476 706 472', shadeColour(accent, -0.35), { width: 11 })
  line('M694 560C716 556 728 540 724 500C723 486 716 476 706 472', accent, { width: 7 })

  solid(saddle, blend('slant', [shadeColour(panel, 0.28), panel, shadeColour(panel, -0.15)]))
  stitch(
    'M312 578C334 598 352 628 361 652M390 574C432 552 472 530 500 504M388 576L410 644',
    shadeColour(panel, 0.4),
    shadeColour(panel, -0.4),
  )
  drawLaces(sheet, eyelets, { lace: accent, hole: shadeColour(panel, -0.5) })
  const bow =
    'M464 462C436 449 400 457 404 472C410 485 444 478 464 464C494 465 516 490 502 503C486 510 470 485 464 465C454 487 442 506 422 519'
  line(bow, shadeColour(accent, -0.45), { width: 11 })
  line(bow, shadeColour(accent, 0.1), { width: 8 })

  solid(outsole, blend('down', [shadeColour(panel, -0.1), shadeColour(panel, -0.4)]))
  solid(midsole, blend('down', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.2)]), () => {
    line('M74 668C180 694 300 692 400 680C520 666 620 662 740 642', shadeColour(rubber, -0.35), { width: 2.5 })
    soft('M560 680C620 640 690 640 740 620L740 700L560 712Z', shadeColour(rubber, -0.5), { blur: 12, opacity: 0.25 })
    line('M520 688C580 676 640 670 706 664', shadeColour(accent, 0.05), { width: 9 })
  })
}
