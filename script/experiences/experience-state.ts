import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { PermanentState, StoredExperience } from '../cookies/permanent-cookie.ts'
import type { SessionState } from '../cookies/session-cookie.ts'

/** What is stored of an experience; by its id only, since a variation of another one may be called the same (EX-10). */
export function storedExperience(permanent: PermanentState, id: string): StoredExperience | undefined {
  return permanent.experienceState.find(({ experienceId }) => experienceId === id)
}

/** Of a flat list or of all criteria. */
export function allVariations({ variations, criteria = [] }: ExperienceDefinition): readonly Variation[] {
  return [...variations, ...criteria.flatMap((each) => each.variations)]
}

export function activationsInSession(session: SessionState, experienceId: string): number {
  return session.experienceState.find((stored) => stored.experienceId === experienceId)?.timesActivated ?? 0
}

/** Saves the probability a visitor was first given, also for one who gets no variation (EX-07). */
export function saveProbability(cookies: CookieStore, experience: ExperienceDefinition, probability: number): void {
  const { experimentId: experienceId } = experience
  if (storedExperience(cookies.permanent, experienceId)) return
  putPermanent(cookies, { experienceId, probability, timesActivated: 0, iterationId: '' })
}

/** Drops what is stored of experiences that the site has no more: the visitor's cookie would grow for ever (CK-15). */
export function dropUnknown(cookies: CookieStore, isKnown: (experienceId: string) => boolean): void {
  const { experienceState, deliverCloseTime } = cookies.permanent
  const states = experienceState.filter(({ experienceId, pid }) => isKnown(experienceId) || (pid && isKnown(pid)))
  const closed = deliverCloseTime.filter(({ experimentId }) => isKnown(experimentId))
  if (states.length < experienceState.length || closed.length < deliverCloseTime.length)
    cookies.change({ permanent: { experienceState: states, deliverCloseTime: closed } })
}

export type Execution = { experience: ExperienceDefinition; variation: Variation; counts: boolean }

/** Counts an execution for visitor and session (EX-10, EX-20). Answers how often it has run for this visitor. */
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
