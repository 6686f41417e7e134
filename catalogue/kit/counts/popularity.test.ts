import { describe, expect, test } from 'vitest'
import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { someServices } from '../../../script/services/testing/some-services.ts'
import { readPopularity } from './popularity.ts'

type Options = Pick<ExperienceOptions, 'counters' | 'log'>

/** The counters of a page load, by the script's own service helper. */
function aPageLoad(reply?: (url: string) => object) {
  const { services, log, lines, requests } = someServices({ reply: reply && (({ url }) => reply(url)) })
  const asked = () => requests.map(({ method, url }) => `${method} ${url.split('/property/')[1]}`)
  return { options: { counters: services.counters, log } as Options, lines, asked }
}

const ranking = [['b', 9], ['d', 4], ['a', 4], ['c', 1]] // biome-ignore format: one list

describe('[SHR-08.4] the counters are', () => {
  test.each([
    [60, 't004-purchases-60'],
    [1440, 't004-purchases'],
    [2880, 't004-purchases-2880'],
    [4320, 't004-purchases-4320'],
    [10_080, 't004-purchases-10080'],
  ])('of purchases within %d minutes the ranking %s', async (bucketTime, name) => {
    const { options, asked } = aPageLoad(() => ({ data: [] }))
    await readPopularity(options).purchases(bucketTime)
    expect(asked()).toEqual([`GET topk/${name}?k=50&cache=false`])
  })

  test('of views and adds to the bag a count each', async () => {
    const { options, asked } = aPageLoad((url) => ({ count: url.includes('views') ? 7 : 2 }))
    const { views, mostAdded } = readPopularity(options)
    expect([await views('p'), await mostAdded('p')]).toEqual([7, 2])
    expect(asked()).toEqual(['GET ecount/t004-views/p', 'GET ecount/t004-most-added/p'])
  })
})

test('[SHR-08.3] a ranked read asks for 50 entries and keeps the order of the pairs', async () => {
  const { options, asked } = aPageLoad(() => ({ data: ranking }))
  expect(await readPopularity(options).purchases(1440)).toEqual(ranking)
  expect(asked()).toEqual(['GET topk/t004-purchases?k=50&cache=false'])
})

test('[SHR-08.5] a bucketTime without a counter is replaced by 1440 with a console line', async () => {
  const { options, asked, lines } = aPageLoad(() => ({ data: [] }))
  await readPopularity(options).purchases(86_400)
  expect(asked()).toEqual(['GET topk/t004-purchases?k=50&cache=false'])
  expect(lines()).toEqual(['bucketTime 86400 is none of 60, 1440, 2880, 4320, 10080: 1440 is taken'])
})

test('each page load reads the counters again', async () => {
  const first = aPageLoad(() => ({ count: 1 }))
  const second = aPageLoad(() => ({ count: 2 }))
  expect(await readPopularity(first.options).views('p')).toBe(1)
  expect(await readPopularity(second.options).views('p')).toBe(2)
})

test.each([
  ['fails', undefined],
  ['gives no number', () => ({ count: 'many' })],
])('a read that %s is unknown', async (_, reply) => {
  const { options, lines } = aPageLoad(reply)
  const { views } = readPopularity(options)
  expect(await views('p')).toBe(undefined)
  expect(await views('p')).toBe(undefined)
  expect(lines()).toHaveLength(1)
})
