import { endpointOf } from '../../../contract/endpoints.ts'
import { isFlagOn } from '../../../contract/flags.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Log } from '../../log.ts'
import { askService } from '../remote/ask.ts'
import type { Send } from '../remote/request.ts'
import { isSaved, readCount, readRanking, type TopRanking } from './read-counts.ts'

export type CountersNeeds = { config: ScriptConfig; send: Send; visitorId: string; log: Log }

/** Counts per product. After the window, in minutes, an increment no longer counts (CT-06). */
export type EventCounter = {
  /** With `cache` the answer may be up to one minute old. */
  get(productId: string, options?: { cache?: boolean }): Promise<number>
  increment(productId: string, window: number): Promise<void>
}

/** The products with the highest counts. */
export type TopCounter = {
  /** Resolves to the first `k`, 50 by default. */
  get(options?: { k?: number; cache?: boolean }): Promise<TopRanking>
  increment(id: string, window: number): Promise<void>
}

export type ExperienceCounters = {
  ecount(name: string): EventCounter
  topk(name: string): TopCounter
  /** Returns a counter whose `increment` counts an id once per visitor and window. */
  topkSafe(name: string): TopCounter
}

/** The default number of pairs in a read (CT-04, CT-07). */
const usualK = 50

/**
 * Creates the shop's counters (CT-01 to CT-05). A failure is logged and rejects with its cause, `not saved` or `A
 * namespace is required` (CT-08).
 */
export function createCounters({ config, send, visitorId, log }: CountersNeeds): ExperienceCounters {
  /** @throws `A namespace is required`, or when the flag is off (ST-30) */
  function addressOf(kind: string, name: string, ...path: (string | number)[]): string {
    if (!isFlagOn(config.flags, 'counters')) throw new Error('The flag counters is off')
    const namespace = config.counters?.namespace
    if (!namespace) throw new Error('A namespace is required')
    const parts = [config.propertyId, kind, `${namespace}-${name}`, ...path]
    return [endpointOf('counters', config), ...parts.map(encodeURIComponent)].join('/')
  }

  /** Makes a call and logs its failure. */
  function logFailure<T>(name: string, call: () => Promise<T>): Promise<T> {
    const result = call()
    result.catch((error: Error) => {
      // An execution that awaits it fails too, which is not reported again.
      const { message, cause } = Object.defineProperty(error, 'code', { value: 'COUNTER' })
      log.warn(`Counter ${name}: ${message}`, cause ? { because: String(cause) } : undefined)
    })
    return result
  }

  async function readCounter<T>(url: string, readText: (text: string) => T): Promise<T> {
    return readText((await askService(send, { method: 'GET', url })).text)
  }

  /**
   * Whoever previews an experience is no shopper, and raises nothing that shoppers read (BV-03).
   * @throws (rejects) `not saved`, with the cause when the service could not be asked
   */
  async function saveCounter(url: string, body?: string): Promise<void> {
    if (config.isPreview) return
    // A simple content type avoids a preflight request.
    const headers = { 'Content-Type': 'text/plain' }
    const reply = await askService(send, { method: 'POST', url, ...(body && { body, headers }) }).catch(notSaved)
    if (!isSaved(reply.text)) notSaved()
  }

  const topCounter = (kind: 'topk' | 'topk_safe', name: string): TopCounter => ({
    get: ({ k = usualK, cache = false } = {}) =>
      logFailure(name, async () => readCounter(`${addressOf(kind, name)}?k=${k}&cache=${cache}`, readRanking)),
    increment: (id, window) =>
      logFailure(name, async () => saveCounter(addressOf(kind, name, id, window), JSON.stringify({ visitorId }))),
  })

  return {
    ecount: (name) => ({
      get: (productId, { cache = false } = {}) =>
        logFailure(name, async () =>
          readCounter(addressOf('ecount', name, productId) + (cache ? '?cache' : ''), readCount),
        ),
      increment: (productId, window) =>
        logFailure(name, async () => saveCounter(addressOf('ecount', name, productId, window))),
    }),
    topk: (name) => topCounter('topk', name),
    topkSafe: (name) => topCounter('topk_safe', name),
  }
}

function notSaved(cause?: unknown): never {
  throw new Error('not saved', { cause })
}
