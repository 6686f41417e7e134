import type { CookieJar } from '../cookies/cookie-jar.ts'
import { listField } from '../cookies/field.ts'
import { limits } from '../limits.ts'

const name = 'qb_activations'

const counters = listField<[experienceId: string, count: number]>(
  ([experienceId, count]) => [experienceId, String(count)],
  ([experienceId = '', count]) => [experienceId, /^\d+$/.test(count ?? '') ? Number(count) : 0],
)

/** How often each experience was activated for this visitor; an unreadable counter is 0, an unreadable cookie has none. */
function readActivations(jar: CookieJar): Map<string, number> {
  try {
    return new Map(counters.read(jar.values(name)[0] ?? '', 0))
  } catch {
    return new Map()
  }
}

export type ActivationFacts = {
  jar: CookieJar
  domain: string
  /** Whether the site still has an experience; what it has no more is dropped. */
  isKnown: (experienceId: string) => boolean
}

/** Raises the counter of an experience in the cookie `qb_activations` (CK-02), of which the oldest give way (CK-15). */
export function countActivation({ jar, domain, isKnown }: ActivationFacts, experienceId: string): void {
  const counts = readActivations(jar)
  const count = (counts.get(experienceId) ?? 0) + 1
  counts.delete(experienceId)
  const known = [...counts].filter(([id]) => isKnown(id))
  const items = counters.write([...known, [experienceId, count]]).split('|')
  while (items.join('|').length >= limits.cookieLength - name.length - 1) items.shift()
  jar.write(name, items.join('|'), { domain, lifeMs: limits.permanentLifeMs })
}
