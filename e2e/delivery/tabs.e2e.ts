import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { begun, chance, emit, openStage, type Stage, seedOf, storedFor, toldLosses, waiting } from './stage.ts'
import { openTroubledService, type Posted } from './troubled-service.ts'

async function openTab(context: BrowserContext, { origin }: Stage): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/plain`)
  await begun(page)
  return page
}

/** Closes half of the tabs normally; the other half crash, so that no more code runs in them. */
async function closeTab(page: Page, crashes: boolean): Promise<void> {
  if (crashes) {
    const session = await page.context().newCDPSession(page)
    void session.send('Page.crash').catch(() => {})
    await page.waitForEvent('crash')
  }
  await page.close()
}

/** Returns how many events were in more than one batch. */
function sentAgain(posted: Posted[]): number {
  const ids = posted.flatMap(({ events }) => events.map(({ meta }) => meta.id))
  return ids.length - new Set(ids).size
}

test('[BY-02] with five tabs, 1,000 events and tabs closed at random moments, 1,000 events are stored, none twice', async ({
  context,
  demo,
  visitorId,
}) => {
  const seed = seedOf()
  const random = chance(seed)
  const pick = (below: number) => Math.floor(random() * below)
  const trackingId = `tabs-${Date.now()}`
  const service = await openTroubledService(demo.service)
  const stage = await openStage(demo.shop, { endpoints: { base: service.origin }, trackingId })
  try {
    const tabs: Page[] = []
    while (tabs.length < 5) tabs.push(await openTab(context, stage))
    const accepted: { id: string; seq: number }[][] = []
    let closed = 0
    let crashed = 0
    for (let left = 1000; left > 0; ) {
      const at = pick(5)
      const tab = tabs[at]
      if (!tab) throw new Error('there are five tabs')
      const count = Math.min(left, 1 + pick(20))
      // A full queue is tested elsewhere (QU-08): here nothing may be dropped.
      await expect.poll(() => waiting(tab), { intervals: [10, 20, 50] }).toBeLessThan(60)
      const ids = await emit(tab, count)
      expect(ids).toHaveLength(count)
      accepted.push(ids)
      left -= count
      if (random() < 0.15) {
        const crashes = random() < 0.5
        await closeTab(tab, crashes)
        closed++
        if (crashes) crashed++
        tabs[at] = await openTab(context, stage)
      }
    }
    const ids = accepted.flat().map(({ id }) => id)
    const stored = async () => (await storedFor(demo.service, trackingId)).map(({ meta }) => meta.id)
    await expect
      .poll(async () => {
        const has = new Set(await stored())
        return ids.filter((id) => !has.has(id)).length
      })
      .toBe(0)
    await expect.poll(() => waiting(tabs[0] as Page)).toBe(0)
    const events = await storedFor(demo.service, trackingId)
    expect(new Set(events.map(({ context }) => context.id))).toEqual(new Set([visitorId]))
    const tests = events.filter(({ meta }) => meta.type === 'ecTest')
    const batches = service.posted.map(({ events: batch }) => batch.map(({ meta }) => meta.seq))
    console.log(
      `seed ${seed}: ${tests.length} events stored of ${ids.length}, ${new Set(tests.map(({ meta }) => meta.id)).size} different;`,
      `${closed} tabs closed, ${crashed} of them by a crash; ${batches.length} batches, ${sentAgain(service.posted)} events sent again;`,
      `${events.length - new Set(events.map(({ meta }) => meta.seq)).size} numbers given twice`,
    )
    expect(closed).toBeGreaterThan(5)
    expect(ids).toHaveLength(1000)
    expect(new Set(ids).size).toBe(1000)
    expect(tests.map(({ meta }) => meta.id).toSorted()).toEqual(ids.toSorted())
    expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
    for (const batch of batches) expect(batch).toEqual(batch.toSorted((a, b) => a - b))
    for (const group of accepted) expect(group).toEqual(group.toSorted((a, b) => a.seq - b.seq))
    expect(toldLosses(events)).toEqual({})
  } finally {
    await stage.close()
    await service.stop()
  }
})
