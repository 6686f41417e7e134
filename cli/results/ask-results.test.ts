import { expect, test } from 'vitest'
import { ServiceRefusal } from '../events/service.ts'
import { aSite } from '../testing/a-site.ts'
import { askResults } from './ask-results.ts'

const experience = {
  id: 'offers',
  template: 'global/offer-banner' as const,
  share: 0.9,
  iteration: 2,
  content: { messages: [{ title: 'Hello' }] },
}

const asked = { site: aSite({ experiences: [experience] }), trackingId: 'shop', experience: 'offers', goal: 'basket' }
const shares = 'shares=offers-c%3A0.1%2Coffers-v%3A0.9'

/** A service that has counted these iterations, the one that began last first, and the paths that it was asked for. */
function aService(...counted: string[]) {
  const paths: string[] = []
  const ask = async (path: string) => {
    paths.push(path)
    const iteration = new URL(path, 'http://service').searchParams.get('iteration')
    const iterationId = counted.find((each) => iteration === null || each === iteration)
    if (iterationId === undefined) throw new ServiceRefusal('nobody has seen it', 404)
    return { iterationId } as never
  }
  return { ask, paths }
}

test('[BV-04] results are those of the iteration of the configuration, whatever iteration events have made up since', async () => {
  const service = aService('99', '2', '1')
  expect(await askResults(service, asked)).toEqual({ results: { iterationId: '2' }, configured: null })
  expect(service.paths).toEqual([`/results/shop/offers?iteration=2&goal=basket&${shares}`])
})

test('[BV-04] where nobody has seen the iteration of the configuration, another one is not compared with its shares', async () => {
  const service = aService('1')
  expect(await askResults(service, asked)).toEqual({ results: { iterationId: '1' }, configured: '2' })
  expect(service.paths.at(-1)).toBe('/results/shop/offers?goal=basket')
})

test('[BV-04] an answer of an earlier version of the service, which knows one iteration only, is told for what it is', async () => {
  const ask = async () => ({ iterationId: '1' }) as never
  expect(await askResults({ ask }, asked)).toEqual({ results: { iterationId: '1' }, configured: '2' })
})

test('results that the service refuses to tell are not asked for again', async () => {
  const ask = async () => {
    throw new ServiceRefusal('a token is needed', 401)
  }
  await expect(askResults({ ask }, asked)).rejects.toThrow('a token is needed')
})

test.each([
  ['no goal', [], '&goal=order'],
  ['the goal of orders, which an early leaver does not send,', [{ key: 'transaction', primary: true }], '&goal=order'],
  ['another goal', [{ key: 'custom', value: 'transaction', primary: true }], ''],
  ['one of several', ['transaction', 'page_url'].map((key) => ({ key, primary: true })), ''],
])('[BV-04] a conversion is what the configuration calls so, where %s is primary', async (_, goals, goal) => {
  const service = aService('2')
  const site = aSite({ experiences: [{ ...experience, goals }] as never })
  await askResults(service, { ...asked, site, goal: undefined })
  expect(service.paths).toEqual([`/results/shop/offers?iteration=2${goal}&${shares}`])
})
