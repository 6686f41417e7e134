import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening = 'M-2 58C50 58 64 110 62 170C61 244 38 292 0 292C-40 292-60 244-62 170C-64 110-52 58-2 58Z'
const eyestay =
  'M-58 92C-66 20-74-60-62-126C-50-170 42-172 54-126C66-60 64 20 58 92L26 84C30 10 30-60 22-112C16-130-26-130-32-112C-38-60-36 10-30 84Z'
const tongue = 'M-34-112C-26-134 18-134 26-112C32-50 34 40 42 92C38 122-40 122-46 92C-40 40-38-50-34-112Z'
const rows = [-98, -68, -38, -8, 22, 50]

/** The right trainer from above. */
export function drawCourtAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.25)]))
  line(footOutline, shadeColour(rubber, -0.3), { width: 1.5 })
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.25),
      shadeColour(main, 0.12),
      shadeColour(main, 0.1),
      shadeColour(main, -0.3),
    ]),
    () => {
      solid(
        'M-130-340H130V-196C80-232-66-236-130-200Z',
        blend('down', [shadeColour(panel, -0.12), shadeColour(panel, 0.08)]),
      )
      soft('M-60-270C-40-300 10-300 40-270C20-250-40-250-60-270Z', shadeColour(panel, 0.6), { blur: 14, opacity: 0.7 })
      solid(
        'M-100 210C-60 236-40 300-40 340H44C44 300 64 236 100 210V340H-100Z',
        blend('across', [shadeColour(panel, -0.3), shadeColour(panel, 0.1), shadeColour(panel, -0.3)]),
      )
      line('M-84 222C-50 246-32 300-32 340M86 222C54 246 36 300 36 340', shadeColour(panel, 0.4), {
        width: 2.2,
        dash: '5 5.5',
      })
      line(upperOutline, shadeColour(main, -0.55), { width: 10, opacity: 0.35 })
    },
  )
  stitch('M-96-194C-60-224 76-222 104-190', shadeColour(main, 0.45), shadeColour(main, -0.4))
  line('M-50-178v.1M-28-192v.1M-4-196v.1M20-193v.1M42-180v.1', shadeColour(main, -0.55), { width: 8 })

  line(opening, shadeColour(lining, -0.15), { width: 22 })
  line(opening, shadeColour(main, -0.4), { width: 23, opacity: 0.35 })
  line(opening, shadeColour(lining, 0.1), { width: 15 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.3), shadeColour(lining, -0.1)]),
    () => {
      line('M-40 130C-46 240-30 270 0 274C30 270 46 240 42 130', shadeColour(lining, 0.25), { width: 3, opacity: 0.6 })
    },
  )
  solid('M-20 288H20L16 322H-16Z', blend('down', [shadeColour(accent, 0.2), shadeColour(accent, -0.15)]))

  solid(tongue, blend('across', [shadeColour(main, -0.2), shadeColour(main, 0.25), shadeColour(main, -0.2)]))
  line('M-40 98C-30 110 30 110 36 98', shadeColour(main, -0.35), { width: 2.2, dash: '5 5.5' })
  soft('M-36 92C-42 20-40-60-34-116H26C34-60 34 20 30 92Z', shadeColour(main, -0.7), { blur: 5, opacity: 0.35 })
  solid(eyestay, blend('across', [shadeColour(panel, -0.15), shadeColour(panel, 0.2), shadeColour(panel, -0.15)]))
  stitch(
    'M-52 86C-60 20-68-58-56-122C-44-160 36-162 48-122C60-58 58 20 52 86',
    shadeColour(panel, 0.45),
    shadeColour(panel, -0.4),
  )
  line(rows.map((y) => `M-46 ${y}v.1M42 ${y}v.1`).join(''), shadeColour(panel, -0.5), { width: 14 })
  const laces = rows.map((y) => `M-45 ${y}C-24 ${y + 8} 20 ${y + 8} 41 ${y}`).join('')
  line(laces, shadeColour(accent, -0.45), { width: 15 })
  line(laces, accent, { width: 12 })
  line(laces, shadeColour(accent, 0.6), { width: 3, opacity: 0.7 })
  const bow =
    'M-2 58C-40 20-88 36-80 62C-72 84-30 74-2 58C34 30 84 40 78 66C70 86 28 76-2 58C-18 90-34 108-60 116M-2 58C14 92 34 106 56 120'
  line(bow, shadeColour(accent, -0.5), { width: 12 })
  line(bow, shadeColour(accent, 0.1), { width: 8.5 })
}
