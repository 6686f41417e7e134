import type { LimitsConfig } from '../../../contract/script-config.ts'
import { readAnswer } from '../../segments/read-answer.ts'
import type { Send } from '../remote/request.ts'

export type StashBatchPlace = {
  send: Send
  host: string
  trackingId: string
  visitorId: string
  /** From `config.limits`. */
  bounds?: Pick<LimitsConfig, 'stashBatch'>
  warn: (line: string) => void
}

/** The maximum number of keys in one request, and its time-out (QU-16). */
const batchSize = 10
const batchTimeoutMs = 10_000

/**
 * Resolves to the visitor's data in several datasets, by dataset id; null where there is none (DS-03). A request has at
 * most 10 keys, or the number in `config.limits`. A failing request is logged, and its datasets are left out (QU-16).
 * @throws (rejects) with the first failure when all requests fail
 */
export async function visitorData(
  place: StashBatchPlace,
  stashType: string,
  datasetIds: readonly string[],
): Promise<Record<string, unknown>> {
  const ids = [...new Set(datasetIds)]
  const most = place.bounds?.stashBatch ?? batchSize
  const batches = [...Array(Math.ceil(ids.length / most))].map((_, batch) =>
    readBatch(place, stashType, ids.slice(batch * most, (batch + 1) * most)),
  )
  const outcomes = await Promise.allSettled(batches)
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (failures.length > 0 && failures.length === outcomes.length) throw failures[0]
  for (const failure of failures) place.warn(`Visitor data: ${failure.message}`)
  return Object.fromEntries(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : [])))
}

async function readBatch(place: StashBatchPlace, stashType: string, ids: string[]): Promise<[string, unknown][]> {
  const { send, host, trackingId, visitorId } = place
  const reply = await send({
    method: 'POST',
    url: `${host}/stash/v1.1/kv/getbatch/${encodeURIComponent(trackingId)}/${encodeURIComponent(stashType)}`,
    body: JSON.stringify({ keys: ids.map((id) => `${id}:${visitorId}`) }),
    headers: { 'Content-Type': 'text/plain' },
    timeoutMs: batchTimeoutMs,
  })
  const data = readAnswer(reply, ['data']).data as Record<string, unknown>
  return ids.map((id) => [id, data?.[`${id}:${visitorId}`] ?? null])
}
