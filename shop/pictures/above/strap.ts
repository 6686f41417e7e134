import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening =
  'M-6-152C44-152 74-100 72-12C68 62 60 130 64 218C62 280 38 302 2 302C-38 302-60 280-64 218C-64 130-58 62-66-12C-76-100-54-152-6-152Z'
const strap = 'M-82-8C-50-46 56-48 92-14L90 34C54-2-48 0-80 38Z'

/** The right ballet flat with a strap from above. */
export function drawStrapAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(.96 .99)"', () =>
    solid(footOutline, blend('slant', [shadeColour(leather, 0.2), shadeColour(leather, -0.25)])),
  )
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.32),
      shadeColour(main, 0.12),
      shadeColour(main, 0.22),
      shadeColour(main, 0.08),
      shadeColour(main, -0.35),
    ]),
    () => {
      solid(
        'M-120-340H130V-206C70-250-60-252-120-208Z',
        blend('across', [
          shadeColour(panel, -0.35),
          shadeColour(panel, 0.1),
          shadeColour(panel, 0.25),
          panel,
          shadeColour(panel, -0.4),
        ]),
      )
      soft('M-52-280C-40-304 14-304 34-280C14-262-34-262-52-280Z', shadeColour(panel, 0.75), { blur: 11, opacity: 0.7 })
      line(upperOutline, shadeColour(main, -0.6), { width: 9, opacity: 0.35 })
    },
  )
  line('M-98-206C-60-250 70-248 104-204', shadeColour(panel, -0.5), { width: 4, opacity: 0.6 })
  stitch('M-98-194C-60-238 72-236 104-192', shadeColour(main, 0.45), shadeColour(main, -0.4))

  solid(
    opening,
    blend('down', [shadeColour(lining, -0.4), shadeColour(lining, -0.02), shadeColour(lining, 0.2)]),
    () => {
      stitch(
        'M-48-90C-46 40-46 130-48 218C-46 264-28 282 2 284C32 282 46 264 48 218C46 130 50 40 54-90',
        shadeColour(lining, 0.4),
        shadeColour(lining, -0.35),
      )
      soft('M-80-160H80V-56C40-108-40-108-80-56Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.55 })
      soft('M-90 10C-50-26 56-28 100 6L98 56C54 22-48 24-88 60Z', shadeColour(lining, -0.9), { blur: 10, opacity: 0.5 })
      line(opening, shadeColour(lining, -0.6), { width: 22, opacity: 0.25 })
    },
  )
  line(opening, shadeColour(panel, -0.3), { width: 10 })
  line(opening, shadeColour(panel, 0.15), { width: 7 })
  stitch('M2 308V318', shadeColour(main, 0.4), shadeColour(main, -0.5))

  solid(
    strap,
    blend('across', [
      shadeColour(main, -0.4),
      shadeColour(main, 0.12),
      shadeColour(main, 0.34),
      shadeColour(main, 0.08),
      shadeColour(main, -0.35),
    ]),
  )
  stitch('M-78 4C-48-34 54-36 90-4M-78 26C-46-12 52-14 88 22', shadeColour(main, 0.45), shadeColour(main, -0.45))
  drawBuckle(sheet, mixColours(accent, '#d9c491', 0.65), 'translate(62 -6) rotate(20) scale(1.35)')
  line('M28-18v.1M10-21v.1', shadeColour(main, -0.65), { width: 6 })
}
