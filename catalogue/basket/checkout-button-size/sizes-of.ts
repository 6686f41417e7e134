import type { Content } from './template.ts'

/** What units of a length are on the page, in px; a unit that is not there cannot be told. */
export type Units = Readonly<Record<string, number>>

/** A button stays usable by touch (BAS-05.4). */
const lowest = 24

/** The styles of a size; a field that is missing and a height too low have none (BAS-05.2, BAS-05.4). */
export function sizesOf({ btnsize, fontsize }: Content, units: Units): string[] {
  const height = pxOf(btnsize, units)
  return [
    ...(fontsize ? [`font-size: ${fontsize} !important`] : []),
    // Words that need more than that make it higher.
    ...(height >= lowest ? [`height: auto !important; min-height: ${height}px !important`] : []),
  ]
}

function pxOf(length: string, units: Units): number {
  const [, number = '', unit = ''] = /^([\d.]+)\s*([a-z%]*)$/.exec(length) ?? []
  return Number.parseFloat(number) * (unit === 'px' ? 1 : (units[unit] ?? Number.NaN))
}
