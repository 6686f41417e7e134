type Records = Record<string, object>

export type ServiceFacts = {
  /** Count of views of a day, by product. */
  views?: Record<string, number>
  /** Count of adds to the bag of a day, by product. */
  mostAdded?: Record<string, number>
  /** Pairs of each counter of purchases, by its name behind the namespace: `purchases`, `purchases-60`. */
  purchases?: Record<string, [productId: string, count: number][]>
  /** Records by dataset and key; `*` is that of every key. */
  datasets?: Record<string, Records>
  /** Code of the visitor's city, and the weather there. */
  city?: string
  weather?: { temp?: number; id?: number }
  /** Parts of addresses that are answered with an error. */
  failing?: string[]
}

/** What counters and datasets answer; all else is left to the test's own service. */
export function aService({
  views = {},
  mostAdded = {},
  purchases = {},
  datasets = {},
  city,
  weather,
  failing = [],
}: ServiceFacts = {}) {
  const counts: Record<string, Record<string, number>> = { views, 'most-added': mostAdded }
  return (url: string, { method = 'GET', body }: RequestInit): Response | undefined => {
    if (failing.some((part) => url.includes(part))) return new Response('{}', { status: 500 })
    if (city && url.includes('/lookup/')) return jsonResponse({ location: { cityCode: city }, history: { views: 0 } })
    if (weather && url.includes('/weather?'))
      return jsonResponse({ weather: { main: { temp: weather.temp }, weather: [{ id: weather.id }] } })
    const [, kind, name = '', id = ''] =
      /\/counters\/[^/]+\/(ecount|topk)\/t004-([^/?]+)(?:\/([^/?]+))?/.exec(url) ?? []
    if (kind && method === 'POST') return jsonResponse({ status: 'saved' })
    if (kind === 'ecount') return jsonResponse({ status: 'ok', count: counts[name]?.[id] ?? 0 })
    if (kind === 'topk') return jsonResponse({ data: purchases[name] ?? [], metadata: {} })
    const { query = '', variables } = url.includes('/graphql') ? JSON.parse(String(body)) : {}
    if (!query.includes('datasetRecords')) return undefined
    return jsonResponse({
      data: { property: { datasetRecords: recordsOf(datasets[variables.dataset], variables.keys) } },
    })
  }
}

function recordsOf(records: Records = {}, keys: string[]): object[] {
  return keys.flatMap((key) => {
    const value = records[key] ?? records['*']
    return value ? [{ key, value }] : []
  })
}

function jsonResponse(body: object): Response {
  return new Response(JSON.stringify(body))
}
