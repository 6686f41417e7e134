import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const band = 'M-112-206C-60-244 70-242 118-196C128-120 112-30 98 40C50 2-48 0-88 36C-98-30-118-120-112-206Z'
const ribs = [-160, -112, -64, -16].map((y) => `M-122 ${y + 20}C-60 ${y - 20} 66 ${y - 20} 124 ${y + 24}`)
const dots = Array.from({ length: 18 }, (_, row) => `M${row % 2 ? -92 : -80} ${60 + row * 15}H90`).join('')

/** The right slide from above. */
export function drawSlideAbove(sheet: Sheet, { upper: main, panel, sole: foam, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(foam, 0.25), shadeColour(foam, -0.2)]))
  line(footOutline, shadeColour(panel, -0.3), { width: 3 })
  solid(upperOutline, blend('slant', [shadeColour(lining, 0.15), lining, shadeColour(lining, -0.12)]), () => {
    line(dots, shadeColour(lining, -0.35), { width: 6, dash: '0 24', opacity: 0.45 })
    soft('M-44 190C-56 260-30 300 0 300C34 300 56 260 46 190C30 150-26 150-44 190Z', shadeColour(lining, -0.5), {
      blur: 18,
      opacity: 0.35,
    })
    soft('M-60-260C-50-300 20-300 40-266C20-246-40-246-60-260Z', shadeColour(lining, -0.5), { blur: 12, opacity: 0.25 })
  })
  line(upperOutline, shadeColour(lining, -0.35), { width: 2.5 })

  soft(band, shadeColour(lining, -0.9), { blur: 9, opacity: 0.6 })
  solid(
    band,
    blend('across', [
      shadeColour(main, -0.4),
      shadeColour(main, 0.06),
      shadeColour(main, 0.28),
      shadeColour(main, 0.02),
      shadeColour(main, -0.42),
    ]),
    () => {
      for (const rib of ribs) {
        line(rib, shadeColour(main, 0.35), { width: 13, opacity: 0.25 })
        line(rib, shadeColour(main, -0.5), { width: 4, opacity: 0.6 })
      }
      line('M-112-206C-60-244 70-242 118-196', shadeColour(panel, 0.15), { width: 16 })
      line('M98 40C50 2-48 0-88 36', shadeColour(panel, -0.1), { width: 16 })
    },
  )
  stitch('M-106-188C-58-224 66-222 112-178M-84 22C-46-14 52-12 94 24', shadeColour(main, 0.45), shadeColour(main, -0.4))
  solid('M34-104h50v24h-50Z', blend('down', [shadeColour(accent, 0.35), shadeColour(accent, -0.2)]))
  line('M40-98h38M40-87h38', shadeColour(accent, -0.35), { width: 1.8 })
}
