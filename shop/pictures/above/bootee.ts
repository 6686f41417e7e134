import type { Colourway } from '../../products/product.ts'
import { drawWool } from '../parts/draw-wool.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const vamp = 'M-140-340H140V-90C90-40 50-20 2-20C-50-20-90-44-140-100Z'
const opening = 'M0 66C46 66 58 108 56 160C54 226 34 264 0 264C-36 264-56 226-58 160C-60 108-46 66 0 66Z'
const knit = Array.from(
  { length: 7 },
  (_, row) => `M-110 ${-8 + row * 26}Q0 ${26 + row * 26} 110 ${-8 + row * 26}`,
).join('')

/** The right slipper bootee from above. */
export function drawBooteeAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.2), shadeColour(rubber, -0.2)]))
  solid(
    upperOutline,
    blend('across', [
      shadeColour(main, -0.32),
      shadeColour(main, 0.06),
      shadeColour(main, 0.2),
      shadeColour(main, 0.04),
      shadeColour(main, -0.34),
    ]),
    () => {
      line(knit, shadeColour(main, -0.45), { width: 9, dash: '0 12', opacity: 0.4 })
      solid(
        vamp,
        blend('across', [
          shadeColour(panel, -0.32),
          shadeColour(panel, 0.08),
          shadeColour(panel, 0.25),
          shadeColour(panel, 0.04),
          shadeColour(panel, -0.34),
        ]),
      )
      soft('M-50-270C-30-300 20-300 40-264C50-200 40-130 20-80H-24C-50-130-60-200-50-270Z', shadeColour(panel, 0.45), {
        blur: 24,
        opacity: 0.6,
      })
      line('M-140-100C-90-44-50-20 2-20C50-20 90-40 140-90', shadeColour(panel, -0.5), { width: 4, opacity: 0.6 })
      line('M-140-112C-90-56-50-32 2-32C50-32 90-52 140-102', shadeColour(accent, 0.25), { width: 2.2, dash: '5 5.5' })
      soft('M-110 90C-60 10 60 10 110 90L90 330H-90Z', shadeColour(main, -0.6), { blur: 16, opacity: 0.4 })
      line(upperOutline, shadeColour(main, -0.6), { width: 12, opacity: 0.3 })
    },
  )
  line('M2-8V56', shadeColour(main, -0.65), { width: 6, opacity: 0.7 })
  line('M-24 22C-10 10 20 10 28 24C24 38-8 38-24 30', shadeColour(accent, -0.5), { width: 8 })
  line('M-24 22C-10 10 20 10 28 24C24 38-8 38-24 30', accent, { width: 5 })
  solid(
    'M16 8C20 0 32 2 34 10L38 38C36 46 24 46 20 38Z',
    blend('across', [shadeColour(rubber, 0.3), shadeColour(rubber, -0.35)]),
  )

  solid(
    opening,
    blend('down', [shadeColour(lining, -0.6), shadeColour(lining, -0.35), shadeColour(lining, -0.15)]),
    () => {
      line('M-40 90V270M-20 80V270M0 90V270M20 80V270M40 90V270', shadeColour(lining, -0.1), {
        width: 22,
        dash: '0 20',
        opacity: 0.4,
      })
      soft('M-60 60H60V120C40 90-40 90-60 120Z', shadeColour(lining, -0.8), { blur: 12, opacity: 0.6 })
    },
  )
  soft(
    'M0 36C76 36 92 100 90 160C88 250 56 300 0 300C-58 300-90 250-92 160C-94 100-76 36 0 36Z',
    shadeColour(main, -0.9),
    {
      blur: 10,
      opacity: 0.3,
    },
  )
  solid(opening, blend('down', [shadeColour(lining, -0.62), shadeColour(lining, -0.38), shadeColour(lining, -0.16)]))
  drawWool(sheet, opening, { wool: lining, width: 38, shade: 0.05 })
}
