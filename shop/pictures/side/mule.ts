import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawWool } from '../parts/draw-wool.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

const sole =
  'M80 694C78 680 90 674 108 676C220 692 400 692 520 686C600 682 660 678 702 670C716 668 724 676 722 690L718 706C716 716 708 720 696 720L180 720C130 720 84 712 80 694Z'
const upper =
  'M98 682C80 624 112 576 184 552C254 528 322 506 384 474C420 456 446 462 460 488C488 544 524 610 596 684C480 698 220 698 98 682Z'
const heelLip =
  'M560 686C640 684 684 668 700 634C708 618 724 622 725 642C726 656 724 668 720 678C680 688 620 692 560 686Z'
const cuff = 'M398 474C434 492 456 536 482 580C510 624 548 664 588 674'
const farCuff = 'M408 470C470 476 524 520 560 572C592 616 640 640 696 630'

/** An open-backed house slipper of felt with a wool lining, from its outer side, toe to the left. */
export function drawMuleSide(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet

  const drawLining = (path: string, width: number, shade: number) =>
    drawWool(sheet, path, { wool: lining, width, shade })
  const warm = mixColours(lining, '#94724e', 0.45)
  solid(
    'M404 470C470 480 520 520 556 574C590 622 640 648 706 640L716 690L560 690C480 640 440 560 404 470Z',
    blend('slant', [warm, shadeColour(warm, -0.3), shadeColour(warm, -0.1)]),
  )
  drawLining(farCuff, 22, -0.08)
  drawLining('M586 672C630 660 664 660 700 640', 20, -0.02)
  solid(heelLip, blend('across', [shadeColour(main, 0.1), main, shadeColour(main, -0.25)]), () => {
    soft('M560 700L730 700L730 676L560 690Z', shadeColour(main, -0.6), { blur: 6, opacity: 0.5 })
  })
  stitch('M590 681C650 678 692 664 706 640', shadeColour(accent, 0.2), shadeColour(main, -0.4))

  solid(upper, blend('down', [shadeColour(main, 0.25), main, shadeColour(main, -0.2)]), () => {
    soft('M110 640C140 580 240 570 370 510L400 540C320 590 220 600 150 650Z', shadeColour(main, 0.4), {
      blur: 20,
      opacity: 0.6,
    })
    soft('M80 704L600 704L600 670L320 668L90 656Z', shadeColour(main, -0.6), { blur: 10, opacity: 0.6 })
    soft('M400 500C430 560 480 640 560 690L500 690C440 640 400 570 380 510Z', shadeColour(main, -0.5), {
      blur: 10,
      opacity: 0.5,
    })
  })
  const welt = 'M100 664C190 680 340 684 470 680'
  stitch(welt, shadeColour(accent, 0.2), shadeColour(main, -0.4))
  stitch('M150 566C176 590 190 640 190 676', shadeColour(panel, 0.3), shadeColour(main, -0.5))
  drawLining(cuff, 38, 0.05)

  solid(sole, blend('down', [shadeColour(rubber, 0.2), rubber, shadeColour(rubber, -0.25)]), () => {
    line('M80 706L730 706', shadeColour(rubber, -0.4), { width: 2 })
  })
}
