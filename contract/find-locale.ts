/** The part of a path that tells country and language, e.g. `/uk/en` of `/uk/en/shop`. */
export type PathLocale = {
  start: string
  country?: string
  language?: string
  /** Whether the path has all that the pattern names. */
  isWhole: boolean
}

/**
 * Reads country and language from the start of a path by a pattern such as `/{country}/{language}` or
 * `/{language}-{country}`. A path may end early: `/uk` has a country and no language. Undefined where nothing fits.
 */
export function findLocale(pattern = '', pathname: string): PathLocale | undefined {
  const [one = '', other = ''] = pattern.match(/\w+(?=\})/g) ?? []
  const source = pattern.replace(/(\/?)\{\w+\}/g, (_, slash) => (slash ? '(?:/([^/]+?))?' : '([^/]+?)'))
  // Named groups are too new for some phones (decision 19).
  const found = new RegExp(`^${source}(?=/|$)`).exec(pathname.replace(/\/+/g, '/'))
  if (!one || !found?.[0]) return undefined
  const [start, first, second] = found
  return { start, [one]: first, ...(other && { [other]: second }), isWhole: Boolean(first && (second || !other)) }
}
