import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

/** The sole of a pointed shoe from above, used instead of `footOutline`. */
export const pointedOutline =
  'M-8-362C12-362 48-306 80-240C102-194 108-166 110-130C112-76 92-10 88 70C84 140 90 190 86 244C82 304 44 328 2 328C-44 328-80 304-84 244C-86 176-76 110-82 40C-88-30-104-80-100-136C-96-180-80-220-62-260C-42-306-26-362-8-362Z'

const opening =
  'M-4-140C30-132 66-76 68-6C66 62 60 130 64 216C62 280 38 302 2 302C-38 302-60 280-64 216C-64 130-60 62-66-6C-70-76-36-132-4-140Z'
const vamp = 'M-140-380H140V-40C110-40 96-60 76-70C64-104 30-134-4-140C-36-134-66-104-74-70C-92-60-110-40-140-40Z'

/** The right pointed ballet flat from above. */
export function drawPointedAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(.97 .99)"', () =>
    solid(pointedOutline, blend('slant', [shadeColour(leather, 0.2), shadeColour(leather, -0.25)])),
  )
  sheet.group('transform="scale(.955 .98)"', () =>
    solid(
      pointedOutline,
      blend('across', [
        shadeColour(main, -0.34),
        shadeColour(main, 0.12),
        shadeColour(main, 0.22),
        shadeColour(main, 0.08),
        shadeColour(main, -0.36),
      ]),
      () => {
        solid(
          vamp,
          blend('across', [
            shadeColour(panel, -0.34),
            shadeColour(panel, 0.12),
            shadeColour(panel, 0.26),
            shadeColour(panel, 0.04),
            shadeColour(panel, -0.38),
          ]),
        )
        soft('M-8-340C10-316 30-270 34-220C20-170-24-170-34-220C-36-270-24-316-8-340Z', shadeColour(panel, 0.6), {
          blur: 14,
          opacity: 0.6,
        })
        line('M76-70C96-60 110-40 140-40M-74-70C-92-60-110-40-140-40', shadeColour(panel, -0.5), {
          width: 4,
          opacity: 0.6,
        })
        line('M72-58C94-48 110-28 140-28M-70-58C-92-48-110-28-140-28', shadeColour(main, 0.45), {
          width: 2.2,
          dash: '5 5.5',
        })
        line(pointedOutline, shadeColour(main, -0.6), { width: 10, opacity: 0.35 })
      },
    ),
  )
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.4), shadeColour(lining, -0.02), shadeColour(lining, 0.2)]),
    () => {
      stitch(
        'M-46-80C-48 40-46 130-48 216C-46 264-28 282 2 284C32 282 46 264 48 216C46 130 50 40 50-80',
        shadeColour(lining, 0.4),
        shadeColour(lining, -0.35),
      )
      soft('M-80-150H80V-40C40-100-40-100-80-40Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.55 })
      line(opening, shadeColour(lining, -0.6), { width: 22, opacity: 0.25 })
    },
  )
  line(opening, shadeColour(panel, -0.35), { width: 9 })
  line(opening, shadeColour(panel, 0.2), { width: 6 })
  stitch('M2 308V318', shadeColour(main, 0.4), shadeColour(main, -0.5))

  soft('M-34-160C-30-186 26-186 30-160C26-134-30-134-34-160Z', shadeColour(main, -0.9), { blur: 6, opacity: 0.5 })
  solid(
    'M-32-162C-28-186 24-186 28-162C24-140-28-140-32-162Z',
    blend('slant', [shadeColour(accent, 0.45), accent, shadeColour(accent, -0.3)]),
  )
  line('M-22-168C-12-176 8-176 16-168', shadeColour(accent, 0.7), { width: 3.5, opacity: 0.8 })
}
