import { limits } from '../limits.ts'
import { scanJson } from './scan-json.ts'

export type JsonReading = { value: unknown; items: string[] } | { unreadable: string }

/** Parses JSON of bounded depth from bytes; for a list, `items` contains the exact text of each item. Never throws. */
export function readJson(bytes: Uint8Array): JsonReading {
  if (bytes.length === 0) return { unreadable: 'The body is empty' }
  const text = textOf(bytes)
  if (text === null) return { unreadable: 'The body is not UTF-8 text' }
  const { depth, items } = scanJson(text)
  if (depth > limits.jsonDepth) return { unreadable: `The body is nested deeper than ${limits.jsonDepth} levels` }
  try {
    return { value: JSON.parse(text), items }
  } catch {
    return { unreadable: 'The body is not JSON' }
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    // Fatal, because a replacement character would change the text that was sent.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
