import type { Page } from '@playwright/test'
import type { WireEvent } from '../contract/event.ts'
import { probabilityOf } from '../script/experiences/choose-variation.ts'
import { type Demo, expect, test } from './demo.ts'
import { visitorIn } from './placements/visitor-in.ts'

const boots = ['moor-chelsea-chestnut', 'moor-chelsea-soot', 'moor-chelsea-sand']
const campaign = { id: '1001', share: 0.8 }

/** Returns a visitor who sees the variation of the one A/B test of product pages, and the content of the campaign. */
function visitorOfVariations(): string {
  for (;;) {
    const id = visitorIn(campaign, 'CONTENT')
    if (probabilityOf(id, 'accordion') >= 0.5) return id
  }
}

const ofExperiences = ({ meta }: WireEvent) => meta.type === 'qubit.experience'

/** Returns the numbers of an event, its type, and what it says first, as one line. */
function lineOf({ meta, context, ...event }: WireEvent): string {
  const { viewNumber, sessionNumber, entranceNumber, conversionNumber, conversionCycleNumber } = context
  const numbers = [viewNumber, sessionNumber, entranceNumber, conversionNumber, conversionCycleNumber].join(' ')
  return `${numbers} ${meta.type} ${detailOf(event)}`.trim()
}

function detailOf(event: Record<string, unknown>): string {
  const { type, subtypes, eventType, product, basket, joined, left } = event as {
    type?: string
    subtypes?: string[]
    eventType?: string
    product?: { productId: string }
    basket?: { quantity: number; total: { value: number; currency: string } }
    joined?: string[]
    left?: string[]
  }
  const bag = basket && `${basket.quantity} for ${basket.total.value} ${basket.total.currency}`
  const change = joined && `+${joined.join(',')} -${left?.join(',')}`
  return [type, ...(subtypes ?? []), eventType, product?.productId, bag, change].filter(Boolean).join(' ')
}

/** What a view of a product publishes, and what the script adds to the first view of a session. */
const productLines = (numbers: string, id: string, isFirst = false) => [
  `${numbers} ecView product`,
  ...(isFirst ? [`${numbers} qubit.session`, `${numbers} qubit.entrance`] : []),
  `${numbers} ecProduct detail ${id}`,
  `${numbers} ecProduct recommendation`,
  `${numbers} ecBasketSummary 0 for 0 GBP`,
]

const checkoutLines = (numbers: string, step: string) => [
  `${numbers} ecView checkout ${step}`,
  `${numbers} ecBasketItem moor-chelsea-sand 1 for 99 GBP`,
  `${numbers} ecBasketSummary 1 for 99 GBP`,
]

/** All events but those of experiences, in their order. */
const predicted = [
  ...productLines('1 1 1 0 1', 'moor-chelsea-chestnut', true),
  '1 1 1 0 1 qubit.segmentMembershipChanged +new-visitor -',
  ...productLines('2 1 1 0 1', 'moor-chelsea-soot'),
  ...productLines('3 1 1 0 1', 'moor-chelsea-sand'),
  '3 1 1 0 1 qubit.segmentMembershipChanged +boots-lover -',
  '3 1 1 0 1 ecProduct detail moor-chelsea-sand', // of the chosen size
  '3 1 1 0 1 ecBasketItem moor-chelsea-sand 1 for 99 GBP',
  '3 1 1 0 1 ecBasketSummary 1 for 99 GBP',
  '3 1 1 0 1 qubit.segmentMembershipChanged +high-intent -',
  ...checkoutLines('4 1 1 0 1', 'delivery'),
  ...checkoutLines('5 1 1 0 1', 'billing'),
  ...checkoutLines('6 1 1 0 1', 'review'),
  '7 1 1 0 1 ecView checkout confirmation',
  '7 1 1 0 1 ecBasketItemTransaction moor-chelsea-sand 1 for 99 GBP',
  '7 1 1 1 2 ecBasketTransactionSummary 1 for 99 GBP',
  '7 1 1 1 2 qubit.segmentMembershipChanged +bought-30-days -boots-lover,high-intent',
  '8 2 2 1 2 ecView home',
  '8 2 2 1 2 qubit.session',
  '8 2 2 1 2 qubit.entrance',
  '8 2 2 1 2 ecProduct recommendation',
  '8 2 2 1 2 ecBasketSummary 0 for 0 GBP',
  '8 2 2 1 2 qubit.segmentMembershipChanged +returning -new-visitor',
]

const onProducts = ['menu-labels', 'popularity', 'accordion', 'pay-in-3', 'offers']

/** The experiences that each view counts, as variation or control, and how many times the visitor has met them. */
const predictedExperiences = [
  ...[1, 2, 3].flatMap((view) => onProducts.map((id) => `${view} ${id} variation ${view}`)),
  '3 boots-note variation 1',
  '7 popularity variation 4',
  '8 menu-labels variation 4',
  '8 offers variation 4',
]

type Listed = { experienceId: string; progress: string }

/** Returns the experiences that the page itself says it has executed. */
const executedOn = (page: Page) =>
  page.evaluate(() => {
    const { __qubit } = window as { __qubit?: { experiences?: { list(): Listed[] } } }
    const list = __qubit?.experiences?.list() ?? []
    return list.filter(({ progress }) => progress === 'executed').map(({ experienceId }) => experienceId)
  })

