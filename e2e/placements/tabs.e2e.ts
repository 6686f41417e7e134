import type { BrowserContext, Page } from '@playwright/test'
import { type Demo, expect, test } from '../demo.ts'
import { visitorIn } from './visitor-in.ts'

type Callback = { ts: number; kind: string; products: string[] }

const campaign = { id: '1002', share: 0.9 }

/** Opens a tab on the bag whose row of recommended shoes is filled; clicks on the shoes do not navigate. */
async function openTab(context: BrowserContext, { shop }: Demo): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${shop}/uk/en/cart`)
  await expect(page.locator('.recommended li')).toHaveCount(8)
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }))
  return page
}

const told = ({ ts, kind, products }: Callback) => `${ts} ${kind} ${products}`

/** Returns what waits in the local storage that the tabs share. */
async function waiting(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('qb_callbacks:') ? [String(text)] : [])),
  )
  return texts.map((text) => told(JSON.parse(text))).toSorted()
}

/** Returns what the service has recorded of a visitor since the outage. */
async function recorded({ service }: Demo, visitorId: string): Promise<string[]> {
  const reply = await fetch(`${service}/_inspect/callbacks`)
  const { callbacks } = (await reply.json()) as { callbacks: (Callback & { d: string })[] }
  return callbacks
    .filter(({ d }) => Buffer.from(d, 'base64url').toString().includes(visitorId))
    .map(told)
    .toSorted()
}

test('[PL-15] callbacks of two tabs during an outage are neither lost nor doubled, also when one tab is closed during it', async ({
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

  for (const [name, shoes, closes] of [
    ['both tabs stay', [0, 1, 2, 3], false],
    ['one tab is closed', [4, 5, 6, 7], true],
  ] as const)
    await test.step(name, async () => {
      const before = await recorded(demo, visitorId)
      answered.splice(0)
      await demo.stopService('SIGKILL')
      for (const at of shoes)
        for (const tab of [first, second]) {
          const link = tab.locator('.recommended li a').nth(at)
          await link.evaluate((element: HTMLElement) => element.click())
        }
      // One impression and one click-through per shoe and tab. Other tabs see what one tab writes a moment later.
      await expect.poll(() => waiting(first)).toHaveLength(2 * shoes.length * 2)
      const stored = await waiting(first)
      expect(new Set(stored).size).toBe(stored.length)
      if (closes) await second.close()
      await demo.startService()
      await expect.poll(() => waiting(first), { timeout: 40_000 }).toEqual([])
      expect(await recorded(demo, visitorId)).toEqual([...before, ...stored].toSorted())
      // Not because the service drops repeats: the tabs take turns.
      expect(new Set(answered).size).toBe(answered.length)
      expect(answered).toHaveLength(stored.length)
    })
})
