import type { Answers } from '../kit-part.ts'

/** How long a service takes to answer, in ms: long enough to see the state before the answer. */
const answerMs = 700

type AddRequest = { productId: string; sku?: string; onAdded: () => void }

/** Services that answer with the example's content, and report each request. */
export function stageServices({ placement, views, ranking, records }: Answers, tell: (line: string) => void) {
  const toCallback =
    (kind: string) =>
    (...given: unknown[]) =>
      tell(`Callback: ${kind}, ${given.flat().join(', ')}`)

  async function answerWith<T>(asked: string, value: T | undefined, reason: string): Promise<T> {
    tell(`Request: ${asked}`)
    await new Promise((resolve) => setTimeout(resolve, answerMs))
    if (value !== undefined) return value
    tell(`Console: ${asked}: ${reason}`)
    throw new Error(reason)
  }

  return {
    placement: async (id: string) => ({
      content: await answerWith(`placement ${id}`, placement ?? null, ''),
      onImpression: toCallback('impression'),
      onClickthrough: toCallback('clickthrough'),
    }),
    counters: {
      ecount: (name: string) => ({ get: (id: string) => answerWith(`counter ${name} of ${id}`, views, 'HTTP 503') }),
      topk: (name: string) => ({
        get: () => answerWith(`counter ${name}, the first 50`, ranking && { data: ranking }, 'HTTP 503'),
      }),
    },
    datasets: {
      async get(dataset: string, keys: readonly string[], columns: readonly string[] = []) {
        await answerWith(`dataset ${dataset}: ${columns.join(', ')} of ${keys.join(', ')}`, true, '')
        if (!records) throw new Error('5: Record(s) not found')
        return keys.flatMap((key) => (records[key] ? [{ key, value: records[key] }] : []))
      },
    },
    async addToBag({ productId, sku, onAdded }: AddRequest): Promise<boolean> {
      if (!sku) {
        tell(`Console: no sku for ${productId}`)
        return false
      }
      await answerWith(`POST /uk/en/cart/addToCart, sku=${sku}&quantity=1&crossSell=`, true, '')
      onAdded()
      tell('The shop would reload the page here.')
      return false
    },
  }
}
