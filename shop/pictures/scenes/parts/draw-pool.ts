import type { Sheet } from '../../sheet.ts'

type Pool = { x: number; y: number; rx: number; ry: number; colour: string; strength: number }

/** Draws a soft ellipse of light or shade, without a filter. `strength` is its opacity in the middle, 0 to 1. */
export function drawPool({ solid, blend }: Sheet, { x, y, rx, ry, colour, strength }: Pool): void {
  const withOpacity = (share: number) =>
    colour +
    Math.round(255 * strength * share)
      .toString(16)
      .padStart(2, '0')
  // Falls as a blurred edge does: slowly, fast, slowly.
  const paint = blend('round', [1, 0.86, 0.5, 0.16, 0].map(withOpacity))
  solid(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`, paint)
}
