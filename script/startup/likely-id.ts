import { isVisitorId } from '../address/context-id.ts'
import { cookieNames } from '../cookies/cookie-store.ts'
import { newId } from '../visitor/new-id.ts'
import { need, type Run } from './run.ts'

/** Who the visitor is as far as this browser knows; of whom it has no id, the same new one at each call (VI-01, VI-17). */
export function likelyId(run: Run): string {
  const { page } = run
  const stored = [need(run, 'cookies').permanent.visitorId, ...page.jar.values(cookieNames.visitorId)].find(isVisitorId)
  if (stored) return stored
  run.newId ??= newId(page.now(), page.random)
  return run.newId
}
