/**
 * The options of an address: keys with the prefix `qb_` (and the flags of `qubit_` and `smartserve_`) from query,
 * then hash, the later one winning; a key without value means 'true' (UR-01).
 */
export function addressOptions(url: string): Map<string, string> {
  const options = new Map<string, string>()
  const [beforeHash = '', hash = ''] = split(url, '#')
  // A hash may be a route with a query of its own: `#/bag?qb_debug`.
  const texts = [split(beforeHash, '?')[1] ?? '', hash.replace(/^\/[^?]*\?/, '')]
  for (const pair of texts.flatMap((text) => text.split('&'))) {
    const [key = '', value] = split(pair, '=')
    if (/^(?:qb|qubit|smartserve)_/.test(key)) options.set(key, value === undefined ? 'true' : decode(value))
  }
  return options
}

/** Whether an option is there and not '0' or 'false' (UR-05). */
export function isOn(options: ReadonlyMap<string, string>, ...names: string[]): boolean {
  return names.some((name) => options.has(name) && !['0', 'false'].includes(options.get(name) ?? ''))
}

/** Whether the address asks for debug mode (UR-05). */
export function isDebugging(options: ReadonlyMap<string, string>): boolean {
  return isOn(options, 'qb_debug', 'smartserve_debug')
}

/** The flags that `qb_opts` switches on, or off by a `-` before the name (UR-02); names of no flag stay among them. */
export function addressFlags(options: ReadonlyMap<string, string>): Record<string, boolean> {
  const words = (options.get('qb_opts') ?? '').split(',').map((word) => word.trim())
  const flags = words.map((word) => [word.replace(/^-\s*/, ''), !word.startsWith('-')] as const)
  return Object.fromEntries(flags.filter(([name]) => name))
}

function split(text: string, at: string): [string, string?] {
  const index = text.indexOf(at)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

/** A malformed escape keeps the raw text. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
