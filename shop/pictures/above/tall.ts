import type { Colourway } from '../../products/product.ts'
import { drawBuckle } from '../parts/draw-buckle.ts'
import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'
import { footOutline, upperOutline } from './outline.ts'

const shaft = 'M0-24C76-24 106 56 104 146C102 244 62 312 0 312C-64 312-104 244-106 146C-108 56-76-24 0-24Z'
const opening = 'M0 2C64 2 90 70 88 148C86 232 52 294 0 294C-54 294-88 232-90 148C-92 70-64 2 0 2Z'
const strap = 'M-88-40C-50-84 50-84 92-42L94-4C52-48-50-48-90-2Z'

/** The right knee-high boot from above: its shaft is nearest to the viewer. */
export function drawTallAbove(sheet: Sheet, { upper: main, panel, sole: rubber, lining, accent }: Colourway): void {
  const { solid, soft, line, stitch, blend } = sheet
  sheet.group('transform="scale(.97 .99)"', () =>
    solid(footOutline, blend('slant', [shadeColour(rubber, 0.25), rubber, shadeColour(rubber, -0.2)])),
  )
  sheet.group('transform="scale(.945 .98)"', () => {
    line(footOutline, shadeColour(accent, 0.35), { width: 1.8, dash: '5 5.5' })
    solid(
      upperOutline,
      blend('across', [
        shadeColour(main, -0.4),
        shadeColour(main, -0.02),
        shadeColour(main, 0.12),
        shadeColour(main, -0.05),
        shadeColour(main, -0.45),
      ]),
      () => {
        soft('M-40-240C-30-296 16-296 32-240C40-190 30-140 18-100H-20C-36-140-50-190-40-240Z', shadeColour(main, 0.5), {
          blur: 18,
          opacity: 0.6,
        })
        soft('M-28-290C-14-308 8-308 22-292C8-278-14-278-28-290Z', shadeColour(main, 0.85), { blur: 7, opacity: 0.5 })
        soft('M-110-40C-60-80 60-80 110-40L90 330H-90Z', shadeColour(main, -0.7), { blur: 16, opacity: 0.6 })
        line(upperOutline, shadeColour(main, -0.6), { width: 12, opacity: 0.4 })
      },
    )
  })
  line('M-46-118C-20-106 18-106 42-118M-50-98C-20-84 20-84 46-98', shadeColour(main, -0.5), { width: 3, opacity: 0.3 })
  solid(strap, blend('across', [shadeColour(panel, -0.3), shadeColour(panel, 0.22), shadeColour(panel, -0.25)]))
  stitch('M-86-34C-50-76 50-76 90-35', shadeColour(main, 0.35), shadeColour(main, -0.5))
  drawBuckle(sheet, shadeColour(lining, -0.15), 'translate(64 -48) rotate(24)')

  soft(shaft, shadeColour(main, -0.9), { blur: 12, opacity: 0.6 })
  solid(
    shaft,
    blend('across', [
      shadeColour(panel, -0.25),
      shadeColour(main, 0.14),
      shadeColour(main, 0.26),
      shadeColour(main, 0.06),
      shadeColour(panel, -0.3),
    ]),
    () => {
      soft('M-90 60C-50-4 50-4 90 60L70 90C40 30-40 30-70 90Z', shadeColour(main, 0.5), { blur: 10, opacity: 0.5 })
    },
  )
  stitch(
    'M0-12C68-12 98 62 96 147C94 238 56 302 0 302C-58 302-96 238-98 147C-100 62-68-12 0-12Z',
    shadeColour(main, 0.4),
    shadeColour(main, -0.5),
  )
  solid(
    'M-16 272H16V306H-16Z',
    blend('across', [shadeColour(panel, -0.2), shadeColour(panel, 0.2), shadeColour(panel, -0.2)]),
  )
  line(opening, shadeColour(main, 0.3), { width: 6 })
  solid(
    opening,
    blend('down', [shadeColour(lining, -0.7), shadeColour(lining, -0.5), shadeColour(lining, -0.15)]),
    () => {
      soft('M-50 150C-56 220-30 280 0 282C32 280 54 220 48 150C30 200-30 200-50 150Z', shadeColour(lining, 0.2), {
        blur: 14,
        opacity: 0.6,
      })
      soft('M-60 60C-50 120-40 200 0 210C40 200 50 120 60 60Z', shadeColour(lining, -0.9), { blur: 18, opacity: 0.7 })
      line(opening, shadeColour(lining, -0.05), { width: 10 })
    },
  )
}
