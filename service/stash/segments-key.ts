import { isPathId } from '../http/path-id.ts'

const prefix = 'segments-'

/** Returns the key under which a visitor's segment state is stored (SV-22). */
export function segmentsKey(visitorId: string): string {
  return `${prefix}${visitorId}`
}

/** Returns what is wrong with a key, or null: `segments-` must be followed by a visitor id (SV-07). */
export function keyProblem(key: string): string | null {
  return isSegmentsKey(key) && !isPathId(key.slice(prefix.length)) ? `The key "${key}" names no visitor` : null
}

export function isSegmentsKey(key: string): boolean {
  return key.startsWith(prefix)
}
