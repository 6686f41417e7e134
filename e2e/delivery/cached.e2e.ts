import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { snippetTag } from '../../cli/snippet/snippet.ts'
import { type Demo, decided, expect, test } from '../demo.ts'
import { type OncePerWorker, startCachingBrowser } from '../once-per-worker.ts'
import { begun, openStage, storedFor } from './stage.ts'

type Told = { notRestoredReasons?: unknown }
type Watched = Window & { restored?: boolean[]; mark?: number; __qubit?: { getVisitorState(): { viewNumber: number } } }

const newContext = async (oncePerWorker: OncePerWorker) =>
  (await oncePerWorker('caching browser', startCachingBrowser)).newContext()

/** Navigates from within the page, because Playwright's navigation would not wait for a restored page. */
async function go(page: Page, where: string | -1): Promise<void> {
  await page.evaluate((to) => void setTimeout(() => (to === -1 ? history.back() : location.assign(to))), where)
}

/** What Chromium says of a page whose lock reached it only after the next page had asked for that: on a busy machine, now and then. */
const lateLock = 'weblocks-contention'

test('[BY-03] a page enters the back-forward cache; when it is restored, its view counts as a new one and sending goes on', async ({
  demo,
  oncePerWorker,
}) => {
  test.setTimeout(360_000)
  for (let left = 2; ; left -= 1)
    try {
      return await goBackAndForth(demo, oncePerWorker)
    } catch (error) {
      if (left === 0 || !String(error).includes(lateLock)) throw error
      console.log('A lock was late, so the pages are opened again')
    }
})

