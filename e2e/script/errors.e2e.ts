import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { smallShop } from '../delivery/small-shop.ts'
import { openStage } from '../delivery/stage.ts'
import { type Demo, expect, fileOfExperience, fileWith, troubles } from '../demo.ts'
import { test } from '../small-pages.ts'
import { visit } from './cross-domain-site.ts'

type Report = Record<string, unknown> & { message: string; visitorId: string; ts: number }
type ShopWindow = { uv: { emit(type: string, data: object): void } }

/** Returns the reports that the service has stored for a visitor, oldest first. */
async function reportsOf({ service }: Demo, visitorId: string): Promise<Report[]> {
  const reply = await fetch(`${service}/_inspect/errors`)
  const { errors } = (await reply.json()) as { errors: { name: string; report: Report }[] }
  return errors
    .filter(({ name, report }) => name === 'smartserve' && report.visitorId === visitorId)
    .map(({ report }) => report)
}

/** Emits this many events at once that cannot be written as JSON; each is an error in the script. */
async function breakEvents(page: Page, count: number): Promise<void> {
  await page.evaluate((times) => {
    for (let at = 1; at <= times; at++) {
      const breaks = () => {
        throw new Error(`broken ${at}`)
      }
      ;(window as unknown as ShopWindow).uv.emit('ecBasketItem', { quantity: { valueOf: breaks } })
    }
  }, count)
}

/** Records when each report was sent, in ms. */
function timesOfReports(page: Page): number[] {
  const times: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/app/smartserve') times.push(Date.now())
  })
  return times
}

/**
 * Records when the page began to send each report, in ms of its own clock. Measured from outside, times vary on a busy
 * machine.
 */
function startsOfReports(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === '/app/smartserve')
      .map(({ startTime }) => startTime)
      .sort((a, b) => a - b),
  )
}

test('[ER-02] errors are reported one per 300 ms with ten fields; at most 20 wait, and the newest are dropped', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  const found: string[] = []
  page.on('pageerror', ({ message }) => found.push(message))
  await visit(page, small)
  await breakEvents(page, 30)
  await expect.poll(async () => (await reportsOf(demo, visitorId)).length, { timeout: 15_000 }).toBe(20)
  await pause(1000)
  const reports = await reportsOf(demo, visitorId)
  expect(reports.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, at) => `broken ${at + 1}`))
  for (const report of reports)
    expect(report).toEqual({
      message: expect.stringMatching(/^broken \d+$/),
      stack: expect.stringContaining('broken'),
      stage: 'event tracker',
      url: small,
      userAgent: await page.evaluate(() => navigator.userAgent),
      propertyId: 'norrow',
      trackingId: 'norrow',
      visitorId,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      ts: expect.any(Number),
    })
  const times = await startsOfReports(page)
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  expect(gaps).toHaveLength(19)
  expect(Math.min(...gaps)).toBeGreaterThan(295)
  expect(found).toEqual([])
})

test('[ER-02] if the service refuses reports, each is sent once, the page is not affected, and events still arrive', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  await page.route('**/app/smartserve', (route) => route.abort())
  const times = timesOfReports(page)
  const found = troubles(page)
  await visit(page, small)
  await breakEvents(page, 3)
  await page.evaluate(() => (window as unknown as ShopWindow).uv.emit('ecAfter', {}))
  await expect.poll(() => times.length).toBe(3)
  await pause(3000)
  expect(times).toHaveLength(3)
  expect(await reportsOf(demo, visitorId)).toEqual([])
  const types = async () => (await demo.events(visitorId)).map(({ meta }) => meta.type)
  await expect.poll(types).toContain('ecAfter')
  expect(await types()).not.toContain('qubit.debug')
  // Only the script's message for each error, and the browser's for each request; nothing about reports.
  expect(found.filter((line) => !/broken \d|Failed to load resource/.test(line))).toEqual([])
})

test('[ER-02] with the flag errorReporting off nothing is reported', async ({ page, demo, visitorId }) => {
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, flags: { errorReporting: false } })
  const times = timesOfReports(page)
  await visit(page, `${stage.origin}/plain`)
  await breakEvents(page, 2)
  await pause(1000)
  expect(times).toEqual([])
  expect(await reportsOf(demo, visitorId)).toEqual([])
  await stage.close()
})

test("an error in an experience's code is reported with its stage, in addition to its event", async ({
  page,
  demo,
  visitorId,
}) => {
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, pages: smallShop })
  await page.route(await fileOfExperience(demo, 'offers'), (route) =>
    route.fulfill(fileWith('offers', "() => { throw new Error('m'.repeat(300)) }")),
  )
  await visit(page, `${stage.origin}/uk/en/`)
  const message = 'm'.repeat(256)
  await expect
    .poll(() => reportsOf(demo, visitorId))
    .toEqual([expect.objectContaining({ message, stage: 'execution', propertyId: 'norrow' })])
  await expect
    .poll(() => demo.events(visitorId))
    .toContainEqual(expect.objectContaining({ message, stage: 'execution', experienceId: 'offers' }))
  await stage.close()
})
