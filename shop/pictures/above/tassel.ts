import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening = 'M0-14C56-14 68 80 66 158C64 246 40 298 0 298C-42 298-64 246-66 158C-70 80-56-14 0-14Z'
const vamp = 'M-78-40C-90-130-92-204-72-252C-52-288 18-290 44-254C72-206 84-130 80-40C50-70-46-70-78-40Z'
const lace = 'M-66-20C-90 60-84 150-80 236C-76 296-40 312 0 312C40 312 78 296 82 236C86 150 90 60 68-20'

/** The right tassel loafer from above. */
export function drawTasselAbove(sheet: Sheet, { upper: main, panel, sole: leather, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
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
    () => line(upperOutline, shadeColour(main, -0.6), { width: 11, opacity: 0.4 }),
  )
  solid(
    vamp,
    blend('across', [
      shadeColour(main, -0.1),
      shadeColour(main, 0.18),
      shadeColour(main, 0.1),
      shadeColour(main, -0.12),
    ]),
    () => {
      soft('M-44-240C-34-276 8-276 26-240C40-190 40-150 36-110H-40C-48-150-56-190-44-240Z', shadeColour(main, 0.6), {
        blur: 16,
        opacity: 0.5,
      })
      soft('M-34-258C-20-272 0-272 14-258C0-250-20-250-34-258Z', shadeColour(main, 0.85), { blur: 7, opacity: 0.6 })
    },
  )
  const seam = 'M-78-40C-90-130-92-204-72-252C-52-288 18-290 44-254C72-206 84-130 80-40'
  line(seam, shadeColour(main, -0.5), { width: 5, opacity: 0.8 })
  line(seam, shadeColour(main, 0.3), { width: 11, dash: '2.5 8' })
  line(lace, shadeColour(main, -0.55), { width: 11, opacity: 0.7 })
  line(lace, shadeColour(accent, 0.08), { width: 7.5, dash: '26 9' })

  line(opening, shadeColour(panel, -0.35), { width: 12 })
  line(opening, shadeColour(panel, 0.3), { width: 7 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.2), shadeColour(lining, 0.1)]),
    () => {
      stitch('M-44 90C-52 240-34 276 0 280C36 276 52 240 46 90', shadeColour(lining, 0.4), shadeColour(lining, -0.4))
      soft('M-70-20H70V110C40 70-40 70-70 110Z', shadeColour(lining, -0.8), { blur: 14, opacity: 0.55 })
    },
  )
  solid(
    'M-62-4C-40-44 38-44 62-4C40-18-40-18-62-4Z',
    blend('down', [shadeColour(panel, 0.25), shadeColour(panel, -0.15)]),
  )

  const cord = 'M0-30C-14-60-26-78-40-92M0-30C14-60 24-78 34-96'
  line(cord, shadeColour(accent, -0.5), { width: 10 })
  line(cord, shadeColour(accent, 0.12), { width: 7 })
  const drawTassel = (place: string) =>
    sheet.group(`transform="${place}"`, () => {
      soft('M-22 0C-32-40-34-70-34-88H34C34-70 32-40 20 0Z', shadeColour(main, -0.9), { blur: 7, opacity: 0.55 })
      solid(
        'M-15-4C-24-34-32-64-33-84L-17-94L-2-84L12-94L31-86C29-62 23-32 15-4Z',
        blend('across', [shadeColour(accent, -0.2), shadeColour(accent, 0.25), shadeColour(accent, -0.3)]),
      )
      line('M-16-26L-24-84M-8-26L-11-88M0-26L0-84M8-26L11-88M16-26L23-82', shadeColour(accent, -0.55), {
        width: 2.6,
        opacity: 0.8,
      })
      solid(
        'M-17-12C-16-24 16-24 17-12L18 8C12 16-12 16-18 8Z',
        blend('across', [shadeColour(panel, 0.05), shadeColour(accent, 0.35), shadeColour(panel, -0.2)]),
      )
    })
  drawTassel('translate(-44 -98) rotate(-26)')
  drawTassel('translate(38 -102) rotate(18)')
  solid(
    'M-20-40C-12-52 12-52 20-40C24-28 14-16 0-16C-14-16-24-28-20-40Z',
    blend('down', [shadeColour(accent, 0.45), shadeColour(accent, -0.2)]),
  )
  line('M-8-46C-12-36-10-26-4-18M10-46C14-36 12-26 6-18', shadeColour(accent, -0.5), { width: 2.4, opacity: 0.6 })
  stitch('M-8 304V320M10 304V320', shadeColour(main, 0.4), shadeColour(main, -0.5))
}
