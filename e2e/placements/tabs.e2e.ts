import type { BrowserContext, Page } from '@playwright/test'
import { type Demo, expect, test } from '../demo.ts'
import { visitorIn } from './visitor-in.ts'

type Callback = { ts: number; kind: string; products: string[] }

const campaign = { id: '1002', share: 0.9 }

/** A tab on the bag, whose row of recommended shoes is filled; a click on one of them does not lead away. */
async function openTab(context: BrowserContext, { shop }: Demo): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${shop}/uk/en/cart`)
  await expect(page.locator('.recommended li')).toHaveCount(8)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  return page
}

const told = ({ ts, kind, products }: Callback) => `${ts} ${kind} ${products}`

/** What waits in the local storage that the tabs share. */
async function waiting(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('qb_callbacks:') ? [String(text)] : [])),
  )
  return texts.map((text) => told(JSON.parse(text))).toSorted()
}

/** What the service has recorded of a visitor, without what it recorded before the outage. */
async function recorded({ service }: Demo, visitorId: string): Promise<string[]> {
  const reply = await fetch(`${service}/_inspect/callbacks`)
  const { callbacks } = (await reply.json()) as { callbacks: (Callback & { d: string })[] }
  return callbacks
    .filter(({ d }) => Buffer.from(d, 'base64url').toString().includes(visitorId))
    .map(told)
    .toSorted()
}

for (const closes of [false, true])
  test(`[PL-15] callbacks of two tabs during an outage are neither lost nor doubled${closes ? ', though one tab closes in it' : ''}`, async ({
    context,
    demo,
  }) => {
    await demo.seed()
    const visitorId = visitorIn(campaign, 'CONTENT')
    await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: demo.shop }])
    const answered: string[] = []
    context.on('response', (reply) => {
      if (new URL(reply.url()).pathname === '/cb') answered.push(reply.url())
    })
    const [first, second] = [await openTab(context, demo), await openTab(context, demo)]
    for (const tab of [first, second]) {
      await tab.bringToFront()
      await tab.locator('.recommended').scrollIntoViewIfNeeded()
    }
    await expect.poll(() => recorded(demo, visitorId)).toHaveLength(2)
    await expect.poll(() => waiting(first)).toEqual([])
    const before = await recorded(demo, visitorId)
    answered.splice(0)

    await demo.stopService('SIGKILL')
    for (let at = 0; at < 8; at++)
      for (const tab of [first, second]) {
        const link = tab.locator('.recommended li a').nth(at)
        await link.evaluate((element: HTMLElement) => element.click())
      }
    // Of each shoe an impression and a click-through, in each tab; what one tab writes another one reads a moment later.
    await expect.poll(() => waiting(first)).toHaveLength(2 * 8 * 2)
    const stored = await waiting(first)
    expect(new Set(stored).size).toBe(stored.length)
    if (closes) await second.close()
    await demo.startService()
    await expect.poll(() => waiting(first), { timeout: 40_000 }).toEqual([])
    expect(await recorded(demo, visitorId)).toEqual([...before, ...stored].toSorted())
    // Not by the care of the service: the tabs take turns.
    expect(new Set(answered).size).toBe(answered.length)
    expect(answered).toHaveLength(stored.length)
  })
