import { type CriterionState, type History, type TimeoutKind, timeoutLetters } from './state.ts'

const kindsByLetter = new Map<string, TimeoutKind>(
  Object.entries(timeoutLetters).map(([kind, letter]) => [letter, kind as TimeoutKind]),
)

/** Reads a part of a criterion, by its letter. @throws when it cannot be read */
const readers: Record<string, (text: string, criterion: CriterionState) => void> = {
  t: (text, criterion) => {
    criterion.time = { value: readNumber(text), actual: Number.NaN }
  },
  a: (text, { time }) => {
    if (!time) throw new Error('A time is missing')
    time.actual = readNumber(text)
  },
  c: (text, criterion) => {
    const [type = '', value = ''] = text.split('=')
    criterion.counts = { type: decodeURIComponent(type), value: readNumber(value) }
  },
  o: (text, criterion) => {
    const type = kindsByLetter.get(text.charAt(0))
    if (!type) throw new Error('A timeout is of no known kind')
    criterion.timeout = { type, value: readNumber(text.slice(1)) }
  },
  x: (_, criterion) => {
    criterion.timeoutExpired = true
  },
  j: (text, criterion) => {
    criterion.segmentJoined = readNumber(text)
  },
  q: (_, criterion) => {
    criterion.hasQueriedForUserId = true
  },
}

/**
 * Returns the compressed text of a history (SG-33), with whole numbers. It is empty for a history without criteria; the
 * user id is then not stored.
 */
export function encodeHistory({ userId, criteria }: History): string {
  const parts = Object.entries(criteria).map(([id, criterion]) => [id, ...partsOf(criterion)].join(','))
  if (parts.length === 0) return ''
  if (userId !== undefined) parts.push(`@${encodeURIComponent(userId)}`)
  return toBase64(parts.join('|'))
}

function partsOf({
  time,
  counts,
  timeout,
  timeoutExpired,
  segmentJoined,
  hasQueriedForUserId,
}: CriterionState): string[] {
  return [
    time ? `t${writeNumber(time.value)},a${writeNumber(time.actual)}` : '',
    counts ? `c${encodeURIComponent(counts.type)}=${writeNumber(counts.value)}` : '',
    timeout ? `o${timeoutLetters[timeout.type]}${writeNumber(timeout.value)}` : '',
    timeoutExpired ? 'x' : '',
    segmentJoined === undefined ? '' : `j${writeNumber(segmentJoined)}`,
    hasQueriedForUserId ? 'q' : '',
  ].filter(Boolean)
}

/**
 * Reads the history from a compressed text.
 * @throws `Compressed state must start with a predicate id`, or for a text that `encodeHistory` would not have written
 */
export function decodeHistory(text: string): History {
  const plain = fromBase64(text)
  if (!/^[\w-]+(?:[,|]|$)/.test(plain)) throw new Error('Compressed state must start with a predicate id')
  const parts = plain.split('|')
  const last = parts[parts.length - 1]
  const userId = last?.startsWith('@') ? decodeURIComponent(last.slice(1)) : undefined
  if (userId !== undefined) parts.pop()
  const history: History = { userId, criteria: Object.fromEntries(parts.map(readCriterion)) }
  // Each history has exactly one text: any other was truncated, altered or written by other code.
  if (encodeHistory(history) !== text) throw new Error('Compressed state is damaged')
  return history
}

function readCriterion(text: string): [string, CriterionState] {
  const [id = '', ...parts] = text.split(',')
  if (!/^[\w-]+$/.test(id)) throw new Error(`Compressed state has no predicate id at "${text}"`)
  const criterion: CriterionState = {}
  for (const part of parts) {
    const read = readers[part.charAt(0)]
    if (!read) throw new Error(`Compressed state has an unknown part "${part}"`)
    read(part.slice(1), criterion)
  }
  return [id, criterion]
}

function writeNumber(value: number): string {
  return value.toString(36)
}

function readNumber(text: string): number {
  const value = Number.parseInt(text, 36)
  if (!Number.isSafeInteger(value)) throw new Error(`"${text}" is no number`)
  return value
}

/** Encodes a text whose characters are bytes as Base64. @throws `Base64 input must be Latin1` for any above U+00FF (SG-34) */
export function toBase64(text: string): string {
  try {
    return btoa(text)
  } catch {
    throw new Error('Base64 input must be Latin1')
  }
}

/** Decodes Base64. @throws when the text is not Base64 */
export function fromBase64(text: string): string {
  return atob(text)
}
