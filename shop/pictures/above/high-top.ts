import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const shaft = 'M0 20C62 20 82 84 80 152C78 238 48 292 0 292C-50 292-80 238-82 152C-84 84-62 20 0 20Z'
const opening = 'M0 62C46 62 60 104 58 158C56 228 36 270 0 270C-38 270-58 228-60 158C-62 104-46 62 0 62Z'
const eyestay =
  'M-66 84C-68 10-74-70-60-140C-48-178 40-180 52-140C68-70 64 10 62 84L32 70C32 0 30-66 22-124C16-140-26-140-32-124C-38-66-36 0-36 70Z'
const tongue = 'M-34-124C-26-144 18-144 26-124C32-60 36 20 40 84C30 104-34 104-44 84C-40 20-38-60-34-124Z'
const rows = [-112, -84, -56, -28, 0, 28, 54]

/** The right high trainer from above. */
export function drawHighTopAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.25)]))
  line(footOutline, shadeColour(panel, -0.1), { width: 4 })
  sheet.group('transform="scale(.97 .985)"', () =>
    line(footOutline, shadeColour(rubber, -0.3), { width: 1.8, dash: '5 5.5' }),
  )
  sheet.group('transform="scale(.95 .975)"', () =>
    solid(
      upperOutline,
      blend('across', [
        shadeColour(main, -0.3),
        shadeColour(main, 0.12),
        shadeColour(main, 0.1),
        shadeColour(main, -0.35),
      ]),
      () => {
        solid(
          'M-130-340H130V-186C70-236-60-240-130-190Z',
          blend('down', [shadeColour(panel, -0.12), shadeColour(panel, 0.1)]),
        )
        soft('M-56-276C-40-304 10-304 40-276C20-254-40-254-56-276Z', shadeColour(panel, 0.6), {
          blur: 14,
          opacity: 0.7,
        })
        soft('M-100 40C-60 0-50-10-30-20H30C50-10 60 0 100 40L90 330H-90Z', shadeColour(main, -0.6), {
          blur: 14,
          opacity: 0.45,
        })
        line(upperOutline, shadeColour(main, -0.55), { width: 10, opacity: 0.35 })
      },
    ),
  )
  stitch('M-92-184C-56-230 68-226 96-180', shadeColour(main, 0.45), shadeColour(main, -0.4))

  solid(shaft, blend('down', [shadeColour(main, 0.28), main, shadeColour(panel, 0.05), shadeColour(panel, -0.15)]))
  stitch('M-72 130C-76 220-44 282 0 283C44 282 74 220 70 130', shadeColour(main, 0.45), shadeColour(main, -0.4))
  solid('M-18 262H18L15 300H-15Z', blend('down', [shadeColour(accent, 0.2), shadeColour(accent, -0.15)]))
  line(opening, shadeColour(lining, -0.15), { width: 17 })
  line(opening, shadeColour(lining, 0.25), { width: 9 })
  solid(opening, blend('down', [shadeColour(lining, -0.7), shadeColour(lining, -0.4), shadeColour(lining, -0.15)]))

  solid(tongue, blend('across', [shadeColour(main, -0.2), shadeColour(main, 0.25), shadeColour(main, -0.2)]))
  line('M-38 88C-28 97 28 97 35 88', shadeColour(main, -0.35), { width: 2.2, dash: '5 5.5' })
  soft('M-36 72C-42 0-40-70-34-128H26C34-70 36 0 32 72Z', shadeColour(main, -0.7), { blur: 5, opacity: 0.35 })
  solid(eyestay, blend('across', [shadeColour(panel, -0.15), shadeColour(panel, 0.2), shadeColour(panel, -0.15)]))
  stitch(
    'M-60 76C-62 6-68-72-54-136C-42-168 34-170 46-136C62-72 58 6 56 76',
    shadeColour(panel, 0.45),
    shadeColour(panel, -0.4),
  )
  line(rows.map((y) => `M-47 ${y}v.1M42 ${y}v.1`).join(''), shadeColour(panel, -0.5), { width: 13 })
  const laces = rows.map((y) => `M-46 ${y}C-24 ${y + 7} 20 ${y + 7} 41 ${y}`).join('')
  line(laces, shadeColour(accent, -0.45), { width: 14 })
  line(laces, accent, { width: 11 })
  line(laces, shadeColour(accent, 0.6), { width: 3, opacity: 0.7 })
  const bow =
    'M-2 60C-40 22-88 38-80 64C-72 86-30 76-2 60C34 32 84 42 78 68C70 88 28 78-2 60C-18 92-34 110-56 126M-2 60C14 94 30 110 50 130'
  line(bow, shadeColour(accent, -0.5), { width: 11 })
  line(bow, shadeColour(accent, 0.1), { width: 8 })
}
