import { parseJsonObject } from '../../../contract/json.ts'
/** A key of a top-k list with its count. */
export type CountedKey = [key: string, count: number]

/** A top-k list as a counter gives it, highest count first. */
export type TopRanking = { data: CountedKey[]; metadata: Record<string, unknown> }

/** The count in an answer; 0 when the counter is not known, and a text is read as its number (CT-02). @throws when there is none */
export function readCount(text: string): number {
  const { count } = recordOf(text)
  const number = numberOf(count ?? 0)
  if (number === undefined) throw new Error(`"${count}" is no count`)
  return number
}

/** The pairs and metadata in an answer (CT-04); a pair without a count is left out. @throws when there is no list */
export function readRanking(text: string): TopRanking {
  const { data, metadata } = recordOf(text)
  if (!Array.isArray(data)) throw new Error('no list of counts')
  const pairs = data.flatMap((pair): CountedKey[] => {
    const count = Array.isArray(pair) ? numberOf(pair[1]) : undefined
    return count === undefined ? [] : [[String(pair[0]), count]]
  })
  return { data: pairs.sort((a, b) => b[1] - a[1]), metadata: (metadata as TopRanking['metadata'] | null) ?? {} }
}

/** Whether an increment is done: its answer says so (CT-03, CT-05). */
export function isSaved(text: string): boolean {
  try {
    return recordOf(text).status === 'saved'
  } catch {
    return false // no JSON
  }
}

function recordOf(text: string): Record<string, unknown> {
  const body = parseJsonObject(text)
  if (!body) throw new Error('no counts')
  return body
}

function numberOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== ''
  const number = isText || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}
