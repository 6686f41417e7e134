import type { EngineTab } from '../../tools/engines/engine.ts'
import { startEngine } from '../../tools/engines/start-engine.ts'
import { hasJoinedPart, openStage, plainPage, storedFor } from '../delivery/stage.ts'
import { expect } from '../demo.ts'
import { test } from './engine-test.ts'
import { emitOn, untilBegun } from './stage-tab.ts'

type ShopWindow = { instep: { consent(state: string): void } }

/** Returns everything that the script has left in the browser. */
const leftIn = (tab: EngineTab) =>
  tab.evaluate(() => [
    ...document.cookie.split('; ').filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])

test('[BC-02] a visitor who denies in one tab has denied in the other: it writes and sends nothing more', async ({
  profile,
  demo,
}) => {
  const trackingId = `consent-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  try {
    const [first, second] = [await profile.openTab(), await profile.openTab()] as const
    for (const tab of [first, second]) {
      await tab.open(`${stage.origin}/plain`)
      await untilBegun(tab)
    }
    const ids = await emitOn(second, 2)
    const stored = async () => (await storedFor(demo.service, trackingId)).map(({ meta }) => meta.id)
    await expect.poll(stored).toEqual(expect.arrayContaining(ids))
    await expect.poll(async () => (await leftIn(first)).join()).toContain('qb_permanent=')

    await first.evaluate(() => (window as unknown as ShopWindow).instep.consent('denied'))
    await expect.poll(() => leftIn(second)).toEqual([])
    const before = await stored()
    await emitOn(second, 3)
    // Longer than the delay with which a page writes its cookies.
    await new Promise((go) => setTimeout(go, 6000))
    await second.close()
    expect(await leftIn(first)).toEqual([])
    expect(await stored()).toEqual(before)
  } finally {
    await stage.close()
  }
})

test('[VI-01] [VI-04] a visitor who agrees while two tabs are open is one visitor with one session', async ({
  profile,
  demo,
}) => {
  const trackingId = `agreed-${Date.now()}`
  const asking = plainPage.replace('<script>uv', "<script>instep.consent('pending'); uv")
  const stage = await openStage(demo.shop, {
    endpoints: { base: demo.service },
    trackingId,
    pages: { '/asking': (_, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end(asking) },
  })
  try {
    const [first, second] = [await profile.openTab(), await profile.openTab()] as const
    for (const tab of [first, second]) {
      await tab.open(`${stage.origin}/asking`)
      await untilBegun(tab)
      await expect.poll(() => tab.evaluate(hasJoinedPart)).toBe(true)
    }
    await second.evaluate(() => (window as unknown as ShopWindow).instep.consent('granted'))
    const viewsOf = async () => {
      const events = await storedFor(demo.service, trackingId)
      const views = events.filter(({ meta }) => meta.type === 'ecView').map(({ context }) => context)
      return views
        .map(({ viewNumber, sessionNumber }) => [viewNumber, sessionNumber])
        .toSorted(([a = 0], [b = 0]) => a - b)
    }
    await expect.poll(viewsOf).toEqual([
      [1, 1],
      [2, 1],
    ])
    const events = await storedFor(demo.service, trackingId)
    expect(new Set(events.map(({ context }) => context.id)).size).toBe(1)
    expect(events.filter(({ meta }) => meta.type === 'qubit.session')).toHaveLength(1)
  } finally {
    await stage.close()
  }
})

test('[ST-16] where the browser refuses cookies and storage, the page comes to life, and nothing is sent', async ({
  engine,
  demo,
}) => {
  const browser = await startEngine[engine]({ refusesCookies: true })
  try {
    const tab = await (await browser.openProfile()).openTab()
    const service = async () =>
      ((await (await fetch(`${demo.service}/_inspect/events`)).json()) as { events: object[] }).events
    const before = (await service()).length
    await tab.open(`${demo.shop}/uk/en/product/moor-chelsea-soot`)
    await expect.poll(() => tab.evaluate(() => document.querySelector('html[data-hydrated]') !== null)).toBe(true)
    await tab.evaluate(() => new Promise((go) => setTimeout(go, 3000)))
    expect(await tab.evaluate(() => document.cookie)).toBe('')
    const version = await tab.evaluate(() => (window as { __qubit?: { version?: string } }).__qubit?.version ?? '')
    expect(version).toBe('')
    expect((await service()).length).toBe(before)
  } finally {
    await browser.close()
  }
})
