import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const upper =
  'M-22-326C48-328 104-256 110-166C113-86 96-10 96 70C88 66 72 16 40-8C16-24-20-24-42-8C-70 16-82 60-88 72C-88 40-88-30-98-104C-104-140-105-168-102-196C-96-274-68-324-22-326Z'
const heelLip = 'M-90 206C-84 256-60 300 2 302C62 300 86 256 92 206C104 280 84 332 2 334C-82 332-102 280-90 206Z'
const cuff = 'M-76 52C-68 30-56 6-36-8C-18-22 16-22 36-8C58 8 74 34 82 52'

/** The right house slipper from above. */
export function drawMuleAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawLining = (path: string, width: number) => {
    line(path, shadeColour(lining, -0.3), { width: width + 9, dash: '0 17' })
    line(path, shadeColour(lining, -0.12), { width, dash: '0 11' })
    line(path, shadeColour(lining, 0.35), { width: width * 0.55, dash: '0 15', opacity: 0.8 })
  }
  solid(footOutline, blend('slant', [shadeColour(rubber, 0.2), shadeColour(rubber, -0.2)]))
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
    soft('M-100-20H100V70C60 20-60 20-100 80Z', shadeColour(lining, -0.8), { blur: 16, opacity: 0.7 })
  })
  solid(heelLip, blend('down', [shadeColour(main, 0.2), main, shadeColour(main, -0.25)]))
  drawLining('M-80 216C-72 262-50 296 2 298C52 296 74 262 82 216', 17)
  solid(
    upper,
    blend('across', [
      shadeColour(main, -0.3),
      shadeColour(main, 0.08),
      shadeColour(main, 0.22),
      shadeColour(main, 0.04),
      shadeColour(main, -0.32),
    ]),
    () => {
      soft('M-50-270C-30-300 20-300 40-264C50-190 40-100 20-40H-24C-50-100-60-190-50-270Z', shadeColour(main, 0.4), {
        blur: 24,
        opacity: 0.6,
      })
      line(upper, shadeColour(main, -0.6), { width: 12, opacity: 0.3 })
    },
  )
  stitch('M-94-228C-50-256 50-256 96-222', shadeColour(panel, 0.35), shadeColour(main, -0.5))
  stitch(
    'M-20-314C40-316 94-250 100-164C103-100 90-30 90 20M-24-314C-64-312-86-262-92-196C-96-120-84-60-82 20',
    shadeColour(accent, 0.2),
    shadeColour(main, -0.4),
  )
  soft(
    'M-96 76C-84 40-66-6-40-26C-16-40 16-40 40-26C70-4 90 40 100 74L80 80C66 50 50 20 32 10C10 0-12 0-32 10C-52 22-66 56-76 80Z',
    shadeColour(main, -0.8),
    { blur: 7, opacity: 0.5 },
  )
  drawLining(cuff, 36)
}
