import type { Colourway } from '../../products/product.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const over = 'M-118-216C-104-232-92-234-80-228C0-190 66-120 104-40C106-10 100 14 92 20C40-70-20-130-112-150Z'
const under = 'M122-190C112-210 100-216 86-210C0-180-60-110-96-10C-96 10-92 24-84 30C-40-50 20-110 120-130Z'
const ankle = 'M-82 236C-104 140-74 62 0 58C76 62 108 140 84 236'
const counter =
  'M-98 196C-92 236-80 282-46 302C-16 314 20 314 50 302C82 282 94 236 100 196C108 250 100 336 2 338C-96 336-106 250-98 196Z'

/** The right sandal from above. */
export function drawCrossedAbove(sheet: Sheet, { upper: main, panel, sole: cork, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  const drawStrap = (path: string) => {
    soft(path, shadeColour(lining, -0.85), { blur: 7, opacity: 0.55 })
    solid(
      path,
      blend('across', [
        shadeColour(main, -0.35),
        shadeColour(main, 0.05),
        shadeColour(main, 0.3),
        main,
        shadeColour(main, -0.35),
      ]),
    )
  }
  solid(footOutline, blend('slant', [shadeColour(cork, 0.15), shadeColour(cork, -0.3)]))
  solid(upperOutline, blend('slant', [shadeColour(lining, 0.15), lining, shadeColour(lining, -0.12)]), () => {
    soft('M-40 200C-50 260-30 300 0 300C34 300 50 260 44 200C30 160-26 160-40 200Z', shadeColour(lining, -0.5), {
      blur: 18,
      opacity: 0.35,
    })
    soft('M-70-200C-60-290 40-290 70-190C80-120 60-90 0-90C-60-90-80-120-70-200Z', shadeColour(lining, -0.5), {
      blur: 20,
      opacity: 0.3,
    })
  })
  stitch(upperOutline, shadeColour(lining, 0.3), shadeColour(lining, -0.5))

  drawStrap(under)
  stitch('M108-198C20-168-52-98-90-2M116-140C24-118-36-58-82 22', shadeColour(main, 0.45), shadeColour(main, -0.45))
  drawStrap(over)
  stitch(
    'M-108-210C-88-222-80-220-72-214C8-174 64-110 98-34M-110-158C-26-140 36-86 90 8',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )

  solid(counter, blend('down', [shadeColour(main, 0.15), main, shadeColour(main, -0.3)]))
  stitch(
    'M-92 216C-82 262-68 286-42 296C-14 306 18 306 46 296C76 286 86 262 94 216',
    shadeColour(main, 0.45),
    shadeColour(main, -0.45),
  )
  soft(
    'M-84 246C-100 150-70 76 4 74C80 76 108 150 92 246L76 240C86 160 70 96 4 94C-60 96-80 160-70 240Z',
    shadeColour(lining, -0.85),
    { blur: 6, opacity: 0.4 },
  )
  line(ankle, shadeColour(main, -0.5), { width: 25 })
  line(ankle, main, { width: 21 })
  line('M-78 226C-96 140-68 68 0 64C70 68 98 140 80 226', shadeColour(main, 0.45), { width: 5, opacity: 0.6 })
  line('M76 124L108 118L114 158L82 162Z', shadeColour(accent, -0.5), { width: 10 })
  line('M76 124L108 118L114 158L82 162Z', accent, { width: 7 })
  line('M92 122L98 160', shadeColour(accent, -0.25), { width: 5 })
  line('M86 184v.1M86 204v.1M82 98v.1', shadeColour(panel, -0.6), { width: 6 })
}
