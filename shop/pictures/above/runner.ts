import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const opening = 'M-2 52C46 52 60 104 58 166C57 240 36 290 0 290C-38 290-57 240-58 166C-60 104-48 52-2 52Z'
const eyestay =
  'M-64 96C-62 20-64-40-50-104C-38-146 30-148 42-104C58-40 58 20 62 96L28 84C30 10 26-46 16-92C10-108-22-108-28-92C-36-46-36 10-32 84Z'
const tongue = 'M-30-92C-24-112 14-112 20-92C28-44 34 40 42 86C36 116-40 116-46 86C-40 40-36-44-30-92Z'
const rows = [-80, -50, -20, 10, 40]
const mesh = Array.from({ length: 22 }, (_, row) => `M-120 ${-300 + row * 18}H120`).join('')
const ribs = [0, 1, 2, 3]
  .map(
    (row) =>
      `M-120 ${-60 + row * 34}Q-80 ${-92 + row * 34}-50 ${-84 + row * 34}M124 ${-60 + row * 34}Q84 ${-92 + row * 34} 48 ${-84 + row * 34}`,
  )
  .join('')

/** The right runner from above. */
export function drawRunnerAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.3), rubber, shadeColour(rubber, -0.25)]))
  sheet.group('transform="scale(.96 .98)"', () =>
    solid(
      upperOutline,
      blend('across', [
        shadeColour(main, -0.25),
        shadeColour(main, 0.12),
        shadeColour(main, 0.1),
        shadeColour(main, -0.3),
      ]),
      () => {
        line(mesh, shadeColour(main, -0.5), { width: 5, dash: '0 12', opacity: 0.35 })
        soft('M-50-270C-40-300 10-300 36-270C40-200 30-150 20-120H-30C-40-150-60-200-50-270Z', shadeColour(main, 0.5), {
          blur: 20,
          opacity: 0.6,
        })
        solid(
          'M-130-340H130V-120C110-220 76-268 2-272C-70-268-100-220-130-120Z',
          blend('across', [shadeColour(panel, -0.25), shadeColour(panel, 0.15), shadeColour(panel, -0.3)]),
        )
        line('M126-112C106-212 72-260 2-264C-66-260-96-212-126-112', shadeColour(panel, 0.4), {
          width: 2.2,
          dash: '5 5.5',
        })
        line(ribs, shadeColour(main, -0.5), { width: 16, opacity: 0.4 })
        line(ribs, shadeColour(panel, 0.08), { width: 13 })
        line(ribs, shadeColour(panel, 0.4), { width: 2.5, opacity: 0.7 })
        solid(
          'M-100 190C-64 226-44 300-44 340H46C46 300 66 226 100 190V340H-100Z',
          blend('across', [shadeColour(panel, -0.3), shadeColour(panel, 0.1), shadeColour(panel, -0.3)]),
        )
        line('M-84 206C-54 240-36 300-36 340M86 206C58 240 38 300 38 340', shadeColour(panel, 0.4), {
          width: 2.2,
          dash: '5 5.5',
        })
        line(upperOutline, shadeColour(main, -0.55), { width: 10, opacity: 0.35 })
      },
    ),
  )
  line(opening, shadeColour(lining, -0.15), { width: 22 })
  line(opening, shadeColour(lining, 0.1), { width: 15 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.3), shadeColour(lining, -0.1)]),
    () => {
      line('M-38 130C-44 240-28 268 0 272C28 268 44 240 40 130', shadeColour(accent, 0.2), { width: 4, opacity: 0.6 })
    },
  )
  line('M-14 288V322M14 288V322', shadeColour(accent, -0.3), { width: 9 })
  line('M-14 288V322M14 288V322', accent, { width: 6 })

  solid(tongue, blend('across', [shadeColour(main, -0.2), shadeColour(main, 0.25), shadeColour(main, -0.2)]))
  line('M-40 94C-30 106 30 106 36 94', shadeColour(accent, 0.1), { width: 5 })
  soft('M-34 86C-42 20-36-46-28-96H18C28-46 36 20 30 86Z', shadeColour(main, -0.7), { blur: 5, opacity: 0.35 })
  solid(eyestay, blend('across', [shadeColour(panel, -0.15), shadeColour(panel, 0.22), shadeColour(panel, -0.15)]))
  stitch(
    'M-57 90C-55 20-57-38-44-100C-34-136 26-138 36-100C51-38 51 20 55 90',
    shadeColour(panel, 0.45),
    shadeColour(panel, -0.4),
  )
  line(rows.map((y) => `M-42 ${y}v.1M38 ${y}v.1`).join(''), shadeColour(panel, -0.5), { width: 14 })
  const laces = rows.map((y) => `M-41 ${y}C-22 ${y + 8} 18 ${y + 8} 37 ${y}`).join('')
  line(laces, shadeColour(accent, -0.45), { width: 13 })
  line(laces, accent, { width: 10 })
  line(laces, shadeColour(accent, 0.6), { width: 3, opacity: 0.7 })
  const bow =
    'M-2 48C-40 10-84 28-76 52C-68 74-30 64-2 48C34 20 80 32 74 56C66 76 28 66-2 48C-18 80-34 98-60 106M-2 48C14 82 34 96 56 110'
  line(bow, shadeColour(accent, -0.5), { width: 11 })
  line(bow, shadeColour(accent, 0.1), { width: 8 })
}
