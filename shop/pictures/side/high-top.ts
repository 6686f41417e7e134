import type { Colourway } from '../../products/product.ts'
import { drawLaces, type Eyelet } from '../parts/draw-laces.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 684C78 664 90 658 110 660C200 674 300 676 400 670C520 663 620 655 706 649C718 649 724 657 722 670L717 702C714 714 706 719 694 720L150 721C120 721 96 712 88 704C82 698 81 692 80 684Z'
const upper =
  'M100 670C94 634 118 615 168 605C226 593 272 580 312 558C352 536 386 508 410 474C426 450 436 424 446 398C450 390 458 387 466 389C530 404 610 402 676 382C686 379 694 384 695 394C697 450 700 500 708 545C716 590 722 631 714 662C600 678 380 696 240 690C180 688 130 684 100 670Z'
const tongue =
  'M404 480C424 452 432 422 438 390C441 374 452 367 468 371L506 380C514 384 513 392 508 400L480 540L330 590L306 562C346 540 382 512 404 480Z'
const farCollar = 'M452 392C520 372 640 366 694 386C660 406 530 416 452 392Z'
const eyestay =
  'M300 564C346 540 384 508 410 474C426 450 436 424 446 398C452 389 460 388 468 390L502 397C494 444 476 490 446 528C414 568 360 610 312 616C292 612 288 580 300 564Z'
const toeCap =
  'M100 670C94 634 118 615 168 605C182 602 196 599 208 596C212 622 232 650 268 662C300 672 314 680 324 690L240 692C180 690 130 684 100 670Z'
const heelStrip =
  'M714 664C722 631 716 590 708 545C700 500 697 450 695 394C694 384 686 379 676 382L650 389C650 450 654 520 664 570C670 604 672 636 668 668Z'
const eyelets: Eyelet[] = [
  [330, 590, -16, -32],
  [364, 569, -18, -30],
  [395, 543, -21, -27],
  [422, 513, -24, -22],
  [445, 481, -27, -17],
  [461, 448, -29, -12],
  [472, 415, -30, -8],
]

/** A trainer that covers the ankle, from its outer side, toe to the left. */
export function drawHighTopSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const thread = shadeColour(main, 0.45)
  const groove = shadeColour(main, -0.4)

  solid(farCollar, blend('down', [shadeColour(lining, 0.2), shadeColour(lining, -0.2), shadeColour(lining, -0.6)]))
  solid(tongue, blend('across', [shadeColour(main, -0.3), shadeColour(main, -0.1), shadeColour(main, 0.25)]))
  line('M444 392C448 380 456 376 468 379L504 387', shadeColour(main, 0.5), { width: 2.5, opacity: 0.7 })

  solid(
    upper,
    blend('across', [shadeColour(main, 0.02), shadeColour(main, 0.14), main, shadeColour(main, -0.14)]),
    () => {
      soft('M500 430C560 440 610 436 640 420L650 600L420 640C470 590 496 520 500 430Z', shadeColour(main, 0.35), {
        blur: 24,
        opacity: 0.5,
      })
      soft('M90 694L320 690L720 661L720 636L330 660L100 658Z', shadeColour(main, -0.5), { blur: 8, opacity: 0.55 })
    },
  )
  stitch('M362 628C440 616 520 590 562 560C600 532 630 516 652 508', thread, groove)

  solid(toeCap, blend('down', [shadeColour(panel, 0.2), panel, shadeColour(panel, -0.22)]), () => {
    soft('M118 634C130 620 160 614 190 612L196 621C170 625 140 631 126 649Z', shadeColour(panel, 0.65), {
      blur: 6,
      opacity: 0.7,
    })
  })
  stitch('M216 600C222 626 244 648 278 658C304 666 320 676 332 688', shadeColour(panel, 0.4), groove)

  solid(heelStrip, blend('across', [shadeColour(panel, 0.12), panel, shadeColour(panel, -0.3)]))
  stitch('M641 392C641 452 646 522 655 572C661 604 663 636 659 664', thread, groove)
  line('M466 391C530 406 610 404 688 382', shadeColour(lining, -0.15), { width: 10 })
  line('M466 391C530 406 610 404 688 382', shadeColour(lining, 0.4), { width: 3, opacity: 0.8 })
  stitch('M510 412C560 416 610 412 640 405', thread, groove)
  solid(
    'M694 384C706 380 712 386 711 398L708 448C698 452 688 450 680 444L682 392Z',
    blend('across', [accent, shadeColour(accent, -0.3)]),
  )

  solid(eyestay, blend('slant', [shadeColour(panel, 0.25), panel, shadeColour(panel, -0.12)]))
  stitch('M310 606C356 598 402 560 434 520C464 482 482 440 490 400', shadeColour(panel, 0.4), shadeColour(panel, -0.4))
  drawLaces(sheet, eyelets, { lace: accent, hole: shadeColour(panel, -0.5) })
  const bow =
    'M444 408C418 392 380 398 386 412C392 426 426 422 446 410C478 412 502 438 488 452C470 458 452 430 446 410C438 434 426 452 408 464'
  line(bow, shadeColour(accent, -0.45), { width: 11 })
  line(bow, shadeColour(accent, 0.1), { width: 8 })

  solid(sole, blend('down', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.2)]), () => {
    line('M70 700C128 708 180 708 240 707L730 703', shadeColour(panel, -0.1), { width: 5 })
    soft('M650 640L730 640L730 730L700 730Z', shadeColour(rubber, -0.5), { blur: 12, opacity: 0.3 })
  })
  stitch(
    'M94 671C160 680 220 684 300 685C380 684 480 680 560 674L716 662',
    shadeColour(rubber, 0.2),
    shadeColour(rubber, -0.35),
  )
}
