import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening = 'M0 0C58 0 68 84 66 160C64 246 40 298 0 298C-42 298-64 246-66 160C-70 84-58 0 0 0Z'
const saddle = 'M-104-96C-56-70 62-70 112-98C110-60 100-20 92 24C54-6-46-6-84 24C-90-20-102-60-104-96Z'
const tongue = 'M-52-6C-58 36-44 66 0 68C44 66 58 36 54-6C30-16-30-16-52-6Z'
const seam = 'M-74-70C-88-130-92-204-72-252C-52-288 18-290 44-254C72-206 82-130 76-70'

/** The right penny loafer from above. */
export function drawPennyAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const thread = shadeColour(main, 0.4)
  const groove = shadeColour(main, -0.5)
  solid(footOutline, blend('slant', [shadeColour(leather, 0.25), leather, shadeColour(leather, -0.2)]))
  sheet.group('transform="scale(.975 .99)"', () =>
    line(footOutline, shadeColour(leather, 0.45), { width: 1.8, dash: '5 5.5' }),
  )
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.4),
      shadeColour(main, 0.05),
      shadeColour(main, 0.12),
      shadeColour(main, 0.02),
      shadeColour(main, -0.45),
    ]),
    () => {
      soft('M-44-240C-34-276 8-276 26-240C44-190 46-130 44-84H-44C-52-130-56-190-44-240Z', shadeColour(main, 0.5), {
        blur: 16,
        opacity: 0.5,
      })
      soft('M-34-258C-20-272 0-272 14-258C0-250-20-250-34-258Z', shadeColour(main, 0.8), { blur: 7, opacity: 0.6 })
      line(upperOutline, shadeColour(main, -0.6), { width: 11, opacity: 0.4 })
    },
  )
  line(seam, groove, { width: 5, opacity: 0.8 })
  line(seam, shadeColour(main, 0.3), { width: 11, dash: '2.5 8' })

  line(opening, shadeColour(panel, -0.35), { width: 12 })
  line(opening, shadeColour(panel, 0.3), { width: 7 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.2), shadeColour(lining, 0.1)]),
    () => {
      stitch('M-44 90C-52 240-34 276 0 280C36 276 52 240 46 90', shadeColour(lining, 0.4), shadeColour(lining, -0.4))
      soft('M-70 0H70V120C40 90-40 90-70 120Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.5 })
    },
  )
  stitch('M-8 304V320M10 304V320', thread, groove)

  solid(tongue, blend('down', [shadeColour(main, -0.25), shadeColour(main, 0.2), shadeColour(main, -0.1)]))
  line('M-44 40C-34 56-20 61 0 62C22 61 36 56 46 40', shadeColour(main, 0.5), { width: 3, opacity: 0.7 })
  soft(saddle, shadeColour(main, -0.8), { blur: 6, opacity: 0.6 })
  solid(
    saddle,
    blend('across', [
      shadeColour(panel, -0.35),
      shadeColour(panel, 0.1),
      shadeColour(panel, 0.28),
      shadeColour(panel, 0.06),
      shadeColour(panel, -0.4),
    ]),
  )
  stitch('M-98-84C-54-60 60-60 104-86M-86 10C-46-18 54-18 92 10', thread, groove)
  solid('M-40-40C-18-52 22-52 44-40C22-28-18-28-40-40Z', shadeColour(main, -0.75))
  line('M-40-40C-18-28 22-28 44-40', shadeColour(panel, 0.5), { width: 2.5 })
}
