import type { CookieJar } from '../cookies/cookie-jar.ts'

export type TestJar = CookieJar & {
  cookies: Map<string, string>
  writes: { name: string; value: string; domain: string; lifeMs: number }[]
}

/** A cookie jar in memory, with a record of every write. */
export function aJar(cookies: Record<string, string> = {}): TestJar {
  const kept = new Map(Object.entries(cookies))
  const writes: TestJar['writes'] = []
  return {
    cookies: kept,
    writes,
    values: (name) => (kept.has(name) ? [kept.get(name) ?? ''] : []),
    names: () => [...kept.keys()],
    write(name, value, { domain, lifeMs }) {
      writes.push({ name, value, domain, lifeMs })
      if (name.length + value.length > 4096) return // as browsers do
      if (lifeMs > 0) kept.set(name, value)
      else kept.delete(name)
    },
  }
}
