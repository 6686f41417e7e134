import { limits } from '../limits.ts'

/** What a page and the frame of another domain say to each other (XD-03); an answer has the id of its question. */
export type FrameMessage = {
  source: 'smartserve'
  id: string
  method: 'getState' | 'setState' | 'forget'
  /** The permanent cookie's text. */
  state?: string
}

/** What arrived in a window, and from where. */
export type Arrival = { origin: string; data: unknown }

const methods: readonly unknown[] = ['getState', 'setState', 'forget']

/** Undefined for anything else that scripts post to each other. A state that is too long or no text is left out. */
export function readMessage(data: unknown): FrameMessage | undefined {
  const { source, id, method, state } = (data ?? {}) as Record<string, unknown>
  if (source !== 'smartserve' || typeof id !== 'string' || !methods.includes(method)) return
  const isState = typeof state === 'string' && state.length <= limits.stateTextLength
  return { source, id, method: method as FrameMessage['method'], ...(isState && { state }) }
}
