import type { Send } from '../services/remote/request.ts'
import { readAnswer } from './read-answer.ts'
import type { WireState } from './stored-state.ts'

export type StashNeeds = {
  send: Send
  /** Without a trailing slash; the path begins with /stash. */
  host: string
  /** Namespace and tracking id combined. */
  namespace: string
  visitorId: () => string
}

/** Loads a visitor's state from the stash; undefined when there is none (SG-31). @throws (rejects) as `readAnswer` */
export async function readStash(place: StashNeeds): Promise<unknown> {
  const reply = await place.send({ method: 'GET', url: addressOf(place, 'get') })
  try {
    return readAnswer(reply, ['data']).data
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}

/** Saves a state (SG-30). @throws (rejects) `Failed to sync to state to stash`, with the cause */
export async function writeStash(place: StashNeeds, data: WireState): Promise<void> {
  try {
    const headers = { 'Content-Type': 'text/plain' }
    const request = { method: 'POST', url: addressOf(place, 'set'), body: JSON.stringify({ data }), headers } as const
    readAnswer(await place.send(request))
  } catch (cause) {
    throw new Error('Failed to sync to state to stash', { cause })
  }
}

function addressOf({ host, namespace, visitorId }: StashNeeds, call: 'get' | 'set'): string {
  const key = encodeURIComponent(`segments-${visitorId()}`)
  return `${host}/stash/v1.1/kv/${call}/${encodeURIComponent(namespace)}/public/${key}`
}
