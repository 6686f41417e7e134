import type { AllRecords } from './datasets.ts'

type Question = { search: string; after: string | null; atMost: number }

/**
 * Returns the records after one with a key, in the order of the dataset, of which the key or a value has the searched text in
 * it; capitals do not count. `next` is the key after which there are more.
 */
export function pageOfRecords(
  records: AllRecords,
  { search, after, atMost }: Question,
): { records: { key: string; value: Record<string, unknown> }[]; next: string | null } {
  const words = search.trim().toLowerCase()
  const found: { key: string; value: Record<string, unknown> }[] = []
  let isAfter = after === null || !records.has(after)
  for (const [key, value] of records) {
    if (isAfter && hasText(key, value, words)) found.push({ key, value })
    if (key === after) isAfter = true
    if (found.length > atMost) break
  }
  const page = found.slice(0, atMost)
  return { records: page, next: found.length > atMost ? (page.at(-1)?.key ?? null) : null }
}

function hasText(key: string, value: Record<string, unknown>, words: string): boolean {
  const isIn = (text: string) => text.toLowerCase().includes(words)
  return (
    words === '' ||
    isIn(key) ||
    Object.values(value).some((each) => isIn(typeof each === 'string' ? each : JSON.stringify(each)))
  )
}
