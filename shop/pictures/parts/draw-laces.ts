import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

/** An eyelet, and the path of its lace from there. */
export type Eyelet = readonly [x: number, y: number, dx: number, dy: number]

/** Draws laces from the side: each goes from its eyelet over the edge of the shoe. */
export function drawLaces({ line }: Sheet, eyelets: readonly Eyelet[], { lace, hole }: { lace: string; hole: string }) {
  line(eyelets.map(([x, y]) => `M${x} ${y}v.1`).join(''), hole, { width: 13 })
  const laces = eyelets.map(
    ([x, y, dx, dy]) => `M${x} ${y}q${Math.round(dx * 0.4)} ${Math.round(dy * 0.3)} ${dx} ${dy}`,
  )
  line(laces.join(''), shadeColour(lace, -0.45), { width: 14 })
  line(laces.join(''), lace, { width: 11 })
  line(laces.join(''), shadeColour(lace, 0.6), { width: 3, opacity: 0.7 })
}
