import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening = 'M0-6C58-6 70 80 68 158C66 246 42 296 0 296C-44 296-66 246-68 158C-72 80-58-6 0-6Z'
const apron = 'M-80-76C-94-130-96-206-72-250C-50-284 18-286 44-252C72-206 88-130 82-76C40-96-40-98-80-76Z'
const band = 'M-102-90C-56-64 62-64 112-92C112-68 106-40 100-14C56-42-46-42-92-14C-98-40-102-64-102-90Z'

/** The right driving loafer from above. */
export function drawDriverAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(.955 .985)"', () => {
    line(footOutline, shadeColour(rubber, -0.2), { width: 12, dash: '0 20' })
    solid(footOutline, blend('slant', [shadeColour(rubber, 0.15), shadeColour(rubber, -0.2)]))
  })
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.32),
      shadeColour(main, 0.06),
      shadeColour(main, 0.12),
      shadeColour(main, 0.03),
      shadeColour(main, -0.36),
    ]),
    () => line(upperOutline, shadeColour(main, -0.6), { width: 14, opacity: 0.35 }),
  )
  solid(
    apron,
    blend('across', [
      shadeColour(main, 0.02),
      shadeColour(main, 0.24),
      shadeColour(main, 0.14),
      shadeColour(main, -0.04),
    ]),
    () => {
      soft('M-44-230C-34-266 8-266 26-230C42-180 42-140 36-100H-40C-50-140-56-180-44-230Z', shadeColour(main, 0.5), {
        blur: 22,
        opacity: 0.5,
      })
    },
  )
  const seam = 'M-80-76C-94-130-96-206-72-250C-50-284 18-286 44-252C72-206 88-130 82-76'
  line(seam, shadeColour(main, -0.5), { width: 8, opacity: 0.6 })
  line(seam, shadeColour(accent, 0.15), { width: 17, dash: '4 12' })

  line(opening, shadeColour(panel, -0.3), { width: 17 })
  line(opening, shadeColour(panel, 0.22), { width: 11 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.2), shadeColour(lining, 0.1)]),
    () => {
      stitch('M-46 90C-54 240-36 272 0 276C38 272 54 240 48 90', shadeColour(lining, 0.4), shadeColour(lining, -0.4))
      soft('M-70-10H70V110C40 80-40 80-70 110Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.5 })
    },
  )
  solid(
    'M-50-14C-56 30-44 56 0 58C46 56 58 30 52-14C30-24-30-24-50-14Z',
    blend('down', [shadeColour(main, -0.2), shadeColour(main, 0.24), shadeColour(main, -0.08)]),
  )
  soft(band, shadeColour(main, -0.85), { blur: 6, opacity: 0.6 })
  solid(
    band,
    blend('across', [
      shadeColour(panel, -0.35),
      shadeColour(panel, 0.12),
      shadeColour(panel, 0.3),
      shadeColour(panel, 0.06),
      shadeColour(panel, -0.4),
    ]),
  )
  stitch('M-96-80C-52-56 60-56 106-82M-90-26C-46-52 54-52 98-26', shadeColour(main, 0.4), shadeColour(main, -0.5))
  line('M-34-52C-12-60 14-60 36-52', shadeColour(panel, -0.7), { width: 11 })
  line('M-34-47C-12-54 14-54 36-47', shadeColour(panel, 0.4), { width: 2.5 })
  line('M-50 312C-28 324 32 324 54 312', shadeColour(rubber, -0.35), { width: 13, dash: '0 20' })
  line('M-50 310C-28 322 32 322 54 310', shadeColour(rubber, 0.15), { width: 9, dash: '0 20' })
}
