import { askGraphql } from '../remote/ask-graphql.ts'
import type { Send } from '../remote/request.ts'
import { valueAt } from '../remote/value-at.ts'

export type DatasetRecord = { key: string; value: Record<string, unknown> }

export type DatasetPlace = { send: Send; host: string; trackingId: string; warn: (line: string) => void }

/** Without `columns`, all columns are returned (SV-17). */
export type DatasetQuestion = { dataset: string; keys: readonly string[]; columns?: readonly string[] }

/** The maximum number of keys in one request (DS-01). */
const mostKeys = 100

const query = `query Records($trackingId: String!, $dataset: String!, $keys: [String!]!, $columnFilter: [String!]) {
  property(trackingId: $trackingId) {
    datasetRecords(dataset: $dataset, keys: $keys, columnFilter: $columnFilter) { key value }
  }
}`

/**
 * Reads records of a dataset. Empty and duplicate keys are ignored; more than 100 keys need several requests (DS-01).
 * @throws (rejects) `5: Record(s) not found`, `could not parse response`, `GraphQL error {status}` or `API error` (DS-02, DS-04)
 */
export async function datasetRecords(place: DatasetPlace, question: DatasetQuestion): Promise<DatasetRecord[]> {
  const { dataset, columns = [] } = question
  const keys = [...new Set(question.keys)].filter(Boolean)
  const calls = [...Array(Math.ceil(keys.length / mostKeys))].map(async (_, call) => {
    const some = keys.slice(call * mostKeys, (call + 1) * mostKeys)
    const { send, host, trackingId } = place
    const variables = { trackingId, dataset, keys: some, columnFilter: columns }
    const records = valueAt(
      await askGraphql({ send, host, query, variables }),
      'data',
      'property',
      'datasetRecords',
    ) as (DatasetRecord | null)[]
    if (!Array.isArray(records)) throw new Error('could not parse response')
    return records
  })
  const records = (await Promise.all(calls)).flat()
  if (records.length === 0) throw new Error('5: Record(s) not found')
  return records.filter((record) => {
    if (!record) place.warn('Item is undefined!')
    return Boolean(record)
  }) as DatasetRecord[]
}
