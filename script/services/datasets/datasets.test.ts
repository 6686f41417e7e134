import { describe, expect, test } from 'vitest'
import type { Reply, Request } from '../remote/request.ts'
import { sentIn, someServices } from '../testing/some-services.ts'

const answerOf = (datasetRecords: unknown) => ({ data: { property: { datasetRecords } } })
const keysIn = (request: Request | undefined) => (sentIn(request).variables as { keys: string[] }).keys
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`)

/** Answers with a record for each key that passes. */
function recordsFor(passes: (key: string) => boolean = () => true) {
  return (request: Request) =>
    answerOf(
      keysIn(request)
        .filter(passes)
        .map((key) => ({ key, value: { name: `of ${key}` } })),
    )
}

describe('records of a dataset', () => {
  test('are read by a GraphQL POST with variables', async () => {
    const { services, requests } = someServices({ reply: recordsFor() })
    expect(await services.datasets.get('sizes', ['p1', 'p2'], ['name'])).toEqual([
      { key: 'p1', value: { name: 'of p1' } },
      { key: 'p2', value: { name: 'of p2' } },
    ])
    expect(requests).toMatchObject([{ method: 'POST', url: 'https://collect.test/graphql' }])
    const { query, variables } = sentIn(requests[0])
    expect(query).toContain('datasetRecords(')
    expect(variables).toEqual({ trackingId: 'tracking', dataset: 'sizes', keys: ['p1', 'p2'], columnFilter: ['name'] })
  })

  test('are requested once per key, and never for an empty key', async () => {
    const { services, requests } = someServices({ reply: recordsFor() })
    await services.datasets.get('sizes', ['a', '', 'b', 'a'])
    expect(requests.map(keysIn)).toEqual([['a', 'b']])
  })

  test('are read 100 keys at a time and combined', async () => {
    const { services, requests } = someServices({ reply: recordsFor() })
    const records = await services.datasets.get('sizes', numbered(201))
    expect(requests.map((request) => keysIn(request).length)).toEqual([100, 100, 1])
    expect(records.map(({ key }) => key)).toEqual(numbered(201))
  })

  test('of several requests count as one answer', async () => {
    const few = someServices({ reply: recordsFor((key) => key === 'k150') })
    expect(await few.services.datasets.get('sizes', numbered(201))).toHaveLength(1)
    const one = (request: Request) => (keysIn(request).length === 1 ? { errors: [{}] } : recordsFor()(request))
    const { services } = someServices({ reply: one })
    await expect(services.datasets.get('sizes', numbered(201))).rejects.toThrow('API error')
  })
})

test.each([1, 150])('[DS-02] an empty list of records for %d keys fails', async (count) => {
  const { services } = someServices({ reply: () => answerOf([]) })
  await expect(services.datasets.get('sizes', numbered(count))).rejects.toThrow(new Error('5: Record(s) not found'))
})

test('a read without keys fails without a request', async () => {
  const { services, requests } = someServices({ reply: recordsFor() })
  await expect(services.datasets.get('sizes', [''])).rejects.toThrow(new Error('5: Record(s) not found'))
  expect(requests).toEqual([])
})

test.each(['', '<html>', 'null', '7', '{}', '{"data":null}', '{"data":{"property":{"datasetRecords":{}}}}'])(
  '[DS-02] the answer %j fails as unreadable',
  async (text) => {
    const { services } = someServices({ reply: () => ({ status: 200, text }) })
    await expect(services.datasets.get('sizes', ['p'])).rejects.toThrow(new Error('could not parse response'))
  },
)

test.each([
  [500, '', 'GraphQL error 500'],
  [404, '<html>', 'GraphQL error 404'],
  [201, '{"data":{}}', 'GraphQL error 201'],
  [503, '{"errors":[{"message":"busy"}]}', 'GraphQL error 503: busy'],
  [422, '{"errors":[{"message":"no such dataset"},{"message":"b"}]}', 'GraphQL error 422: no such dataset'],
  [422, '{"errors":[]}', 'GraphQL error 422'],
  [200, '{"data":null,"errors":[{"message":"too many keys"}]}', 'API error: too many keys'],
  [200, '{"errors":[{}]}', 'API error'],
])('[DS-04] a status of %i with %j fails with "%s"', async (status, text, message) => {
  const { services } = someServices({ reply: () => ({ status, text }) })
  await expect(services.datasets.get('sizes', ['p'])).rejects.toThrow(new Error(message))
})

test('[DS-04] an empty list of errors is no error', async () => {
  const text = '{"data":{"property":{"datasetRecords":[{"key":"p","value":{"a":1}}]}},"errors":[]}'
  const { services } = someServices({ reply: () => ({ status: 200, text }) })
  expect(await services.datasets.get('sizes', ['p'])).toEqual([{ key: 'p', value: { a: 1 } }])
})

test('[DS-07] an undefined record is logged, and the others are returned', async () => {
  const { services, log } = someServices({ reply: () => answerOf([null, { key: 'a', value: {} }, null]) })
  expect(await services.datasets.get('sizes', ['a', 'b'])).toEqual([{ key: 'a', value: {} }])
  expect(log.lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'warn Item is undefined!',
    'warn Item is undefined!',
  ])
})

describe('client look-ups', () => {
  test('[DS-06] by product id return the five values of its fit as texts', async () => {
    const value = { narrow: true, widefit: 1, fmode: 'no', length: null, other: 7 }
    const { services, requests } = someServices({ reply: () => answerOf([{ key: 'p1', value }]) })
    expect(await services.datasets.fitFor('fit', 'p1')).toEqual({
      narrow: 'true',
      widefit: '1',
      fmode: 'no',
      length: '',
      truetosize: '',
    })
    expect(sentIn(requests[0]).variables).toEqual({
      trackingId: 'tracking',
      dataset: 'fit',
      keys: ['p1'],
      columnFilter: ['narrow', 'widefit', 'fmode', 'length', 'truetosize'],
    })
  })

  test('[DS-06] by skus return a map of sku to record', async () => {
    const { services, requests } = someServices({ reply: recordsFor((key) => key !== 's2') })
    expect(await services.datasets.bySku('stock', ['s1', 's2', 's3'])).toEqual({
      s1: { name: 'of s1' },
      s3: { name: 'of s3' },
    })
    expect(sentIn(requests[0]).variables).toMatchObject({ dataset: 'stock', keys: ['s1', 's2', 's3'] })
  })

  test.each([
    ['no answer', undefined, /network or CORS error/],
    ['no record', () => answerOf([]), /5: Record\(s\) not found/],
    ['an unreadable answer', () => ({ status: 200, text: '' }), /could not parse response/],
  ])('[DS-06] with %s are only logged and return undefined', async (_, reply, because) => {
    const { services, log } = someServices({ reply })
    expect(await services.datasets.fitFor('fit', 'p1')).toBeUndefined()
    expect(await services.datasets.bySku('stock', ['s1'])).toBeUndefined()
    const line = {
      level: 'warn',
      message: 'Error fetching dataset',
      facts: { because: expect.stringMatching(because) },
    }
    expect(log.lines).toEqual([line, line])
  })
})

describe('visitor data', () => {
  const found = (request: Request) => ({
    status: { code: 200 },
    data: Object.fromEntries((sentIn(request).keys as string[]).map((key) => [key, `of ${key}`])),
  })

  test('of several datasets is read in one POST, and missing data is null', async () => {
    const data = { 'a:visitor-1': { n: 1 }, 'b:visitor-1': null }
    const { services, requests } = someServices({ reply: () => ({ status: { code: 200 }, data }) })
    expect(await services.datasets.getForVisitor('public', ['a', 'b', 'c'])).toEqual({ a: { n: 1 }, b: null, c: null })
    expect(requests).toMatchObject([
      { method: 'POST', url: 'https://collect.test/stash/v1.1/kv/getbatch/tracking/public' },
    ])
    expect(sentIn(requests[0])).toEqual({ keys: ['a:visitor-1', 'b:visitor-1', 'c:visitor-1'] })
  })

  test('[QU-16] is read in requests of at most 10 keys with a timeout of 10 s each, and combined', async () => {
    const { services, requests } = someServices({ reply: found })
    const all = await services.datasets.getForVisitor('public', numbered(21))
    expect(requests.map((request) => (sentIn(request).keys as string[]).length)).toEqual([10, 10, 1])
    expect(requests.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 10_000, 10_000])
    expect(all).toEqual(Object.fromEntries(numbered(21).map((id) => [id, `of ${id}:visitor-1`])))
  })

  test('[QU-16] lacks only the keys of a request that fails', async () => {
    const reply = (request: Request): object | Reply =>
      String(request.body).includes('k12:') ? { status: 503, text: '' } : found(request)
    const { services, lines } = someServices({ reply })
    const all = await services.datasets.getForVisitor('public', numbered(21))
    expect(Object.keys(all)).toEqual([...numbered(10), 'k20'])
    expect(lines()).toEqual(['Visitor data: No response from server'])
  })

  test('fails when every request fails, and needs no request for no datasets', async () => {
    const { services, requests } = someServices()
    expect(await services.datasets.getForVisitor('public', [])).toEqual({})
    expect(requests).toEqual([])
    await expect(services.datasets.getForVisitor('public', ['a'])).rejects.toThrow('network or CORS error')
  })
})
