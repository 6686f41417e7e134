import type { Product, Silhouette } from '../../products/product.ts'
import { footOutline } from '../above/outline.ts'
import type { Sheet } from '../sheet.ts'
import { tone } from '../tone.ts'

const zigzag = (y: number) => `M-130 ${y}${'l20-16 20 16'.repeat(7)}`
const rows = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, row) => zigzag(first + row * step)).join('')

const treads: Record<Silhouette, { pattern: string; width: number; heel: boolean }> = {
  sneaker: { pattern: rows(-310, 330, 24), width: 5, heel: false },
  boot: { pattern: rows(-290, -60, 34), width: 14, heel: true },
  sandal: { pattern: rows(-310, 330, 26), width: 6, heel: false },
  loafer: { pattern: '', width: 0, heel: true },
  slipper: { pattern: rows(-310, 330, 32), width: 9, heel: false },
  'ballet-flat': { pattern: rows(-250, -120, 16), width: 4, heel: true },
}
const inner =
  'M-20-308C42-310 86-246 92-164C96-86 74-10 70 70C66 140 72 190 70 240C66 292 38 308 2 308C-38 308-64 288-68 240C-70 176-58 110-64 40C-72-40-90-110-84-196C-78-262-60-306-20-308Z'

/** Both soles from below, one straight and one turned. */
export function drawSole(sheet: Sheet, { silhouette, colourway: { sole, lining } }: Product): void {
  const { pattern, width, heel } = treads[silhouette]
  const { soft, solid, line, stitch, blend } = sheet
  sheet.group('id="sole" transform="translate(572 510) rotate(10) scale(1.1)"', () => {
    soft(footOutline, '#3f3a38', { blur: 15, opacity: 0.5 })
    solid(footOutline, blend('slant', [tone(sole, 0.2), sole, tone(sole, -0.22)]), () => {
      soft('M-90 110C-40 60-30-10-40-90H60C60-10 50 60 90 110Z', tone(sole, -0.6), { blur: 26, opacity: 0.35 })
      line(pattern, tone(sole, -0.42), { width })
      line(pattern, tone(sole, 0.3), { width: width / 4, opacity: 0.6 })
      line(footOutline, tone(sole, 0.1), { width: 34 })
      line(footOutline, tone(sole, -0.35), { width: 3 })
    })
    stitch(inner, tone(lining, -0.1), tone(sole, -0.6))
    if (!heel) return
    const block =
      'M-85 150C-50 136 50 136 86 150C84 180 94 200 90 244C86 306 46 330 2 330C-46 330-84 304-88 244C-90 200-84 180-85 150Z'
    soft(block, tone(sole, -0.9), { blur: 7, opacity: 0.7 })
    solid(block, blend('down', [tone(sole, 0.14), tone(sole, -0.12)]))
    line('M-60 176v.1M-66 236v.1M-46 290v.1M2 308v.1M50 290v.1M68 236v.1M62 176v.1', tone(lining, -0.25), { width: 8 })
  })
  sheet.put('<use href="#sole" transform="matrix(-1 0 0 1 790 -10)"/>')
}
