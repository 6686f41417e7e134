import type { Product } from '../../products/product.ts'
import { footOutline } from '../above/outline.ts'
import { drawings } from '../drawings.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { type Tread, treads } from '../treads.ts'

const inner =
  'M-20-308C42-310 86-246 92-164C96-86 74-10 70 70C66 140 72 190 70 240C66 292 38 308 2 308C-38 308-64 288-68 240C-70 176-58 110-64 40C-72-40-90-110-84-196C-78-262-60-306-20-308Z'

/** Draws both soles from below, one straight and one rotated. */
export function drawSole(sheet: Sheet, { cut, colourway: { sole, lining, upper } }: Product): void {
  const { outline = footOutline, tread } = drawings[cut]
  const { pattern, width, dash, heel }: Tread = treads[tread]
  const { soft, solid, line, stitch, blend } = sheet
  sheet.group('id="sole" transform="translate(572 510) rotate(10) scale(1.1)"', () => {
    soft(outline, '#3f3a38', { blur: 15, opacity: 0.5 })
    solid(outline, blend('slant', [shadeColour(sole, 0.2), sole, shadeColour(sole, -0.22)]), () => {
      soft('M-90 110C-40 60-30-10-40-90H60C60-10 50 60 90 110Z', shadeColour(sole, -0.6), { blur: 26, opacity: 0.35 })
      line(pattern, shadeColour(sole, -0.42), { width, dash })
      line(pattern, shadeColour(sole, 0.3), { width: width / 4, opacity: 0.6, dash })
      line(outline, shadeColour(sole, 0.1), { width: 34 })
      line(outline, shadeColour(sole, -0.35), { width: 3 })
    })
    if (outline === footOutline) stitch(inner, shadeColour(lining, -0.1), shadeColour(sole, -0.6))
    solid('M0-22C14-22 16 4 16 14C16 34 8 46 0 46C-8 46-16 34-16 14C-16 4-14-22 0-22Z', shadeColour(upper, -0.06))
    if (!heel) return
    const block =
      'M-85 150C-50 136 50 136 86 150C84 180 94 200 90 244C86 306 46 330 2 330C-46 330-84 304-88 244C-90 200-84 180-85 150Z'
    soft(block, shadeColour(sole, -0.9), { blur: 7, opacity: 0.7 })
    solid(block, blend('down', [shadeColour(sole, 0.14), shadeColour(sole, -0.12)]))
    line('M-60 176v.1M-66 236v.1M-46 290v.1M2 308v.1M50 290v.1M68 236v.1M62 176v.1', shadeColour(lining, -0.25), {
      width: 8,
    })
  })
  sheet.put('<use href="#sole" transform="matrix(-1 0 0 1 790 -10)"/>')
}
