import type { Page, Request } from '@playwright/test'
import { expect } from '../demo.ts'
import { test } from '../small-pages.ts'

type Shop = { __qubit?: { version?: string; visitor: Promise<{ viewNumber: number }> } }

/** Opens a page and waits until the run is complete. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => (window as Shop).__qubit?.version)
}

function lookupsOf(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/lookup/')) asked.push(request)
  })
  return asked
}

const lookupRoute = /\/lookup\/norrow\//

test('[VI-14] after a successful lookup the visitor is marked, and that session makes no other lookup', async ({
  page,
  context,
  small,
  visitorId,
}) => {
  const asked = lookupsOf(page)
  const cookie = async (name: string) => (await context.cookies(small)).find((each) => each.name === name)
  const before = Date.now()
  await visit(page, small)
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([`/lookup/norrow/${visitorId}`])
  const status = await cookie('qb_sync_status')
  expect(Number(status?.value)).toBeGreaterThanOrEqual(before)
  expect(Number(status?.value)).toBeLessThanOrEqual(Date.now())
  const life = Number(status?.expires) - Number(status?.value) / 1000
  expect(Math.abs(life - 30 * 60)).toBeLessThan(5)

  await visit(page, `${small}?second`)
  await visit(page, `${small}?third`)
  expect(asked).toHaveLength(1)
  // visitorIsSynced is the second segment.
  expect((await cookie('qb_session'))?.value).toMatch(/^\d+:1:/)

  // When the status expires within the session, the lookup is made again, as in a new session.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'qb_sync_status' })
  await visit(page, small)
  expect(asked).toHaveLength(2)
  await page.goto('about:blank')
  await context.clearCookies({ name: 'qb_session' })
  await visit(page, small)
  expect(asked).toHaveLength(3)
})

test('[VI-14] a failed lookup is logged and does not mark the visitor; the run goes on with the state in the cookies', async ({
  page,
  context,
  demo,
  small,
  visitorId,
}) => {
  await visit(page, small)
  await page.goto('about:blank')
  for (const name of ['qb_session', 'qb_sync_status']) await context.clearCookies({ name })
  await page.route(lookupRoute, (route) => route.fulfill({ status: 503, body: 'no' }))
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const asked = lookupsOf(page)
  await visit(page, small)
  const view = await page.evaluate(async () => (await (window as Shop).__qubit?.visitor)?.viewNumber)
  expect(view).toBeGreaterThanOrEqual(1)
  const url = `${demo.service}/lookup/norrow/${visitorId}`
  expect(lines).toContain(`[smartserve] Visitor lookup: GET ${url} failed: status 503`)
  const cookies = await context.cookies(small)
  expect(cookies.map(({ name }) => name)).not.toContain('qb_sync_status')
  await visit(page, `${small}?second`)
  expect(asked).toHaveLength(2)
  await expect
    .poll(async () => (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecView').length)
    .toBe(3)
})

test('[VI-14] a lookup without response delays the start by 2000 ms', async ({
  page,
  context,
  demo,
  small,
  visitorId,
}) => {
  await page.route(lookupRoute, () => {})
  // The page's time advances only as the test says, so that a busy machine makes nothing late.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const asked = page.waitForRequest(lookupRoute)
  await page.goto(small)
  await asked
  const isReady = () => page.evaluate(() => Boolean((window as Shop).__qubit?.version))
  await page.clock.runFor(1900)
  // Everything that should follow has had its time.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await isReady()).toBe(false)
  await page.clock.runFor(200)
  await expect.poll(isReady).toBe(true)
  await page.clock.resume()
  expect((await context.cookies(small)).map(({ name }) => name)).not.toContain('qb_sync_status')
  await expect.poll(async () => (await demo.events(visitorId))[0]?.meta.type).toBe('ecView')
})

test('with qb_opts=-lookupSync in the address no lookup is made', async ({ page, small }) => {
  const asked = lookupsOf(page)
  await visit(page, `${small}?qb_opts=-lookupSync`)
  expect(asked).toEqual([])
})
