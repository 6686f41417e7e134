const zigzagPath = (y: number) => `M-130 ${y}${'l20-16 20 16'.repeat(7)}`
const rowPath = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, row) => zigzagPath(first + row * step)).join('')
const barPath = (first: number, last: number, step: number) =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, row) => `M-130 ${first + row * step}h260`).join('')

/** A sole from below: the lines of its pattern, their width and dashes, and whether there is a heel. */
export type Tread = { pattern: string; width: number; dash?: string; heel: boolean }

export const treads = {
  fine: { pattern: rowPath(-310, 330, 24), width: 5, heel: false },
  wide: { pattern: rowPath(-310, 330, 32), width: 9, heel: false },
  lugs: { pattern: barPath(-300, 310, 46), width: 26, dash: '34 26', heel: false },
  forefoot: { pattern: rowPath(-290, -60, 34), width: 14, heel: true },
  ball: { pattern: rowPath(-250, -120, 16), width: 4, heel: true },
  smooth: { pattern: '', width: 0, heel: true },
  pebbles: { pattern: barPath(-300, 320, 30), width: 18, dash: '0 30', heel: false },
} satisfies Record<string, Tread>
