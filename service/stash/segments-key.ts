import { isPathId } from '../http/path-id.ts'

const prefix = 'segments-'

/** Under which key the segment state of a visitor is kept (SV-22). */
export function segmentsKey(visitorId: string): string {
  return `${prefix}${visitorId}`
}

/** What is wrong with a key, null for a good one: after `segments-` stands a visitor's id (SV-07). */
export function keyProblem(key: string): string | null {
  return isSegmentsKey(key) && !isPathId(key.slice(prefix.length)) ? `The key "${key}" names no visitor` : null
}

export function isSegmentsKey(key: string): boolean {
  return key.startsWith(prefix)
}
