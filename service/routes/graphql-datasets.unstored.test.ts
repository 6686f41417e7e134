import { expect, test } from 'vitest'
import { datasetsOf } from '../datasets/datasets.ts'
import { anApp } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'

const query = `query Records($trackingId: String!, $dataset: String!, $keys: [String!]!, $columnFilter: [String!]) {
  property(trackingId: $trackingId) {
    datasetRecords(dataset: $dataset, keys: $keys, columnFilter: $columnFilter) { key value }
  }
}`
const dress = { length: 'long', fmode: 2, narrow: true, notes: { a: [1, null] } }
const coat = { length: 'short' }
const tables = datasetsOf({
  shop: { 'sizes / 1': { P1: dress, P2: coat, constructor: coat }, empty: {} },
  other: { theirs: { P1: coat } },
})

async function ask(variables: object) {
  const app = anApp({ configuration: { datasets: tables } })
  const all = { trackingId: 'shop', dataset: 'sizes / 1', keys: ['P1'], ...variables }
  const { status, body } = await postJson(app, '/graphql', { query, variables: all })
  return { status, body, records: body.data?.property?.datasetRecords }
}

test('[SV-17] the records of the keys are returned, each with its key and all of its columns', async () => {
  const { status, body } = await ask({ keys: ['P2', 'P1'] })
  expect(status).toBe(200)
  expect(body).toEqual({
    data: {
      property: {
        datasetRecords: [
          { key: 'P2', value: coat },
          { key: 'P1', value: dress },
        ],
      },
    },
  })
})

test.each([{ columnFilter: undefined }, { columnFilter: null }, { columnFilter: [] }])(
  '[SV-17] with %j all columns are returned',
  async (filter) => {
    expect((await ask(filter)).records).toEqual([{ key: 'P1', value: dress }])
  },
)

test('[SV-17] the records are restricted to the given columns', async () => {
  const { records } = await ask({ keys: ['P1', 'P2'], columnFilter: ['narrow', 'length', 'unknown', 'toString'] })
  expect(records).toEqual([
    { key: 'P1', value: { length: 'long', narrow: true } },
    { key: 'P2', value: { length: 'short' } },
  ])
})

test('[SV-17] unknown keys are left out, and the list is empty when no key is found', async () => {
  expect((await ask({ keys: ['P9', 'P2', '', 'toString', 'P2'] })).records).toEqual([{ key: 'P2', value: coat }])
  expect((await ask({ keys: ['P9'] })).records).toEqual([])
  expect((await ask({ keys: [] })).records).toEqual([])
  expect((await ask({ dataset: 'empty' })).records).toEqual([])
})

test('[SV-17] 100 keys are accepted, 101 are an error', async () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`)
  expect((await ask({ keys: keys(100) })).records).toHaveLength(2)
  const { status, body } = await ask({ keys: keys(101) })
  expect([status, body.errors[0].message, body.data]).toEqual([200, 'More than 100 keys in one query', null])
})

test.each([{ dataset: 'theirs' }, { dataset: 'toString' }, { trackingId: 'nobody' }])(
  '[SV-17] an unknown dataset, %j, is an error',
  async (unknown) => {
    const { status, body } = await ask(unknown)
    expect([status, body.errors[0].message]).toEqual([200, expect.stringMatching(/^There is no dataset /)])
  },
)
