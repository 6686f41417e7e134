import { isFields } from '../../../contract/json.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import { readPreview } from '../read-preview.ts'

/** The question of a page of the shop to the debugger's frame, and the answer with the same id (PV-11). */
export type DebuggerMessage = {
  source: 'smartserve'
  method: 'getPreview'
  id: string
  preview?: PreviewConfig
  /** Why there is no preview. */
  problem?: string
}

/** Reads a message; undefined for anything else that scripts post to each other. */
export function readDebuggerMessage(data: unknown): DebuggerMessage | undefined {
  if (!isFields(data)) return undefined
  const { source, method, id, preview, problem } = data
  if (source !== 'smartserve' || method !== 'getPreview' || typeof id !== 'string') return undefined
  const read = readPreview(preview)
  return { source, method, id, ...(read && { preview: read }), ...(typeof problem === 'string' && { problem }) }
}
