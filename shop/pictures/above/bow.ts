import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening =
  'M-6-164C46-164 76-104 72-16C68 60 60 130 64 220C62 282 38 304 2 304C-38 304-60 282-64 220C-64 130-58 60-66-16C-76-104-54-164-6-164Z'

/** The right ballet flat from above. */
export function drawBowAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawBow = (path: string) =>
    solid(path, blend('down', [shadeColour(accent, 0.4), accent, shadeColour(accent, -0.3)]))
  sheet.group('transform="scale(.95 .985)"', () =>
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
        'M-120-340H130V-214C80-248-66-250-120-216Z',
        blend('across', [
          shadeColour(panel, -0.35),
          shadeColour(panel, 0.1),
          shadeColour(panel, 0.25),
          panel,
          shadeColour(panel, -0.4),
        ]),
      )
      soft('M-52-276C-40-302 14-302 34-276C14-258-34-258-52-276Z', shadeColour(panel, 0.75), { blur: 11, opacity: 0.7 })
      line(upperOutline, shadeColour(main, -0.6), { width: 9, opacity: 0.35 })
    },
  )
  stitch('M-94-208C-58-238 74-236 100-206', shadeColour(main, 0.45), shadeColour(main, -0.4))

  solid(
    opening,
    blend('down', [shadeColour(lining, -0.4), shadeColour(lining, -0.02), shadeColour(lining, 0.2)]),
    () => {
      stitch(
        'M-48-100C-46 40-46 130-48 220C-46 266-28 284 2 286C32 284 46 266 48 220C46 130 50 40 54-100',
        shadeColour(lining, 0.4),
        shadeColour(lining, -0.35),
      )
      soft('M-80-170H80V-70C40-120-40-120-80-70Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.55 })
      line(opening, shadeColour(lining, -0.6), { width: 22, opacity: 0.25 })
    },
  )
  line(opening, shadeColour(panel, -0.3), { width: 11 })
  line(opening, shadeColour(panel, 0.15), { width: 8 })
  line(opening, shadeColour(panel, -0.35), { width: 8, dash: '1.5 7', opacity: 0.45 })
  stitch('M2 310V320', shadeColour(main, 0.4), shadeColour(main, -0.5))

  drawBow('M-8-172C-14-146-28-128-46-120L-56-134C-38-142-24-154-18-172Z')
  drawBow('M-4-172C2-146 18-128 38-122L46-136C28-144 14-156 8-174Z')
  drawBow('M-6-172C-38-210-78-206-78-184C-78-160-40-158-6-172Z')
  drawBow('M-6-172C26-210 68-206 68-184C66-160 30-158-6-172Z')
  line('M-16-174C-32-188-48-192-62-186M6-174C20-188 38-192 52-186', shadeColour(accent, -0.5), {
    width: 2.5,
    opacity: 0.6,
  })
  solid(
    'M-18-182C-10-190 2-190 8-182C12-174 10-164 2-160C-6-158-14-160-18-166C-21-172-21-176-18-182Z',
    blend('down', [shadeColour(accent, 0.5), shadeColour(accent, -0.15)]),
  )
}
