import type { Colourway } from '../../products/product.ts'
import { drawWool } from '../parts/draw-wool.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 694C78 680 90 674 108 676C220 692 400 692 520 686C600 682 660 678 702 670C716 668 724 676 722 690L718 706C716 716 708 720 696 720L180 720C130 720 84 712 80 694Z'
const upper =
  'M98 684C80 626 112 582 184 558C250 538 320 520 376 490C420 466 444 444 458 418C530 436 620 434 690 410C700 470 706 520 714 580C720 620 724 650 718 676C600 694 480 700 380 698C260 698 170 696 98 684Z'
const vamp =
  'M98 684C80 626 112 582 184 558C214 549 246 540 276 532C310 560 320 600 300 640C290 664 284 684 284 698C210 698 150 694 98 684Z'
const knit = Array.from(
  { length: 9 },
  (_, row) => `M456 ${446 + row * 26}Q590 ${466 + row * 26} 716 ${440 + row * 26}`,
).join('')

/** A slipper that closes around the ankle, with a wool cuff and a toggle, from its outer side, toe to the left. */
export function drawBooteeSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  solid(
    'M458 424C500 384 650 376 692 412C650 440 520 446 458 424Z',
    blend('down', [shadeColour(lining, -0.1), shadeColour(lining, -0.5)]),
  )
  drawWool(sheet, 'M462 404C510 378 640 372 688 398', { wool: lining, width: 24, shade: -0.12 })
  solid(upper, blend('slant', [shadeColour(main, 0.26), main, shadeColour(main, -0.2)]), () => {
    line(knit, shadeColour(main, -0.45), { width: 9, dash: '0 12', opacity: 0.4 })
    soft('M130 640C160 590 260 580 380 520L420 550C320 610 230 610 160 660Z', shadeColour(main, 0.4), {
      blur: 20,
      opacity: 0.5,
    })
    soft('M80 708L600 710L730 690L730 656L600 674L320 676L90 660Z', shadeColour(main, -0.6), {
      blur: 10,
      opacity: 0.55,
    })
    soft('M440 540C500 590 560 600 620 590L620 606C560 622 490 610 426 566Z', shadeColour(main, -0.5), {
      blur: 10,
      opacity: 0.22,
    })
  })
  solid(vamp, blend('down', [shadeColour(panel, 0.25), panel, shadeColour(panel, -0.2)]), () => {
    soft('M120 640C140 590 200 574 262 560L270 576C210 590 160 604 140 650Z', shadeColour(panel, 0.5), {
      blur: 12,
      opacity: 0.6,
    })
  })
  line('M276 532C310 560 320 600 300 640C290 664 284 684 284 698', shadeColour(panel, -0.5), { width: 3, opacity: 0.6 })
  stitch(
    'M266 536C299 562 309 600 290 638C280 662 274 682 274 696',
    shadeColour(accent, 0.25),
    shadeColour(panel, -0.4),
  )
  stitch('M690 440C698 500 706 560 710 640', shadeColour(accent, 0.2), shadeColour(main, -0.4))

  // the slit of the shaft, with its loop and toggle
  line('M552 448C548 500 540 540 524 574', shadeColour(main, -0.65), { width: 5, opacity: 0.7 })
  stitch('M563 448C559 500 551 544 534 580', shadeColour(accent, 0.2), shadeColour(main, -0.4))
  line('M600 486C570 476 536 480 534 500C534 516 566 516 600 506', shadeColour(accent, -0.5), { width: 8 })
  line('M600 486C570 476 536 480 534 500C534 516 566 516 600 506', accent, { width: 5 })
  solid(
    'M518 486C518 476 534 474 538 484L546 516C548 528 532 532 527 522Z',
    blend('across', [shadeColour(rubber, 0.3), shadeColour(rubber, -0.35)]),
  )

  drawWool(sheet, 'M458 428C520 452 630 450 692 420', { wool: lining, width: 44, shade: 0.05 })
  solid(sole, blend('down', [shadeColour(rubber, 0.2), rubber, shadeColour(rubber, -0.25)]), () => {
    line('M80 706L730 706', shadeColour(rubber, -0.4), { width: 2 })
  })
}
