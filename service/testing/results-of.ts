import { expect } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import type { TypedApp } from '../typed-app.ts'
import { aBrowser } from './a-browser.ts'
import { anExperiment } from './an-experiment.ts'
import { postEvents } from './post-events.ts'

const { seen, order } = anExperiment()

/** The path of the experiment's results. */
export const resultsUrl = '/results/shop/offers'

/** Posts events in batches, as a shopper's browser does. */
export async function postAll(app: TypedApp, events: WireEvent[], headers = aBrowser): Promise<void> {
  for (let from = 0; from < events.length; from += 100)
    await postEvents(app, { events: events.slice(from, from + 100), headers })
}

export async function fetchResults(app: TypedApp, query = ''): Promise<ExperienceResults> {
  const answer = await app.inject(resultsUrl + query)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

/** Returns visitors, conversions and revenue (in the most frequent currency) of each variation. */
export async function fetchCounted(app: TypedApp, query = ''): Promise<[string, number, number, number][]> {
  const { variations } = await fetchResults(app, query)
  return variations.map(({ variationId, visitors, conversions, revenues }) => [
    variationId,
    visitors,
    conversions,
    revenues[0]?.revenue ?? 0,
  ])
}

/** Creates the events of a number of visitors in one variation, of whom the first ones order for an amount. */
export function aHalf(
  half: 'c' | 'v',
  { visitors, orders, total = 10 }: { visitors: number; orders: number; total?: number },
) {
  const ids = Array.from({ length: visitors }, (_, at) => `${half}${at}`)
  return [
    ...ids.map((id) => seen(id, half, 1000)),
    ...ids.slice(0, orders).map((id, at) => order(id, total + (at % 5), 2000)),
  ]
}
