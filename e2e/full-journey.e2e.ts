import { aBrowser } from '../service/testing/a-browser.ts'
import { type Demo, expect, test } from './demo.ts'
import { runningIn } from './gallery/running.ts'
import {
  boots,
  lineOf,
  ofExperiences,
  predicted,
  predictedExperiences,
  visitorOfVariations,
} from './journey/predicted-events.ts'

// What crawlers and other headless browsers look at is not counted.
test.use({ userAgent: aBrowser['user-agent'] })

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
    await page.goto(`${demo.shop}/uk/en/product/${id}`)
    await expect.poll(() => runningIn(page), { timeout: 60_000 }).toContain('accordion')
    await arrived(at === 2 ? endOf(3) - 4 : endOf(at + 1))
  }
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
