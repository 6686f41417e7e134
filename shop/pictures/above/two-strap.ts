import type { Colourway } from '../../products/product.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const front = 'M-110-214C-60-238 66-236 116-200C122-170 122-140 118-112C66-146-56-148-104-118C-112-150-114-184-110-214Z'
const middle = 'M-98-62C-50-92 60-90 106-58C104-20 98 20 92 52C52 22-48 20-84 50C-88 12-94-26-98-62Z'

/** The right sandal with two buckled straps from above. */
export function drawTwoStrapAbove(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawStrap = (path: string) => {
    soft(path, shadeColour(lining, -0.85), { blur: 8, opacity: 0.6 })
    solid(
      path,
      blend('across', [
        shadeColour(main, -0.4),
        shadeColour(main, 0.05),
        shadeColour(main, 0.3),
        shadeColour(main, 0.02),
        shadeColour(main, -0.4),
      ]),
    )
  }
  solid(footOutline, blend('slant', [shadeColour(cork, 0.15), shadeColour(cork, -0.3)]))
  sheet.group('transform="scale(.97 .985)"', () =>
    line(footOutline, shadeColour(cork, -0.5), { width: 5, dash: '1 13', opacity: 0.4 }),
  )
  solid(upperOutline, blend('slant', [shadeColour(lining, 0.15), lining, shadeColour(lining, -0.12)]), () => {
    soft('M-44 190C-56 260-30 300 0 300C34 300 56 260 46 190C30 150-26 150-44 190Z', shadeColour(lining, -0.5), {
      blur: 18,
      opacity: 0.4,
    })
    soft('M-60-260C-50-300 20-300 40-266C20-246-40-246-60-260Z', shadeColour(lining, -0.5), { blur: 12, opacity: 0.3 })
    soft('M-16 70C-20 110-16 140 0 150C18 140 22 110 18 70Z', shadeColour(lining, 0.5), { blur: 12, opacity: 0.5 })
  })
  stitch(upperOutline, shadeColour(lining, 0.3), shadeColour(lining, -0.5))

  drawStrap(front)
  stitch(
    'M-102-204C-56-226 62-224 108-192M-98-130C-52-158 60-156 110-124',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )
  drawStrap(middle)
  stitch('M-90-54C-46-80 56-78 98-48M-80 38C-44 10 50 12 88 40', shadeColour(main, 0.45), shadeColour(main, -0.45))
  line('M14-190L112-158', shadeColour(panel, -0.4), { width: 31 })
  line('M14-190L112-158', shadeColour(panel, 0.1), { width: 27 })
  drawBuckle(sheet, accent, 'translate(52 -178) rotate(18) scale(1.3)')
  line('M86-167v.1M24-187v.1', shadeColour(main, -0.7), { width: 6 })
  line('M6-34L98-12', shadeColour(panel, -0.4), { width: 33 })
  line('M6-34L98-12', shadeColour(panel, 0.1), { width: 29 })
  drawBuckle(sheet, accent, 'translate(44 -25) rotate(13) scale(1.38)')
  line('M78-17v.1M16-32v.1', shadeColour(main, -0.7), { width: 6 })
}
