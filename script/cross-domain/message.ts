import { limits } from '../limits.ts'

/** A message between a page and the frame of another domain (XD-03); an answer has the id of its question. */
export type FrameMessage = {
  source: 'smartserve'
  id: string
  method: 'getState' | 'setState' | 'forget'
  /** The text of the permanent cookie. */
  state?: string
}

/** A message that a window received, with its origin. */
export type Arrival = { origin: string; data: unknown }

const methods: readonly unknown[] = ['getState', 'setState', 'forget']

/**
 * Reads a message; undefined for anything else that scripts post to each other. A state that is too long or not a text
 * is omitted.
 */
export function readMessage(data: unknown): FrameMessage | undefined {
  const { source, id, method, state } = (data ?? {}) as Record<string, unknown>
  if (source !== 'smartserve' || typeof id !== 'string' || !methods.includes(method)) return
  const isState = typeof state === 'string' && state.length <= limits.stateTextLength
  return { source, id, method: method as FrameMessage['method'], ...(isState && { state }) }
}
