import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { placementsOf } from '../placements/placements.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aClock } from '../testing/a-clock.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { anOrder } from '../testing/an-experiment.ts'
import { postEvents } from '../testing/post-events.ts'
import type { TypedApp } from '../typed-app.ts'

const query = `query ($mode: PlacementMode! $previewOptions: PreviewOptions $attributes: JSON!) {
  placementContent(mode: $mode placementId: "hero" implementationId: "i" previewOptions: $previewOptions
    attributes: $attributes) { content campaignId callbackData }
}`
const placements = placementsOf({
  hero: { trackingId: 'shop', campaigns: [{ id: 'spring', content: 'Spring', share: 0.5 }] },
})
const aShop = () => {
  const clock = aClock()
  return { app: anApp({ ...clock, configuration: { placements } }), clock }
}

async function deliver(
  app: TypedApp,
  visitorId: string,
  {
    headers = aBrowser,
    ...variables
  }: { headers?: Record<string, string>; mode?: string; previewOptions?: object } = {},
) {
  const attributes = { visitor: { id: visitorId } }
  const body = JSON.stringify({ query, variables: { mode: 'LIVE', attributes, ...variables } })
  const answer = await app.inject({ method: 'POST', url: '/graphql', body, headers })
  return answer.json().data.placementContent as { content: unknown; callbackData: string }
}

function tell(app: TypedApp, kind: 'imp' | 't', d: string, ts = testNow) {
  return app.inject(`/cb?d=${encodeURIComponent(d)}&ts=${ts}&${kind}=1`)
}

async function counts(app: TypedApp, trackingId = 'shop') {
  return (await app.inject(`/campaigns/${trackingId}`)).json().campaigns
}

const none = { visitors: 0, delivered: 0, impressions: 0, clickthroughs: 0, converters: 0, conversions: 0 }

test('for both groups of a campaign, deliveries, impressions, click-throughs and later orders are counted', async () => {
  const { app, clock } = aShop()
  await postEvents(app, { events: [anOrder('before', 10, { context: { id: 'v1' } })] })
  await clock.pass(1000)
  const expected = { CONTENT: { ...none }, CONTROL: { ...none } }
  for (let n = 0; n < 40; n++) {
    const { content, callbackData } = await deliver(app, `v${n}`)
    const count = expected[content === null ? 'CONTROL' : 'CONTENT']
    count.visitors++
    count.delivered++
    if (n % 4 === 0) {
      await deliver(app, `v${n}`)
      count.delivered++
    }
    if (n % 2 === 0) {
      // A retry sends the same callback.
      for (const _try of [1, 2]) await tell(app, 'imp', callbackData)
      count.impressions++
    }
    if (content !== null && n % 3 === 0) {
      await tell(app, 't', callbackData)
      count.clickthroughs++
    }
    if (n % 5 === 1) {
      const orders = ['a', 'b', 'a'].map((id) => anOrder(`${n}${id}`, 10, { context: { id: `v${n}` } }))
      await postEvents(app, { events: [...orders, anEvent({ context: { id: `v${n}` } })] })
      count.converters++
      count.conversions += 2
    }
  }
  expect(Math.min(expected.CONTENT.visitors, expected.CONTROL.visitors)).toBeGreaterThan(8)
  expect(await counts(app)).toEqual([
    { placementId: 'hero', campaignId: 'spring', group: 'CONTENT', ...expected.CONTENT },
    { placementId: 'hero', campaignId: 'spring', group: 'CONTROL', ...expected.CONTROL },
  ])
  expect(await counts(app, 'other')).toEqual([])
})

test('previews, crawlers, made-up callback data and orders of another property are not counted', async () => {
  const { app } = aShop()
  const google = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  await deliver(app, 'bot', { headers: google })
  const previewOptions = { campaignId: 'spring', group: 'CONTENT' }
  const { callbackData } = await deliver(app, 'seen', { mode: 'PREVIEW', previewOptions })
  await tell(app, 'imp', callbackData)
  expect(await counts(app)).toEqual([])

  const { content } = await deliver(app, 'seen')
  const group = content === null ? 'CONTROL' : 'CONTENT'
  await tell(app, 'imp', callbackData, testNow + 1)
  const told = { placementId: 'hero', implementationId: 'i', campaignId: 'spring', visitorId: 'stranger', group }
  for (const d of ['data', '', 'bnVsbA', Buffer.from(JSON.stringify(told)).toString('base64url')])
    await tell(app, 'imp', d)
  await postEvents(app, { events: [anOrder('a', 10, { context: { id: 'seen' } })], trackingId: 'other' })
  expect(await counts(app)).toEqual([
    { placementId: 'hero', campaignId: 'spring', group, ...none, visitors: 1, delivered: 1 },
  ])
})

test('the counts are only available to operators', async () => {
  const { app } = aShop()
  const answer = await app.inject({ url: '/campaigns/shop', remoteAddress: '9.9.9.9' })
  expect(answer.statusCode).toBe(403)
})

test.each([
  [0.5, { CONTENT: 'Spring', CONTROL: null }],
  [0.01, { CONTENT: 'Spring', CONTROL: null }],
  // The campaign is not split, so its groups are not compared.
  [1, { CONTENT: 'Spring', CONTROL: 'Spring' }],
  [0, { CONTENT: null, CONTROL: null }],
])(
  "[SV-20] a visitor known to the campaign stays in the first group when the campaign's share is %d",
  async (share, contents) => {
    const storage = aStorage()
    const campaigns = [{ id: 'spring', content: 'Spring', share }]
    const app = anApp({
      storage,
      configuration: { placements: placementsOf({ hero: { trackingId: 'shop', campaigns } }) },
    })
    const place = { trackingId: 'shop', placementId: 'hero', campaignId: 'spring' }
    for (const group of ['CONTENT', 'CONTROL'] as const)
      for (let n = 0; n < 20; n++) {
        const visitorId = `${group}-${n}`
        const other = group === 'CONTENT' ? 'CONTROL' : 'CONTENT'
        await storage.campaigns.deliver({ ...place, visitorId, group: other, placementId: 'another' }, testNow)
        await storage.campaigns.deliver({ ...place, visitorId, group }, testNow)
        expect((await deliver(app, visitorId)).content).toBe(contents[group])
      }
  },
)
