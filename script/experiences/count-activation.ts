import type { CookieJar } from '../cookies/cookie-jar.ts'
import { list } from '../cookies/field.ts'

const name = 'qb_activations'
const lifeMs = 365 * 86_400_000

const counters = list<[experienceId: string, count: number]>(
  ([experienceId, count]) => [experienceId, String(count)],
  ([experienceId = '', count]) => [experienceId, /^\d+$/.test(count ?? '') ? Number(count) : 0],
)

/** How often each experience was activated for this visitor; an unreadable counter is 0, an unreadable cookie has none. */
function read(jar: CookieJar): Map<string, number> {
  try {
    return new Map(counters.read(jar.values(name)[0] ?? '', 0))
  } catch {
    return new Map()
  }
}

/** Raises the counter of an experience in the cookie `qb_activations` of the domain (CK-02). */
export function countActivation(jar: CookieJar, domain: string, experienceId: string): void {
  const counts = read(jar)
  counts.set(experienceId, (counts.get(experienceId) ?? 0) + 1)
  jar.write(name, counters.write([...counts]), { domain, lifeMs })
}
