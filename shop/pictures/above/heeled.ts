import type { Colourway } from '../../products/product.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const toe = 'M-108-218C-56-252 64-250 114-206C124-176 124-140 118-108C68-150-58-152-104-116C-112-150-114-188-108-218Z'
const counter =
  'M-92 160C-92 220-80 276-46 302C-16 318 20 318 50 302C82 276 94 220 96 160C108 240 100 338 2 340C-96 338-106 240-92 160Z'
const ankle = 'M-86 190C-112 76-74 6 0 2C76 6 116 76 92 190'

/** The right heeled sandal from above. */
export function drawHeeledAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(.96 1)"', () => {
    solid(footOutline, blend('slant', [shadeColour(leather, 0.15), shadeColour(leather, -0.3)]))
    solid(
      upperOutline,
      blend('down', [
        shadeColour(lining, 0.15),
        shadeColour(lining, 0.05),
        shadeColour(lining, -0.22),
        shadeColour(lining, -0.05),
      ]),
      () => {
        soft('M-70-90C-40-40 40-40 80-90L70 60C30 100-30 100-62 60Z', shadeColour(lining, -0.6), {
          blur: 26,
          opacity: 0.3,
        })
      },
    )
    stitch(upperOutline, shadeColour(lining, 0.3), shadeColour(lining, -0.5))
  })
  soft(toe, shadeColour(lining, -0.85), { blur: 8, opacity: 0.6 })
  solid(
    toe,
    blend('across', [
      shadeColour(main, -0.38),
      shadeColour(main, 0.06),
      shadeColour(main, 0.32),
      shadeColour(main, 0.02),
      shadeColour(main, -0.4),
    ]),
  )
  stitch(
    'M-100-208C-54-238 60-236 106-196M-98-128C-54-162 62-160 110-122',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )
  line('M-108-164C-56-202 64-200 118-156', shadeColour(panel, -0.4), { width: 19 })
  line('M-108-164C-56-202 64-200 118-156', shadeColour(panel, 0.12), { width: 15 })
  line('M-60-184C-20-196 30-194 66-182', shadeColour(panel, 0.5), { width: 3, opacity: 0.7 })

  solid(counter, blend('down', [shadeColour(main, 0.18), main, shadeColour(main, -0.3)]))
  stitch(
    'M-88 190C-80 250-66 284-42 296C-14 308 18 308 46 296C74 284 86 250 92 190',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )
  soft(
    'M-92 200C-116 96-78 22 4 20C84 22 116 96 100 200L84 194C94 106 74 42 4 40C-64 42-90 106-76 194Z',
    shadeColour(lining, -0.9),
    {
      blur: 8,
      opacity: 0.45,
    },
  )
  line(ankle, shadeColour(main, -0.5), { width: 24 })
  line(ankle, main, { width: 20 })
  line('M-82 180C-104 76-68 14 0 9C70 14 108 76 86 180', shadeColour(main, 0.45), { width: 4.5, opacity: 0.6 })
  drawBuckle(sheet, accent, 'translate(96 112) rotate(82)')
  line('M98 160v.1M96 178v.1M92 66v.1', shadeColour(main, -0.6), { width: 6 })
}
