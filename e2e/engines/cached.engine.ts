import { openStage, storedFor } from '../delivery/stage.ts'
import { expect } from '../demo.ts'
import { test } from './engine-test.ts'

type Watched = Window & { mark?: number; restored?: boolean[] }

test('[BY-03] a page enters the back-forward cache; when it is restored, its view counts as a new one and sending goes on', async ({
  tab,
  demo,
}) => {
  const trackingId = `cached-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  const views = async () => (await storedFor(demo.service, trackingId)).filter(({ meta }) => meta.type === 'ecView')
  try {
    const home = `${stage.origin}/uk/en/`
    await tab.open(home)
    await expect.poll(async () => (await views()).length).toBe(1)
    // Firefox keeps no page that is left while it loads or sends, or has a lock or waits for one.
    const isAtRest = () =>
      tab.evaluate(async () => {
        const isSent = () => !Object.keys(localStorage).some((key) => key.startsWith('qb_queue:'))
        const loaded = () => performance.getEntriesByType('resource').length
        const before = loaded()
        await new Promise((resolve) => setTimeout(resolve, 500))
        const { held = [], pending = [] } = await navigator.locks.query()
        const isIdle = held.length + pending.length === 0 && loaded() === before
        return document.readyState === 'complete' && isSent() && isIdle
      })
    await expect.poll(isAtRest).toBe(true)
    await tab.evaluate(() => {
      const here = window as Watched
      here.mark = 7
      here.restored = []
      addEventListener('pageshow', ({ persisted }) => here.restored?.push(persisted))
    })
    await tab.evaluate((to) => void setTimeout(() => location.assign(to)), `${stage.origin}/uk/en/shop/kids`)
    await expect.poll(async () => (await views()).length).toBe(2)
    await tab.goBack()
    const shown = () =>
      tab.evaluate(() => [location.pathname, (window as Watched).mark, (window as Watched).restored]).catch(() => [])
    await expect.poll(shown).toEqual(['/uk/en/', 7, [true]])
    await expect.poll(async () => (await views()).map(({ context }) => context.viewNumber)).toEqual([1, 2, 3])
    expect((await views())[2]).toMatchObject({ type: 'home', meta: { url: home } })

    await tab.evaluate(() => (window as unknown as { uv: { emit(type: string): void } }).uv.emit('ecLater'))
    await expect
      .poll(async () => (await storedFor(demo.service, trackingId)).some(({ meta }) => meta.type === 'ecLater'))
      .toBe(true)
    const events = await storedFor(demo.service, trackingId)
    expect(new Set(events.map(({ meta }) => meta.seq)).size).toBe(events.length)
  } finally {
    await stage.close()
  }
})