async function ask<T>(demo: Demo, path: string): Promise<T> {
  return (await (await fetch(demo.service + path)).json()) as T
}

test('[SV-59] a full journey leaves exactly the predicted events, state, counters and callbacks', async ({
  page,
  demo,
  context,
}) => {
  test.setTimeout(300_000)
  await demo.emptyService()
  const visitorId = visitorOfVariations()
  await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: demo.shop }])
  const lines = async () => (await demo.events(visitorId)).filter((event) => !ofExperiences(event)).map(lineOf)
  /** Waits until the service has the events of the journey up to this line. */
  const arrived = (count: number) => expect.poll(lines, { timeout: 60_000 }).toEqual(predicted.slice(0, count))
  const endOf = (view: number) => predicted.findLastIndex((line) => line.startsWith(`${view} `)) + 1

  for (const [at, id] of boots.entries()) {
    await page.goto(`${demo.shop}/uk/en/product/${id}?try=boots`)
    const seen = at === 2 ? 'boots-note' : 'accordion'
    await expect.poll(() => executedOn(page), { timeout: 60_000 }).toContain(seen)
    await arrived(at === 2 ? endOf(3) - 4 : endOf(at + 1))
  }
  await expect(page.locator('[data-boots-note]')).toHaveText('For people of boots')

  await page.locator('[data-state="available"] input').first().check({ force: true })
  await page.locator('[data-anchor="addToBag"]').filter({ visible: true }).first().click()
  await arrived(endOf(3))

  await page.goto(`${demo.shop}/uk/en/checkout/delivery`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('.demo-fill button').press('Enter')
  await page.getByRole('button', { name: 'Continue to billing' }).press('Enter')
  await page.getByRole('radio', { name: /Invoice/ }).press('Space')
  await page.getByRole('button', { name: 'Continue to review' }).press('Enter')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await expect(page).toHaveURL(/checkout\/confirmation/)
  await arrived(endOf(7))

  // The cookie of a session ends 30 minutes after the last view.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'qb_session' })
  await page.goto(`${demo.shop}/uk/en/`)
  await page.locator('.for-you').scrollIntoViewIfNeeded()
  await arrived(predicted.length)

  await expect
    .poll(async () => (await demo.events(visitorId)).filter(ofExperiences).length)
    .toBe(predictedExperiences.length)
  const events = await demo.events(visitorId)
  expect(events.map(({ meta }) => meta.seq)).toEqual(events.map((_, at) => at + 1))
  const counted = events.filter(ofExperiences).map(({ context, experienceId, isControl, timesActivated }) => {
    return `${context.viewNumber} ${experienceId} ${isControl ? 'control' : 'variation'} ${timesActivated}`
  })
  expect(counted.sort()).toEqual(predictedExperiences.sort())
  expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)

  const { history } = await ask<{ history: object }>(demo, `/lookup/norrow/${visitorId}`)
  const timeOf = (type: string, isLast = false) =>
    events.filter(({ meta }) => meta.type === type).at(isLast ? -1 : 0)?.meta.ts
  expect(history).toEqual({
    views: 8,
    sessions: 2,
    entrances: 2,
    conversions: 1,
    conversionCycle: 2,
    lifetimeValue: 99,
    firstView: timeOf('ecView'),
    lastView: timeOf('ecView', true),
    firstConversion: timeOf('ecBasketTransactionSummary'),
    lastConversion: timeOf('ecBasketTransactionSummary'),
  })

  const stashOf = async () => {
    const { stash } = await ask<{ stash: { key: string; data: { segments: string[] } }[] }>(demo, '/_inspect/stash')
    return stash.map(({ key, data }) => `${key}: ${[...data.segments].sort()}`)
  }
  await expect.poll(stashOf).toEqual([`segments-${visitorId}: bought-30-days,returning`])

  const countersOf = async () => {
    type Counter = { kind: string; name: string; id: string; count: number }
    const { counters } = await ask<{ counters: Counter[] }>(demo, '/_inspect/counters')
    return counters.map(({ kind, name, id, count }) => `${kind} ${name} ${id} ${count}`).sort()
  }
  await expect
    .poll(countersOf)
    .toEqual([
      'ecount t004-most-added moor-chelsea-sand 1',
      ...boots.map((id) => `ecount t004-views ${id} 1`).sort(),
      ...['', '-10080', '-2880', '-4320', '-60'].map((window) => `topk t004-purchases${window} moor-chelsea-sand 1`),
    ])

  const callbacksOf = async () => {
    const { callbacks } = await ask<{ callbacks: { d: string; kind: string }[] }>(demo, '/_inspect/callbacks')
    return callbacks.map(({ d, kind }) => {
      const { visitorId: whose, group, campaignId } = JSON.parse(String(Buffer.from(d, 'base64url')))
      return { kind, group, campaignId, whose }
    })
  }
  await expect
    .poll(callbacksOf)
    .toEqual([{ kind: 'impression', group: 'CONTENT', campaignId: '1001', whose: visitorId }])
})
