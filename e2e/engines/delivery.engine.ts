import type { EngineTab } from '../../tools/engines/engine.ts'
import { openStage, storedFor } from '../delivery/stage.ts'
import { openTroubledService } from '../delivery/troubled-service.ts'
import { expect } from '../demo.ts'
import { beVisitor, leaveShop, test } from './engine-test.ts'
import { emitOn, untilBegun } from './stage-tab.ts'

/** Returns how many events wait in the browser. */
const waitingOn = (tab: EngineTab) =>
  tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length)

test('[QU-11] events are sent as a zlib stream', async ({ tab, demo }) => {
  const service = await openTroubledService(demo.service)
  const trackingId = `zlib-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: service.origin }, trackingId })
  try {
    await tab.open(`${stage.origin}/plain`)
    await untilBegun(tab)
    await expect.poll(async () => (await storedFor(demo.service, trackingId)).length).toBeGreaterThan(0)
    // This service reads only such bodies.
    expect(service.posted.flatMap(({ events }) => events)[0]).toMatchObject({ type: 'home', meta: { type: 'ecView' } })
  } finally {
    await stage.close()
    await service.stop()
  }
})

test('events emitted while the service is down wait in the browser and arrive once and in order when it is back', async ({
  tab,
  demo,
}) => {
  const visitorId = await beVisitor(tab, demo)
  await demo.stopService()
  await tab.open(`${demo.shop}/uk/en/`)
  await expect.poll(() => waitingOn(tab)).toBeGreaterThan(0)
  const ofHome = await waitingOn(tab)
  await tab.open(`${demo.shop}/uk/en/shop/kids`)
  await expect.poll(() => waitingOn(tab)).toBeGreaterThan(ofHome)
  await demo.startService()
  await tab.open(`${demo.shop}/uk/en/cart`)
  await expect.poll(() => waitingOn(tab)).toBe(0)
  const events = await demo.events(visitorId)
  const views = events.filter(({ meta }) => meta.type === 'ecView')
  expect(views.map(({ type }) => type)).toEqual(['home', 'category', 'basket'])
  expect(events.map(({ meta }) => meta.seq)).toEqual(events.map((_, index) => index + 1))
  expect(new Set(events.map(({ meta }) => meta.id)).size).toBe(events.length)
})

test('[BY-06] events that are emitted while the page is left arrive, although no page of the shop follows', async ({
  tab,
  demo,
}) => {
  const trackingId = `left-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  try {
    await tab.open(`${stage.origin}/plain`)
    await untilBegun(tab)
    await tab.evaluate(() => {
      addEventListener('pagehide', () => {
        const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
        for (let nth = 0; nth < 20; nth++) uv.emit('ecLast', { nth, note: 'x'.repeat(500) })
      })
    })
    await leaveShop(tab, demo)
    // A leaving page sends its batches at once, so that the second may arrive first; their numbers keep the order.
    const last = async () =>
      (await storedFor(demo.service, trackingId))
        .filter(({ meta }) => meta.type === 'ecLast')
        .sort((one, other) => one.meta.seq - other.meta.seq)
        .map(({ nth }) => nth)
    await expect.poll(last).toEqual(Array.from({ length: 20 }, (_, nth) => nth))
  } finally {
    await stage.close()
  }
})

test('[BY-02] what a closed tab could not send, another tab sends once', async ({ profile, demo }) => {
  const trackingId = `tabs-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  try {
    const tabs = [await profile.openTab(), await profile.openTab()] as const
    for (const tab of tabs) {
      await tab.open(`${stage.origin}/plain`)
      await untilBegun(tab)
    }
    const ids = (await Promise.all(tabs.map((tab) => emitOn(tab, 40)))).flat()
    await tabs[0].close()
    const stored = async () =>
      (await storedFor(demo.service, trackingId))
        .filter(({ meta }) => meta.type === 'ecTest')
        .map(({ meta }) => meta.id)
    await expect.poll(async () => (await stored()).sort()).toEqual(ids.sort())
  } finally {
    await stage.close()
  }
})
