import type { CookieJar } from '../cookies/cookie-jar.ts'

export type TestJar = CookieJar & {
  cookies: Map<string, string>
  writes: { name: string; value: string; domain: string; lifeMs: number }[]
  /** How often cookies were read just after one was written, for which a page stands still until the browser has it. */
  waits: number
}

/** A cookie jar in memory, with a record of every write. */
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
      if (name.length + value.length > 4096) return // as browsers do
      if (lifeMs > 0) kept.set(name, value)
      else kept.delete(name)
    },
  }
  return jar
}
