import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { askResults } from './ask-results.ts'

const experience = {
  id: 'offers',
  template: 'global/offer-banner' as const,
  share: 0.9,
  iteration: 2,
  content: { messages: [{ title: 'Hello' }] },
}

/** A service that has counted an iteration, and the paths that it was asked for. */
function aService(iterationId: string) {
  const paths: string[] = []
  const ask = async (path: string) => {
    paths.push(path)
    return { iterationId } as never
  }
  return { ask, paths }
}

test.each([
  [
    '2',
    null,
    ['/results/shop/offers?goal=basket', '/results/shop/offers?shares=offers-c%3A0.1%2Coffers-v%3A0.9&goal=basket'],
  ],
  ['1', '2', ['/results/shop/offers?goal=basket']],
])(
  '[BV-04] results of iteration %s are compared with the shares of iteration 2 only if these are its own',
  async (counted, configured, paths) => {
    const service = aService(counted)
    const asked = {
      site: aSite({ experiences: [experience] }),
      trackingId: 'shop',
      experience: 'offers',
      goal: 'basket',
    }
    expect(await askResults(service, asked)).toEqual({ results: { iterationId: counted }, configured })
    expect(service.paths).toEqual(paths)
  },
)
