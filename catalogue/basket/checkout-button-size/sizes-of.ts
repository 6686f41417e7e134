import type { Content } from './template.ts'

/** The size of each CSS length unit on the page, in px. A unit that is not listed cannot be converted. */
export type Units = Readonly<Record<string, number>>

/** Minimum height in px, so that a button stays usable by touch (BAS-05.4). */
const lowest = 24

/**
 * Returns the style declarations for the given size. A missing field or a height below the minimum adds none
 * (BAS-05.2, BAS-05.4).
 */
export function sizesOf({ btnsize, fontsize }: Content, units: Units): string[] {
  const height = pxOf(btnsize, units)
  return [
    ...(fontsize ? [`font-size: ${fontsize} !important`] : []),
    // A minimum height, so that the button can grow with its text.
    ...(height >= lowest ? [`height: auto !important; min-height: ${height}px !important`] : []),
  ]
}

function pxOf(length: string, units: Units): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z%]*)$/.exec(length) ?? []
  return Number.parseFloat(number) * (unit === 'px' ? 1 : (units[unit] ?? Number.NaN))
}
