import type { Page } from '../browser/page.ts'
import { type CookieStore, cookieNames } from '../cookies/cookie-store.ts'
import { isVisitorId } from '../cross-domain/context-id.ts'
import { needOf } from '../need-of.ts'
import { newId } from './new-id.ts'

/** The parts of a run that determine the visitor's id. `newId` is the id given to a visitor without one (VI-01). */
export type IdSources = {
  readonly page: Pick<Page, 'jar' | 'instep' | 'now' | 'random'>
  cookies?: CookieStore
  newId?: string
}

/** Returns the id in the visitor id cookie, which any tab may have written. It may outlive the state cookie (CK-14). */
export function storedId({ page, cookies }: IdSources): string | false | undefined {
  return !cookies?.isOutdated && page.jar.values(cookieNames.visitorId).find(isVisitorId)
}

/** Returns the visitor's id as far as this browser knows it; without one, the same new id at each call (VI-01, VI-17). */
export function likelyId(run: IdSources): string {
  const { permanent } = needOf(run, 'cookies')
  // Called several times during a start, so the slow read of cookies only happens when it can add something.
  if (isVisitorId(permanent.visitorId)) return permanent.visitorId
  const stored = storedId(run)
  if (stored) return stored
  // The guard in the tag has reserved room for the experiences of this id (BD-04).
  const given = run.page.instep().newId ?? ''
  run.newId ??= isVisitorId(given) ? given : newId(run.page.now(), run.page.random)
  return run.newId
}