/** From one page to another, back and forward again; both pages come from the cache. */
async function goBackAndForth(demo: Demo, oncePerWorker: OncePerWorker): Promise<void> {
  const trackingId = `cached-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  const context = await newContext(oncePerWorker)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const here = window as unknown as Watched
      here.restored = []
      addEventListener('pageshow', ({ persisted }) => here.restored?.push(persisted))
    })
    const home = `${stage.origin}/plain?home`
    await page.goto(home)
    await expect.poll(async () => (await views()).length).toBe(1)
    await page.evaluate(() => {
      const here = window as unknown as Watched
      here.mark = 7
    })
    await go(page, `${stage.origin}/plain?kids`)
    await expect.poll(async () => (await views()).length).toBe(2)
    // Left while a batch is being sent: neither the batch nor its lock may keep the page out of the cache.
    await page.evaluate(() => {
      const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
      for (let nth = 0; nth < 20; nth++) uv.emit('ecTest', { nth })
    })
    await go(page, -1)

    await expect.poll(() => shownAs(page)).toEqual({ path: '/plain?home', restored: [false, true] })
    expect(await page.evaluate(() => (window as unknown as Watched).mark)).toBe(7)
    await expect.poll(async () => (await views()).length, { timeout: 8000 }).toBe(3)
    const [first, , again] = await views()
    expect(again).toMatchObject({ type: 'home', meta: { type: 'ecView', url: home }, context: { viewNumber: 3 } })
    expect(own(again)).toEqual(own(first))
    expect((await views()).map(({ context }) => context.viewNumber)).toEqual([1, 2, 3])

    await page.evaluate(() => (window as unknown as { uv: { emit(type: string): void } }).uv.emit('ecLater'))
    await expect
      .poll(async () => (await storedFor(demo.service, trackingId)).some(({ meta }) => meta.type === 'ecLater'))
      .toBe(true)
    const events = await storedFor(demo.service, trackingId)
    expect(new Set(events.map(({ meta }) => meta.seq)).size).toBe(events.length)

    // And forward again, to the page that was left with a batch in flight.
    await page.evaluate(() => void setTimeout(() => history.forward()))
    await expect.poll(() => shownAs(page)).toEqual({ path: '/plain?kids', restored: [false, true] })
    await expect.poll(async () => (await views()).map(({ context }) => context.viewNumber)).toEqual([1, 2, 3, 4])
    const tests = (await storedFor(demo.service, trackingId)).filter(({ meta }) => meta.type === 'ecTest')
    expect(tests.map(({ nth }) => nth).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, nth) => nth),
    )
  } finally {
    await context.close()
    await stage.close()
  }

  async function views() {
    return (await storedFor(demo.service, trackingId)).filter(({ meta }) => meta.type === 'ecView')
  }
}

test('[BY-03, MP-06] product and basket of a restored page belong to its new view', async ({ demo, oncePerWorker }) => {
  const trackingId = `cached-product-${Date.now()}`
  const emit =
    "uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'p1' } }); uv.emit('ecBasketItem', { product: { productId: 'p1' }, quantity: 2 }); uv.emit('ecBasketSummary', { basket: { quantity: 2 } })"
  const html = `<!doctype html><html lang="en"><title>Product</title><link rel="icon" href="data:,">${snippetTag('/instep/instep.js')}
<script>uv.onEnrichment('ecBasketSummary', () => { window.begun = true }); uv.emit('ecView', { type: 'product' }); ${emit}</script></html>`
  const pages = {
    '/product': (_: unknown, answer: ServerResponse) =>
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end(html),
  }
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId, pages })
  const context = await newContext(oncePerWorker)
  try {
    const page = await context.newPage()
    await page.goto(`${stage.origin}/product`)
    await begun(page)
    await go(page, `${stage.origin}/plain`)
    await expect.poll(() => page.url()).toContain('/plain')
    await begun(page)
    await go(page, -1)
    await expect.poll(() => page.url()).toContain('/product')
    const onThirdView = async () =>
      (await storedFor(demo.service, trackingId))
        .filter(({ meta, context }) => context.viewNumber === 3 && !meta.type.startsWith('qubit.'))
        .map(({ meta }) => meta.type)
    await expect.poll(onThirdView).toEqual(['ecView', 'ecProduct', 'ecBasketItem', 'ecBasketSummary'])
  } finally {
    await context.close()
    await stage.close()
  }
})

test('[BY-03, MP-06] experiences that depend on the product and the bag are shown as before on a restored page', async ({
  demo,
  oncePerWorker,
}) => {
  const trackingId = `cached-shown-${Date.now()}`
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId })
  const context = await newContext(oncePerWorker)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const here = window as unknown as Watched
      here.restored = []
      addEventListener('pageshow', ({ persisted }) => here.restored?.push(persisted))
    })
    await page.goto(`${stage.origin}/uk/en/product/moor-chelsea-soot`)
    const payments = page.locator('.product-instalment')
    await expect(payments).toContainText('3 payments of')
    const cycle = await decided(page)
    const before = String(await payments.textContent())
    await go(page, `${stage.origin}/plain`)
    await begun(page)
    await go(page, -1)
    await expect.poll(() => shownAs(page)).toMatchObject({ restored: [false, true] })
    const views = async () =>
      (await storedFor(demo.service, trackingId)).flatMap(({ meta, context }) =>
        meta.type === 'ecView' ? [context.viewNumber] : [],
      )
    await expect.poll(views).toEqual([1, 2, 3])
    await decided(page, cycle)
    await expect(payments).toHaveText(before)
    await expect(payments).toBeVisible()
  } finally {
    await context.close()
    await stage.close()
  }
})

test('the browser gives no reason against caching a page with the script', async ({ demo, oncePerWorker }) => {
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service } })
  const context = await newContext(oncePerWorker)
  try {
    const page = await context.newPage()
    await page.goto(`${stage.origin}/plain`)
    await begun(page)
    await go(page, `${stage.origin}/plain?next`)
    await expect.poll(() => page.url()).toContain('?next')
    await go(page, -1)
    await expect.poll(() => page.url()).not.toContain('?next')
    // Without a reason.
    await expect.poll(() => shownAs(page)).toEqual({ path: '/plain' })
  } finally {
    await context.close()
    await stage.close()
  }
})

/**
 * Where the page is, and whether each time it was shown it came from the cache; if not, the browser's reason, if known.
 */
function shownAs(page: Page): Promise<object> {
  const read = () => {
    const { restored } = window as unknown as Watched
    const [entry] = performance.getEntriesByType('navigation') as Told[]
    const because = entry?.notRestoredReasons
    return {
      path: location.pathname + location.search,
      restored,
      ...(because ? { because: JSON.stringify(because) } : {}),
    }
  }
  // It is navigating from one page to the other.
  return page.evaluate(read).catch(() => ({}))
}

/** The page's events about the view. */
function own(event: object | undefined): object {
  const { meta: _meta, context: _context, ...said } = event as { meta: object; context: object }
  return said
}
