import { cookieNames } from '../cookies/cookie-store.ts'
import { isVisitorId } from '../cross-domain/context-id.ts'
import { needOf, type Run } from '../startup/run.ts'
import { newId } from './new-id.ts'

/** The id in the cookie of its own, which any tab may have written; it may outlive the state it belonged to (CK-14). */
export function storedId({ page, cookies }: Run): string | false | undefined {
  return !cookies?.isOutdated && page.jar.values(cookieNames.visitorId).find(isVisitorId)
}

/** Who the visitor is as far as this browser knows; of whom it has no id, the same new one at each call (VI-01, VI-17). */
export function likelyId(run: Run): string {
  const { permanent } = needOf(run, 'cookies')
  // Asked several times in a start: cookies are read, which takes time, only where they may know more.
  if (isVisitorId(permanent.visitorId)) return permanent.visitorId
  const stored = storedId(run)
  if (stored) return stored
  // The guard in the tag has kept room for what this id will see (BD-04).
  const given = run.page.instep().newId ?? ''
  run.newId ??= isVisitorId(given) ? given : newId(run.page.now(), run.page.random)
  return run.newId
}
