import { endpointOf } from '../../contract/endpoints.ts'
import { messageOf } from '../../contract/message-of.ts'
import { needOf } from '../need-of.ts'
import { likelyId } from '../visitor/likely-id.ts'
import { isSameState } from './merge-states.ts'
import type { IdExchange } from './renew-id.ts'
import { readStateText, stateText } from './state-text.ts'
import { takeState } from './take-state.ts'

/**
 * Merges the state that the stamp service has of this browser, and sends the result back when it differs (VI-17).
 * Resolves when the state is merged. Never rejects: a failure is logged.
 */
export async function syncStamp(run: IdExchange, isLinked = false): Promise<void> {
  const cookies = needOf(run, 'cookies')
  try {
    const theirs = readStateText(await askStamp(run), run.page.now())
    // The service's id is used only when there is no other (VI-01).
    takeState(cookies, theirs, { keepsId: likelyId(run) !== run.newId, isLinked })
    const ours = { ...cookies.permanent, visitorId: likelyId(run) }
    if (!isSameState(ours, theirs)) void askStamp(run, stateText(ours)).catch((error) => warnOfStamp(run, error))
  } catch (error) {
    warnOfStamp(run, error)
  }
}

/**
 * Requests the state that the service has; a `state` that is passed is stored first. @throws (rejects) when the
 * request fails
 */
async function askStamp({ page, site: { config } }: IdExchange, state?: string): Promise<string | undefined> {
  const url = `${endpointOf('stamp', config)}/t/${encodeURIComponent(config.trackingId)}`
  const { status, text } = await page.send({
    method: 'GET',
    url,
    credentials: true,
    ...(state && { headers: { 'X-Qb-State': state } }),
  })
  if (status >= 300) throw new Error(`GET ${url} failed: status ${status}`)
  const answer: unknown = (JSON.parse(text) as { state?: unknown } | null)?.state
  return typeof answer === 'string' ? answer : undefined
}

function warnOfStamp({ log }: IdExchange, error: unknown): void {
  log.warn(`Stamp: ${messageOf(error)}`)
}
