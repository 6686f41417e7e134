import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { CookieJar } from '../cookies/cookie-jar.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import { listField } from '../cookies/field.ts'
import type { PermanentState, StoredExperience } from '../cookies/permanent-cookie.ts'
import type { SessionState } from '../cookies/session-cookie.ts'
import { limits } from '../limits.ts'

/** The cookie with the number of activations of each experience (CK-02). */
export const activationsName = 'qb_activations'

const counters = listField<[experienceId: string, count: number]>(
  ([experienceId, count]) => [experienceId, String(count)],
  ([experienceId = '', count]) => [experienceId, /^\d+$/.test(count ?? '') ? Number(count) : 0],
)

/** Returns the number of activations of each experience for this visitor. Unreadable counters count as 0. */
function readActivations(jar: CookieJar): Map<string, number> {
  try {
    return new Map(counters.read(jar.values(activationsName)[0] ?? '', 0))
  } catch {
    return new Map()
  }
}

type ActivationFacts = {
  jar: CookieJar
  domain: string
  /** Returns whether the site still has an experience; counters of removed experiences are dropped. */
  isKnown: (experienceId: string) => boolean
}

/** Increments an experience's counter in the cookie `qb_activations` (CK-02), which drops the oldest when full (CK-15). */
export function countActivation({ jar, domain, isKnown }: ActivationFacts, experienceId: string): void {
  const counts = readActivations(jar)
  const count = (counts.get(experienceId) ?? 0) + 1
  counts.delete(experienceId)
  const known = [...counts].filter(([id]) => isKnown(id))
  const items = counters.write([...known, [experienceId, count]]).split('|')
  while (items.join('|').length >= limits.cookieLength - activationsName.length - 1) items.shift()
  jar.write(activationsName, items.join('|'), { domain, lifeMs: limits.permanentLifeMs })
}

/** Finds the stored state of an experience by its id only, because variation ids may repeat between experiences (EX-10). */
export function storedExperience(permanent: PermanentState, id: string): StoredExperience | undefined {
  return permanent.experienceState.find(({ experienceId }) => experienceId === id)
}

/** Returns the variations of a flat list or of all criteria. */
export function allVariations({ variations, criteria = [] }: ExperienceDefinition): readonly Variation[] {
  return [...variations, ...criteria.flatMap((each) => each.variations)]
}

export function activationsInSession(session: SessionState, experienceId: string): number {
  return session.experienceState.find((stored) => stored.experienceId === experienceId)?.timesActivated ?? 0
}

/** Saves the visitor's first probability, also when they get no variation (EX-07). */
export function saveProbability(cookies: CookieStore, experience: ExperienceDefinition, probability: number): void {
  const { experimentId: experienceId } = experience
  if (storedExperience(cookies.permanent, experienceId)) return
  putPermanent(cookies, { experienceId, probability, timesActivated: 0, iterationId: '' })
}

/** Drops the stored state of experiences that the site no longer has; otherwise the cookie would grow forever (CK-15). */
export function dropUnknown(cookies: CookieStore, isKnown: (experienceId: string) => boolean): void {
  const { experienceState, deliverCloseTime } = cookies.permanent
  const states = experienceState.filter(({ experienceId, pid }) => isKnown(experienceId) || (pid && isKnown(pid)))
  const closed = deliverCloseTime.filter(({ experimentId }) => isKnown(experimentId))
  if (states.length < experienceState.length || closed.length < deliverCloseTime.length)
    cookies.change({ permanent: { experienceState: states, deliverCloseTime: closed } })
}

export type Execution = { experience: ExperienceDefinition; variation: Variation; counts: boolean }

/** Counts an execution for visitor and session (EX-10, EX-20). Returns how often it has run for this visitor. */
export function recordExecution(cookies: CookieStore, { experience, variation, counts }: Execution): number {
  const { experimentId: experienceId, iterationId } = experience
  const before = storedExperience(cookies.permanent, experienceId)
  const timesActivated = (before?.timesActivated ?? 0) + 1
  if (!counts) return timesActivated
  const { variationMasterId: pid } = variation
  putPermanent(cookies, { experienceId, probability: before?.probability ?? 0, timesActivated, iterationId, pid })
  const inSession = { experienceId, timesActivated: activationsInSession(cookies.session, experienceId) + 1 }
  cookies.change({ session: { experienceState: replaceEntry(cookies.session.experienceState, inSession) } })
  return timesActivated
}

function putPermanent(cookies: CookieStore, entry: StoredExperience): void {
  cookies.change({ permanent: { experienceState: replaceEntry(cookies.permanent.experienceState, entry) } })
}

function replaceEntry<T extends { experienceId: string }>(list: readonly T[], entry: T): T[] {
  return [...list.filter(({ experienceId }) => experienceId !== entry.experienceId), entry]
}
