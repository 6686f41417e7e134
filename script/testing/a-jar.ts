import type { CookieJar } from '../cookies/cookie-jar.ts'

export type TestJar = CookieJar & {
  cookies: Map<string, string>
  writes: { name: string; value: string; domain: string; lifeMs: number }[]
  /** The number of reads directly after a write, each of which blocks a page until the browser has stored the cookie. */
  waits: number
}

/** Creates a cookie jar in memory that records every write. */
export function aJar(cookies: Record<string, string> = {}): TestJar {
  const kept = new Map(Object.entries(cookies))
  const writes: TestJar['writes'] = []
  let isWritten = false
  const jar: TestJar = {
    cookies: kept,
    writes,
    waits: 0,
    values(name) {
      if (isWritten) jar.waits++
      isWritten = false
      return kept.has(name) ? [kept.get(name) ?? ''] : []
    },
    names: () => [...kept.keys()],
    write(name, value, { domain, lifeMs }) {
      isWritten = true
      writes.push({ name, value, domain, lifeMs })
      if (name.length + value.length > 4096) return // browsers ignore such cookies too
      if (lifeMs > 0) kept.set(name, value)
      else kept.delete(name)
    },
  }
  return jar
}
