/** A bound of a definition in milliseconds: undefined when there is none, NaN when it cannot be read (EX-14). */
export function readTime(bound: number | string | null | undefined): number | undefined {
  if (bound === undefined || bound === null || bound === '') return undefined
  return typeof bound === 'number' ? bound : Date.parse(bound)
}
