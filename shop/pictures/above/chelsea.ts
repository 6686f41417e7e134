import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const shaft = 'M0 16C66 16 84 84 82 156C80 238 48 286 0 286C-50 286-82 238-84 156C-86 84-66 16 0 16Z'
const opening = 'M0 40C50 40 66 94 64 158C62 228 38 268 0 268C-40 268-64 228-66 158C-68 94-50 40 0 40Z'
const gussets = 'M-60 104L-90 92V228L-54 212ZM60 104L90 92V228L52 212Z'

/** The right Chelsea boot from above. */
export function drawChelseaAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.25), rubber, shadeColour(rubber, -0.2)]))
  sheet.group('transform="scale(.975 .99)"', () =>
    line(footOutline, shadeColour(rubber, 0.45), { width: 1.8, dash: '5 5.5' }),
  )
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.4),
      shadeColour(main, -0.02),
      shadeColour(main, 0.1),
      shadeColour(main, -0.05),
      shadeColour(main, -0.45),
    ]),
    () => {
      soft(
        'M-50-250C-40-292 20-292 40-250C50-200 34-140 16-80L10 10H-16L-20-80C-40-140-60-200-50-250Z',
        shadeColour(main, 0.45),
        { blur: 20, opacity: 0.6 },
      )
      soft('M-100 60C-60 10-50-10-30-20H30C50-10 60 10 100 60L90 330H-90Z', shadeColour(main, -0.6), {
        blur: 14,
        opacity: 0.5,
      })
      soft('M-30-286C-16-304 8-304 24-288C8-276-16-276-30-286Z', shadeColour(main, 0.8), { blur: 7, opacity: 0.5 })
      line(upperOutline, shadeColour(main, -0.6), { width: 12, opacity: 0.4 })
    },
  )
  line('M-40-62C-20-52 18-52 36-62M-46-30C-20-16 20-16 44-30', shadeColour(main, -0.5), { width: 3, opacity: 0.3 })
  stitch('M-74 100C-84 70-82 30-78-14M76 100C86 70 88 30 90-10', shadeColour(main, 0.35), shadeColour(main, -0.5))

  line('M-9 282C-9 312 9 312 9 282', shadeColour(panel, -0.35), { width: 16 })
  line('M-9 282C-9 312 9 312 9 282', shadeColour(panel, 0.15), { width: 11 })
  solid(
    shaft,
    blend('down', [shadeColour(main, 0.3), main, shadeColour(panel, 0.08), shadeColour(panel, -0.1)]),
    () => {
      soft('M-60 60C-30 24 30 24 60 60L44 90H-44Z', shadeColour(main, 0.5), { blur: 10, opacity: 0.5 })
      solid(gussets, accent)
      line(
        'M-90 112h40M-90 126h40M-90 140h40M-90 154h40M-90 168h40M-90 182h40M-90 196h40M-90 210h40M50 112h40M50 126h40M50 140h40M50 154h40M50 168h40M50 182h40M50 196h40M50 210h40',
        shadeColour(accent, -0.6),
        { width: 3 },
      )
    },
  )
  stitch(
    'M0 30C58 30 75 90 73 157C71 233 42 277 0 277C-45 277-73 233-75 157C-77 90-58 30 0 30Z',
    shadeColour(main, 0.4),
    shadeColour(main, -0.5),
  )
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.7), shadeColour(lining, -0.45), shadeColour(lining, -0.25)]),
    () => {
      soft('M-34 150C-40 210-24 250 0 252C26 250 38 210 34 150Z', shadeColour(lining, 0.1), { blur: 12, opacity: 0.7 })
      line(opening, shadeColour(lining, -0.05), { width: 10 })
    },
  )
}
