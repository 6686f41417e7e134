/** Longer ones are refused by browsers (RFC 6265bis). */
const longest = 4096

// Tests simulate the time; a browser's cookies live by the real one.
const { now } = Date

/**
 * Keeps the cookies of a document in the document: each read after a write asks another process of the browser, which was a fifth
 * of what the tests of templates cost. The document is one at the root of its site. What browsers do with cookies is tried with
 * theirs (`script/browser`, journeys).
 */
export function keepCookiesInPage(page: Document): void {
  const cookies = new Map<string, { value: string; until: number }>()

  function writeCookie(text: string): void {
    const [pair = '', ...attributes] = text.split(';')
    const [name, value] = splitAt(pair)
    const given = new Map(attributes.map(splitAt).map(([key, said]) => [key.toLowerCase(), said]))
    // Those of other places are not seen here.
    if (name.length + value.length > longest || !fitsHost(given.get('domain')) || !fitsRoot(given.get('path'))) return
    const until = untilOf(given)
    // One with another value is a new one, and comes last.
    if (until <= now() || cookies.get(name)?.value !== value) cookies.delete(name)
    if (until > now()) cookies.set(name, { value, until })
  }

  function readCookies(): string {
    const seen = [...cookies].filter(([, { until }]) => until > now())
    return seen.map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  Object.defineProperty(page, 'cookie', { configurable: true, get: readCookies, set: writeCookie })
}

function splitAt(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

function untilOf(given: ReadonlyMap<string, string>): number {
  const age = given.get('max-age')
  if (age !== undefined) return now() + Number(age) * 1000
  const date = given.get('expires')
  return date === undefined ? Number.POSITIVE_INFINITY : Date.parse(date)
}

function fitsHost(domain: string | undefined): boolean {
  return !domain || `.${location.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`)
}

function fitsRoot(path = '/'): boolean {
  return path === '/' || !path.startsWith('/')
}
