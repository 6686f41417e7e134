import type { Sheet } from '../sheet.ts'
import { shadeColour } from '../tone.ts'

/** Draws a frame buckle with its pin around the point 0 0, upright; the group around it positions and rotates it. */
export function drawBuckle({ line, group }: Sheet, metal: string, place: string): void {
  group(`transform="${place}"`, () => {
    const frame = 'M-17-20H17V20H-17Z'
    line(frame, shadeColour(metal, -0.5), { width: 10 })
    line(frame, metal, { width: 7 })
    line('M-16-20H16', shadeColour(metal, 0.6), { width: 2.5 })
    line('M-16 0H18', shadeColour(metal, -0.2), { width: 5 })
  })
}
