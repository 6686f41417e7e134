import { parseJsonObject } from '../../../contract/json.ts'
/** A key of a top-k list with its count. */
export type CountedKey = [key: string, count: number]

/** A counter's top-k list, highest count first. */
export type TopRanking = { data: CountedKey[]; metadata: Record<string, unknown> }

/** Returns the count in an answer, also from a text; 0 for an unknown counter (CT-02). @throws when there is none */
export function readCount(text: string): number {
  const { count } = recordOf(text)
  const number = numberOf(count ?? 0)
  if (number === undefined) throw new Error(`"${count}" is no count`)
  return number
}

/** Returns the pairs and metadata in an answer (CT-04), without pairs that lack a count. @throws when there is no list */
export function readRanking(text: string): TopRanking {
  const { data, metadata } = recordOf(text)
  if (!Array.isArray(data)) throw new Error('no list of counts')
  const pairs = data.flatMap((pair): CountedKey[] => {
    const count = Array.isArray(pair) ? numberOf(pair[1]) : undefined
    return count === undefined ? [] : [[String(pair[0]), count]]
  })
  return { data: pairs.sort((a, b) => b[1] - a[1]), metadata: (metadata as TopRanking['metadata'] | null) ?? {} }
}

/** Returns whether the answer confirms an increment (CT-03, CT-05). */
export function isSaved(text: string): boolean {
  try {
    return recordOf(text).status === 'saved'
  } catch {
    return false // not JSON
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
