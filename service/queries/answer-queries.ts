import { isFields } from '../../contract/json.ts'
import { messageOf } from '../../contract/message-of.ts'
import { visitorHistory } from '../../contract/segments/visitor-history.ts'
import { boundedMatches } from './bounded-matches.ts'
import { holdsUntil } from './history-record.ts'
import { readQuery } from './read-query.ts'
import { satisfiesQuery } from './satisfies.ts'

/**
 * The result of one query; a malformed query has its reason in `error` (SV-40). `until`: the time until which the
 * result stays true without new events, epoch ms.
 */
export type QueryResult = { id: unknown; result: boolean; until?: number; error?: string }

/** Reads the records under the given dataset keys, `{dataset}:{user or visitor id}`. */
export type ReadRecords = (keys: string[]) => Promise<Map<string, unknown>>

/**
 * Answers queries in their order (SV-39): true when the user's record satisfies the query, false when there is no
 * record.
 */
export async function answerQueries(
  items: unknown[],
  readRecords: ReadRecords,
  now: () => number,
): Promise<QueryResult[]> {
  const queries = items.map((item) => attemptQuery(item, () => readQuery(item)))
  const records = await readRecords(queries.flatMap((query) => ('keys' in query ? query.keys : [])))
  const compile = boundedMatches()
  return queries.map((query) => {
    if (!('keys' in query)) return query
    const key = query.keys.find((each) => records.has(each))
    if (key === undefined) return { id: query.id, result: false }
    return attemptQuery(query, () => {
      const record = records.get(key)
      const result = satisfiesQuery(record, query, compile)
      const isHistory = result && query.dataset === visitorHistory.dataset
      const until = isHistory ? holdsUntil(record as Record<string, number>, query, now()) : undefined
      return { id: query.id, result, ...(until !== undefined && { until }) }
    })
  })
}

function attemptQuery<T>(item: unknown, work: () => T): T | QueryResult {
  try {
    return work()
  } catch (error) {
    const id = isFields(item) && item.id !== undefined ? item.id : null
    return { id, result: false, error: messageOf(error) }
  }
}
