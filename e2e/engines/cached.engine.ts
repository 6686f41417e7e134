import { openStage, storedFor } from '../delivery/stage.ts'
import { expect } from '../demo.ts'
import { test } from './engine-test.ts'
import { runInNewTab } from './second-chance.ts'

type Watched = Window & { mark?: number; restored?: boolean[] }

test('[BY-03] a page enters the back-forward cache; when it is restored, its view counts as a new one and sending goes on', ({
  browserOfEngine,
  demo,
}) => {
  test.setTimeout(240_000) // one that is lost may wait for its page meanwhile
  return runInNewTab(browserOfEngine, async (tab) => {
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
      const shown = () =>
        tab.evaluate(() => [location.pathname, (window as Watched).mark, (window as Watched).restored]).catch(() => [])
      let counted = 1
      // Busy with other tests, Firefox gives up a page now and then all the same; it is loaded anew, which counts as well.
      await expect(async () => {
        await expect.poll(isAtRest).toBe(true)
        await tab.evaluate(() => {
          const here = window as Watched
          here.mark = 7
          here.restored = []
          addEventListener('pageshow', ({ persisted }) => here.restored?.push(persisted))
        })
        await tab.evaluate((to) => void setTimeout(() => location.assign(to)), `${stage.origin}/uk/en/shop/kids`)
        await expect.poll(async () => (await views()).length).toBe(counted + 1)
        await tab.goBack()
        await expect.poll(async () => (await views()).length).toBe(counted + 2)
        counted += 2
        expect(await shown()).toEqual(['/uk/en/', 7, [true]])
      }).toPass({ timeout: 90_000 })
      const numbers = (await views()).map(({ context }) => context.viewNumber)
      expect(numbers).toEqual(Array.from({ length: counted }, (_, at) => at + 1))
      expect((await views()).at(-1)).toMatchObject({ type: 'home', meta: { url: home } })

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
})
