import type { Product, Silhouette } from '../../products/product.ts'
import { footOutline } from '../above/outline.ts'
import { drawings } from '../drawings.ts'
import type { Sheet } from '../sheet.ts'
import { floorShadow } from './floor-shadow.ts'

/** The surface of a material in a close-up: how fine its grain is (per picture unit), and how deep. */
const grains: Record<Silhouette, { fineness: string; depth: number }> = {
  sneaker: { fineness: '.3', depth: 0.9 },
  boot: { fineness: '.22', depth: 0.9 },
  sandal: { fineness: '.26', depth: 0.8 },
  loafer: { fineness: '.35', depth: 0.5 },
  slipper: { fineness: '.5', depth: 1.5 },
  'ballet-flat': { fineness: '.4', depth: 0.7 },
}

/** Draws a part of the shoe in close-up, with the grain of its material. */
export function drawCloseUp(sheet: Sheet, { silhouette, cut, colourway }: Product): void {
  const { detail, floor, outline = footOutline, ...draw } = drawings[cut]
  const { fineness, depth } = grains[silhouette]
  const [x, y] = detail.at
  sheet.put(
    `<filter id="grain" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${fineness}" numOctaves="3"/>` +
      `<feDiffuseLighting surfaceScale="${depth}" lighting-color="#fff"><feDistantLight azimuth="235" elevation="31"/></feDiffuseLighting>` +
      '<feComposite in2="SourceAlpha" operator="in"/><feBlend mode="soft-light" in2="SourceGraphic"/></filter>',
  )
  sheet.group(
    `transform="translate(400 500) rotate(${detail.turn}) scale(${detail.zoom}) translate(${-x} ${-y})"`,
    () => {
      if (detail.of === 'side') floorShadow(sheet, floor)
      else sheet.soft(outline, '#3f3a38', { blur: 14, opacity: 0.5 })
      sheet.group('filter="url(#grain)"', () => draw[detail.of](sheet, colourway))
    },
  )
}
