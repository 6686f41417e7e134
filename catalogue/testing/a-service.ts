type Records = Record<string, object>

export type ServiceFacts = {
  /** Views per product within a day. */
  views?: Record<string, number>
  /** Basket adds per product within a day. */
  mostAdded?: Record<string, number>
  /** The ranking of each purchase counter, by its name after the namespace: `purchases`, `purchases-60`. */
  purchases?: Record<string, [productId: string, count: number][]>
  /** Records by dataset and key; `*` applies to every key. */
  datasets?: Record<string, Records>
  /** The code of the visitor's city, and the weather there. */
  city?: string
  weather?: { temp?: number; id?: number }
  /** Parts of addresses for which the service responds with an error. */
  failing?: string[]
}

/** Answers requests for counters and datasets; all others go to the service of the test. */
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
