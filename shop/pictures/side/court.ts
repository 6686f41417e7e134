import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 684C78 668 90 662 110 662C200 676 300 680 400 674C520 667 620 659 706 653C718 653 724 661 722 674L717 702C714 714 706 719 694 720L250 721C190 721 134 714 104 703C88 697 82 692 80 684Z'
const upper =
  'M100 670C94 634 118 615 168 605C226 593 272 580 312 562C364 538 420 508 462 489C472 484 482 485 490 493C514 515 552 534 602 536C640 536 664 526 684 513C694 507 708 507 712 518C716 533 712 552 716 575C721 603 722 631 714 662C600 678 380 696 240 690C180 688 130 684 100 670Z'
const tongue =
  'M304 567C346 534 396 502 438 467C448 457 464 452 480 458L516 470C525 475 524 485 516 492L492 507L330 580Z'
const farCollar =
  'M470 498C500 497 550 511 604 512C644 512 668 498 694 502L710 520C692 546 640 557 602 552C550 546 504 530 470 498Z'
const eyestay =
  'M300 568C356 539 418 510 462 489C472 484 482 485 490 493C497 499 505 506 514 511C484 536 438 557 392 580C362 597 336 613 310 616C292 612 288 580 300 568Z'
const toeCap =
  'M100 670C94 634 118 615 168 605C178 603 188 601 198 598C198 621 218 648 264 659C302 668 322 678 334 694L240 692C180 690 130 684 100 670Z'
const heelCounter =
  'M714 664C721 633 722 605 716 575C714 562 713 551 713 541C680 551 648 569 628 602C612 628 606 649 604 680Z'
const heelTab =
  'M688 511C696 506 708 507 712 518C716 533 713 546 714 557C700 562 686 556 680 546C674 534 676 520 688 511Z'
const collarEdge = 'M490 493C514 515 552 534 602 536C640 536 664 526 686 511'
const rows = [0, 1, 2, 3, 4, 5].map((row) => [332 + row * 30, Math.round(579 - row * 15.7)] as const)

/** A low court trainer, from its outer side, toe to the left. */
export function drawCourtSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  solid(farCollar, blend('down', [shadeColour(lining, 0.2), lining, shadeColour(lining, -0.6)]))
  solid(tongue, blend('across', [shadeColour(main, -0.3), shadeColour(main, -0.1), shadeColour(main, 0.25)]))
  line('M442 470C452 460 464 456 478 461L514 473', shadeColour(main, 0.5), { width: 2.5, opacity: 0.7 })

  solid(upper, blend('down', [shadeColour(main, 0.2), main, shadeColour(main, -0.16)]), () => {
    soft('M420 562C500 587 590 571 690 538L700 612L400 644Z', shadeColour(main, 0.3), { blur: 22, opacity: 0.5 })
    soft('M90 694L320 690L720 661L720 643L330 666L100 661Z', shadeColour(main, -0.5), { blur: 8, opacity: 0.55 })
  })
  line('M486 502C512 525 550 546 602 548C642 548 668 536 688 525', shadeColour(main, -0.4), { width: 2, opacity: 0.5 })

  solid(toeCap, blend('down', [shadeColour(panel, 0.2), panel, shadeColour(panel, -0.22)]), () => {
    soft('M118 634C130 620 160 614 190 612L196 621C170 625 140 631 126 649Z', shadeColour(panel, 0.65), {
      blur: 6,
      opacity: 0.7,
    })
  })
  stitch('M204 601C206 623 232 646 272 654C306 662 324 672 334 686', shadeColour(panel, 0.4), shadeColour(main, -0.4))
  line('M228 600v.1M248 594v.1M268 588v.1M234 613v.1M254 608v.1M274 602v.1', shadeColour(main, -0.55), { width: 7 })

  solid(heelCounter, blend('across', [shadeColour(panel, 0.1), panel, shadeColour(panel, -0.3)]), () => {
    soft('M664 579C656 592 646 620 646 653L662 653C664 620 674 595 690 575Z', shadeColour(panel, 0.4), {
      blur: 7,
      opacity: 0.5,
    })
  })
  stitch('M708 548C678 557 654 575 636 605C621 630 614 649 612 670', shadeColour(panel, 0.4), shadeColour(panel, -0.4))

  line(collarEdge, shadeColour(lining, -0.15), { width: 9 })
  line(collarEdge, shadeColour(lining, 0.4), { width: 3, opacity: 0.8 })
  solid(heelTab, blend('across', [shadeColour(accent, 0.2), accent, shadeColour(accent, -0.25)]))
  stitch(
    'M708 553C698 554 690 549 686 541C682 531 684 523 692 516',
    shadeColour(accent, -0.3),
    shadeColour(accent, -0.2),
  )

  solid(eyestay, blend('slant', [shadeColour(panel, 0.25), panel, shadeColour(panel, -0.12)]))
  stitch('M308 607C332 603 358 590 388 575C432 552 474 531 504 511', shadeColour(panel, 0.4), shadeColour(panel, -0.4))
  line(rows.map(([x, y]) => `M${x} ${y}v.1`).join(''), shadeColour(panel, -0.5), { width: 13 })
  const laces = rows.map(([x, y]) => `M${x} ${y}C${x - 7} ${y - 10} ${x - 15} ${y - 21} ${x - 17} ${y - 31}`).join('')
  line(laces, shadeColour(accent, -0.45), { width: 14 })
  line(laces, accent, { width: 11 })
  line(laces, shadeColour(accent, 0.6), { width: 3, opacity: 0.7 })
  const bow =
    'M468 477C440 464 404 472 408 487C414 500 448 493 468 479C498 480 520 505 506 518C490 525 474 500 468 480C458 502 446 521 426 534'
  line(bow, shadeColour(accent, -0.45), { width: 11 })
  line(bow, shadeColour(accent, 0.1), { width: 8 })

  solid(sole, blend('down', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.2)]), () => {
    line('M70 704C128 714 180 712 240 711L730 707', shadeColour(rubber, -0.35), { width: 2.5 })
    soft('M650 644L730 644L730 730L700 730Z', shadeColour(rubber, -0.5), { blur: 12, opacity: 0.3 })
  })
  stitch(
    'M94 673C120 674 160 682 220 686C300 690 380 688 440 684C540 677 640 668 716 662',
    shadeColour(rubber, 0.2),
    shadeColour(rubber, -0.35),
  )
}
