import { expect, test } from 'vitest'
import { placementsOf } from '../../placements/placements.ts'
import { aBrowser } from '../../testing/a-browser.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole } from '../../testing/ask-console.ts'

const placements = placementsOf({
  hero: {
    trackingId: 'shop',
    campaigns: [
      { id: 'spring', content: { heading: 'Spring' }, share: 0.5, active: false },
      { id: 'summer', content: { heading: 'Summer' }, recommendations: { count: 4, strategies: ['popular'] } },
      { id: 'autumn', content: null, share: 0.8 },
    ],
  },
  theirs: { trackingId: 'outlet', campaigns: [] },
})
const aShop = () => anApp({ configuration: { placements } })

test('the placements of a site are listed, each campaign with its state, share, content and counts', async () => {
  const app = aShop()
  const query = `{ placementContent(mode: LIVE, placementId: "hero", implementationId: "1", attributes: { visitor: { id: "v-1" } }) { content } }`
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: aBrowser,
    body: JSON.stringify({ query }),
  })
  expect(answer.json().data.placementContent.content).toMatchObject({ heading: 'Summer' })
  const { json } = await askConsole(app, 'placements/shop')
  expect(json.placements.map(({ id }: { id: string }) => id)).toEqual(['hero'])
  const [{ campaigns }] = json.placements
  expect(campaigns).toMatchObject([
    { id: 'spring', state: 'off', share: 0.5, content: { heading: 'Spring' }, recommendations: null, groups: [] },
    { id: 'summer', state: 'live', share: 1, recommendations: { count: 4, strategies: ['popular'] } },
    { id: 'autumn', state: 'waiting', share: 0.8, content: null },
  ])
  expect(campaigns[1].groups).toEqual([
    { group: 'CONTENT', visitors: 1, delivered: 1, impressions: 0, clickthroughs: 0, converters: 0, conversions: 0 },
  ])
})

test('each strategy answers for a visitor, or for a product, as shoppers are answered', async () => {
  const app = aShop()
  const [one, other] = [aShopper(app, 'v-1'), aShopper(app, 'v-2', { language: 'fr' })]
  for (const [at, id] of ['A', 'B', 'C'].entries()) await one.views(id, testNow - 1000 + at)
  await other.views('D', testNow)
  const ask = async (query: string) => (await askConsole(app, `recommendations/shop?${query}`)).json
  const idsOf = (answer: { strategies: { strategy: string; items: { id: string }[] }[] }, name: string) =>
    answer.strategies.find(({ strategy }) => strategy === name)?.items.map(({ id }) => id)
  const ofVisitor = await ask('visitor=v-1')
  expect([ofVisitor.locale, ofVisitor.locales]).toEqual(['en/uk/GBP', ['en/uk/GBP', 'fr/uk/GBP']])
  expect(idsOf(ofVisitor, 'recently_viewed')).toEqual(['C', 'B', 'A'])
  const ofProduct = await ask('product=A')
  expect(idsOf(ofProduct, 'also_viewed')?.sort()).toEqual(['B', 'C'])
  expect(idsOf(ofProduct, 'popular')).not.toContain('A')
  expect(idsOf(await ask('product=A&locale=fr/uk/GBP'), 'popular')).toEqual(['D'])
})

test('without a visitor and a product nothing is asked', async () => {
  const { status, json } = await askConsole(aShop(), 'recommendations/shop')
  expect([status, json.error.message]).toEqual([400, 'Give the id of a visitor, or of a product'])
})
