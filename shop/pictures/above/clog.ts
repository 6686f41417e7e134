import type { Colourway } from '../../products/product.ts'
import { mixColours } from '../mix.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import { drawWool } from '../parts/draw-wool.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const upper =
  'M-22-326C48-328 106-256 112-166C115-86 98-10 96 96C70 58 40 42 2 42C-38 42-66 58-86 96C-88-20-90-50-100-120C-106-150-106-172-104-196C-98-276-70-328-22-326Z'
const strap = 'M-96-70C-56-34 62-34 108-72L104-16C60 22-50 22-92-14Z'

/** The right clog from above. */
export function drawClogAbove(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  solid(footOutline, blend('slant', [shadeColour(cork, 0.15), shadeColour(cork, -0.25)]))
  sheet.group('transform="scale(.97 .985)"', () =>
    line(footOutline, shadeColour(cork, -0.5), { width: 6, dash: '1 13', opacity: 0.4 }),
  )
  solid(upperOutline, blend('down', [shadeColour(lining, -0.3), shadeColour(lining, -0.25), lining]), () => {
    line('M-66 60V300M-44 70V310M-22 60V320M0 70V320M22 60V320M44 70V310M66 60V300', shadeColour(lining, -0.12), {
      width: 27,
      dash: '0 21',
      opacity: 0.5,
    })
    line('M-58 66V300M-34 76V310M-12 68V320M12 76V320M34 68V310M58 76V300', shadeColour(lining, 0.3), {
      width: 20,
      dash: '0 19',
      opacity: 0.6,
    })
    soft('M-100 0H100V110C60 60-60 60-100 110Z', shadeColour(lining, -0.8), { blur: 16, opacity: 0.7 })
  })
  line('M-84 120C-84 240-66 312 2 314C68 312 88 240 88 120', shadeColour(main, -0.25), { width: 9 })
  line('M-84 120C-84 240-66 312 2 314C68 312 88 240 88 120', shadeColour(main, 0.1), { width: 5 })

  solid(
    upper,
    blend('across', [
      shadeColour(main, -0.32),
      shadeColour(main, 0.08),
      shadeColour(main, 0.24),
      shadeColour(main, 0.04),
      shadeColour(main, -0.34),
    ]),
    () => {
      soft('M-50-270C-30-300 20-300 40-264C50-200 40-140 20-90H-24C-50-140-60-200-50-270Z', shadeColour(main, 0.4), {
        blur: 24,
        opacity: 0.6,
      })
      line(upper, shadeColour(main, -0.6), { width: 12, opacity: 0.3 })
    },
  )
  const seam = 'M-84-70C-96-160-84-240-10-246C76-244 104-160 92-72'
  line(seam, shadeColour(main, -0.5), { width: 4, opacity: 0.5 })
  stitch('M-74-66C-86-156-76-230-10-236C68-234 94-156 82-66', shadeColour(accent, 0.2), shadeColour(main, -0.4))
  drawWool(sheet, 'M-84 88C-62 56-36 44 2 44C40 44 68 58 92 88', { wool: lining, width: 24, shade: 0.04 })

  soft(strap, shadeColour(main, -0.9), { blur: 8, opacity: 0.5 })
  solid(
    strap,
    blend('across', [
      shadeColour(panel, -0.35),
      shadeColour(panel, 0.12),
      shadeColour(panel, 0.24),
      shadeColour(panel, -0.3),
    ]),
  )
  stitch('M-94-58C-56-24 62-24 106-60M-92-26C-52 8 60 8 104-28', shadeColour(panel, 0.4), shadeColour(panel, -0.45))
  drawBuckle(sheet, mixColours(accent, '#d9c491', 0.65), 'translate(66 -36) rotate(-20) scale(1.5)')
  line('M22-20v.1M0-18v.1M-22-20v.1', shadeColour(panel, -0.7), { width: 7 })
}
