/**
 * A bound of a definition in milliseconds: undefined when there is none, NaN when it cannot be read (EX-14). A text without
 * an offset is UTC, rather than the time of the shopper; `instep build` has made milliseconds of it by the site's time zone.
 */
export function readTime(bound: number | string | null | undefined): number | undefined {
  if (bound === undefined || bound === null || bound === '') return undefined
  return typeof bound === 'number' ? bound : Date.parse(/T[\d:.]+$/.test(bound) ? `${bound}Z` : bound)
}
