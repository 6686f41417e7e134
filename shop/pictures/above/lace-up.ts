import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const shaft = 'M0 30C64 30 84 92 82 160C80 240 48 288 0 288C-50 288-82 240-84 160C-86 92-64 30 0 30Z'
const opening = 'M0 70C48 70 62 108 60 164C58 230 36 266 0 266C-38 266-60 230-62 164C-64 108-50 70 0 70Z'
const facing =
  'M-70 96C-74 30-72-40-56-96C-30-108-12-104-2-92C8-104 26-108 48-96C66-40 70 30 66 96L28 80C28 30 26-20 14-60C8-68-14-68-20-60C-32-20-34 30-34 80Z'
const tongue = 'M-22-66C-14-80 8-80 16-66C28-16 34 40 42 92C30 114-36 114-46 92C-40 40-34-16-22-66Z'
const rows = [-50, -26, -2, 22, 46, 68]

/** The right laced boot from above. */
export function drawLaceUpAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(1.03 1.01)"', () =>
    solid(footOutline, blend('slant', [shadeColour(rubber, 0.25), rubber, shadeColour(rubber, -0.2)])),
  )
  line(footOutline, shadeColour(lining, 0.15), { width: 2.6, dash: '8 6' })
  sheet.group('transform="scale(.97 .985)"', () =>
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
        soft('M-50-180C-50-210 40-210 44-180C46-140 40-120 30-100H-36C-46-120-52-140-50-180Z', shadeColour(main, 0.4), {
          blur: 18,
          opacity: 0.5,
        })
        soft('M-100 60C-60 10-50-10-30-20H30C50-10 60 10 100 60L90 330H-90Z', shadeColour(main, -0.6), {
          blur: 14,
          opacity: 0.5,
        })
        soft('M-36-280C-20-304 12-304 30-280C10-264-20-264-36-280Z', shadeColour(main, 0.8), { blur: 9, opacity: 0.5 })
        line(upperOutline, shadeColour(main, -0.6), { width: 12, opacity: 0.4 })
      },
    ),
  )
  line('M-96-196C-56-224 70-222 100-190', shadeColour(main, -0.5), { width: 4, opacity: 0.7 })
  stitch(
    'M-97-184C-56-212 70-210 101-178M-96-206C-56-234 70-232 98-200',
    shadeColour(main, 0.4),
    shadeColour(main, -0.5),
  )
  line('M-66-224v.1M-40-234v.1M-12-239v.1M16-239v.1M44-234v.1M70-222v.1', shadeColour(main, -0.65), { width: 7 })
  stitch('M-74 110C-84 70-82 30-78-24M76 110C86 70 88 30 88-20', shadeColour(main, 0.35), shadeColour(main, -0.5))

  line('M-9 284C-9 314 9 314 9 284', shadeColour(panel, -0.35), { width: 16 })
  line('M-9 284C-9 314 9 314 9 284', shadeColour(panel, 0.15), { width: 11 })
  solid(shaft, blend('down', [shadeColour(main, 0.3), main, shadeColour(panel, 0.08), shadeColour(panel, -0.1)]))
  stitch('M-74 140C-76 224-44 278 0 279C44 278 74 224 72 140', shadeColour(main, 0.4), shadeColour(main, -0.5))
  line(opening, shadeColour(lining, -0.25), { width: 17 })
  line(opening, shadeColour(lining, 0.15), { width: 8 })
  solid(opening, blend('down', [shadeColour(lining, -0.7), shadeColour(lining, -0.45), shadeColour(lining, -0.25)]))

  solid(tongue, blend('across', [shadeColour(main, -0.3), shadeColour(main, 0.18), shadeColour(main, -0.3)]))
  line('M-40 96C-30 106 28 106 36 96', shadeColour(main, 0.5), { width: 3, opacity: 0.6 })
  soft('M-34 80C-36 20-32-20-20-66H14C26-20 32 20 28 80Z', shadeColour(main, -0.8), { blur: 5, opacity: 0.4 })
  solid(facing, blend('across', [shadeColour(panel, -0.2), shadeColour(panel, 0.2), shadeColour(panel, -0.2)]))
  stitch('M-63 90C-67 30-65-36-50-90M59 90C63 30 59-36 42-90', shadeColour(panel, 0.4), shadeColour(panel, -0.45))
  line(rows.map((y) => `M-47 ${y}v.1M42 ${y}v.1`).join(''), shadeColour(lining, 0.2), { width: 11 })
  const laces = rows
    .slice(0, -1)
    .map((y, row) => `M-47 ${y}L42 ${rows[row + 1] ?? y}M42 ${y}L-47 ${rows[row + 1] ?? y}`)
    .join('')
  line(laces, shadeColour(accent, -0.5), { width: 11 })
  line(laces, shadeColour(accent, 0.3), { width: 8 })
  const bow =
    'M-2 74C-40 36-92 52-84 78C-76 100-30 90-2 74C34 46 88 56 82 82C74 102 28 92-2 74C-18 106-34 124-52 136M-2 74C14 108 34 122 48 140'
  line(bow, shadeColour(accent, -0.5), { width: 11 })
  line(bow, shadeColour(accent, 0.34), { width: 8 })
}
