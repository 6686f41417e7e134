import { describe, expect, test } from 'vitest'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { someServices } from '../../../script/services/testing/some-services.ts'
import { createLookUp } from './look-up.ts'

type Asked = { variables: { dataset: string; keys: string[]; columnFilter: string[] } }
type Known = Record<string, object>

/** A look-up in a dataset with the help of the script's own service helper, and what it asked. */
function aLookUp({ known = {}, columns }: { known?: Known | undefined; columns?: string[] } = {}) {
  const asked: Asked['variables'][] = []
  const { services, log, lines } = someServices({
    reply({ body }) {
      const { variables } = JSON.parse(String(body)) as Asked
      asked.push(variables)
      const datasetRecords = variables.keys.flatMap((key) => (known[key] ? [{ key, value: known[key] }] : []))
      return { data: { property: { datasetRecords } } }
    },
  })
  const options = { datasets: services.datasets, log } as Pick<ExperienceOptions, 'datasets' | 'log'>
  return { lookUp: createLookUp(options, { dataset: 'badges', columns }), asked, lines, log }
}

const skus = (count: number) => Array.from({ length: count }, (_, at) => `sku-${at}`)

describe('a look-up', () => {
  test('[SHR-09.1] sends dataset, keys without duplicates and the columns wanted, and maps each key to its record', async () => {
    const { lookUp, asked } = aLookUp({ known: { a: { kind: 'vegan' }, c: { kind: 'local' } }, columns: ['kind'] })
    expect([...(await lookUp(['a', 'b', 'a', 'c', '']))]).toEqual([
      ['a', { kind: 'vegan' }],
      ['c', { kind: 'local' }],
    ])
    expect(asked).toEqual([
      { trackingId: 'tracking', dataset: 'badges', keys: ['a', 'b', 'c'], columnFilter: ['kind'] },
    ])
  })

  test('[SHR-09.1] sends one query for each 100 keys', async () => {
    const { lookUp, asked } = aLookUp({ known: { 'sku-249': { on: 1 } } })
    const records = await lookUp(skus(250))
    expect(asked.map(({ keys }) => keys.length)).toEqual([100, 100, 50])
    expect([...records.keys()]).toEqual(['sku-249'])
  })

  test('requests in the same task are combined into one query, and each key is requested only once', async () => {
    const { lookUp, asked } = aLookUp({ known: { a: {}, b: {}, c: {} } })
    const both = await Promise.all([lookUp(['a', 'b']), lookUp(['b', 'c'])])
    expect(both.map((records) => [...records.keys()])).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
    expect([...(await lookUp(['a', 'd'])).keys()]).toEqual(['a'])
    expect(await lookUp(['d', 'a'])).toEqual(new Map([['a', {}]]))
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b', 'c'], ['d']])
  })

  test('without keys no request is sent', async () => {
    const { lookUp, asked } = aLookUp()
    expect((await lookUp([])).size).toBe(0)
    expect(asked).toEqual([])
  })

  test('[SHR-09.3] an empty response means no records and is logged once', async () => {
    const { lookUp, lines } = aLookUp({ known: { c: {} } })
    expect((await lookUp(['a'])).size).toBe(0)
    expect((await lookUp(['b'])).size).toBe(0)
    expect((await lookUp(['c'])).size).toBe(1)
    expect(lines()).toEqual(['Dataset badges: 5: Record(s) not found'])
  })
})
