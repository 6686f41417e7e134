/**
 * Reads the options of an address: keys with the prefix `qb_`, `qubit_` or `smartserve_` from the query and then the hash.
 * The later of equal keys applies; a key without a value means 'true' (UR-01).
 */
export function addressOptions(url: string): Map<string, string> {
  const options = new Map<string, string>()
  // A hash may be a route with its own query: `#/bag?qb_debug`.
  const [, query, hash] = /^[^?#]*\??([^#]*)#?(?:\/[^?]*\?)?(.*)/s.exec(url) ?? []
  for (const pair of `${query}&${hash}`.split('&')) {
    const [, key, value] = /^((?:qb|qubit|smartserve)_[^=]*)=?(.*)/s.exec(pair) ?? []
    if (key) options.set(key, key === pair ? 'true' : decodeText(value ?? ''))
  }
  return options
}

/** Returns whether one of the options is present and not '0' or 'false' (UR-05). */
export function isOn(options: ReadonlyMap<string, string>, ...names: string[]): boolean {
  return names.some((name) => options.has(name) && !['0', 'false'].includes(options.get(name) ?? ''))
}

/** Returns whether the address asks for debug mode (UR-05). */
export function isDebugging(options: ReadonlyMap<string, string>): boolean {
  return isOn(options, 'qb_debug', 'smartserve_debug')
}

/** Returns the flags that `qb_opts` switches on, or off by a `-` before the name (UR-02), including unknown names. */
export function addressFlags(options: ReadonlyMap<string, string>): Record<string, boolean> {
  const flags: Record<string, boolean> = {}
  for (const word of (options.get('qb_opts') ?? '').split(',')) {
    const [, off, name] = /^\s*(-?)\s*(.*?)\s*$/s.exec(word) ?? []
    if (name) flags[name] = !off
  }
  return flags
}

/** Decodes a text; one with a malformed escape sequence is returned unchanged. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
