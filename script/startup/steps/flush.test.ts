import { expect, test, vi } from 'vitest'
import { anOpenRun } from '../../testing/an-open-run.ts'
import { cookieSync } from './cookie-sync.ts'
import { eventBus } from './event-bus.ts'
import { eventTracker } from './event-tracker.ts'
import { flushEvents } from './flush.ts'
import { visitorId } from './visitor-id.ts'

const accepted = { status: 200, text: '{"status":{"code":200},"rejected":[]}' }

/** Runs the steps up to the flush. */
async function aFlushedRun() {
  const run = anOpenRun({ config: { flags: { stateSync: false } }, reply: () => accepted })
  for (const step of [eventBus, cookieSync, visitorId, eventTracker, flushEvents]) await step(run)
  const uv = run.bus?.uv
  if (!uv) throw new Error('there is no bus')
  return { ...run, uv }
}

test('a page restored from the back-forward cache emits its last view again, and counts it as a new one', async () => {
  const { uv, page, cookies } = await aFlushedRun()
  uv.emit('ecView', { type: 'home' })
  uv.emit('shop.ecView', { type: 'category', meta: { note: 'the first time' } })
  uv.emit('ecUser', { user: { id: 'u' } })
  page.leave()
  page.restore()
  await page.clock.pass(100)
  await vi.dynamicImportSettled()
  expect(uv.events.slice(3)).toEqual([{ type: 'category', meta: { type: 'shop.ecView' } }])
  expect(cookies.permanent.viewNumber).toBe(3)
})

test('a restored page continues from the numbers that other pages have counted meanwhile', async () => {
  const { uv, page, cookies } = await aFlushedRun()
  uv.emit('ecView')
  page.leave()
  page.restore()
  // The page that was left for this one saves its cookies only now.
  const other = anOpenRun({ permanent: { ...cookies.permanent, viewNumber: 5 } })
  other.cookies.change({})
  other.cookies.save()
  const [saved = ''] = other.page.jar.values('qb_permanent')
  page.jar.write('qb_permanent', saved, { domain: 'shop.test', lifeMs: 60_000 })
  await page.clock.pass(100)
  await vi.dynamicImportSettled()
  expect(cookies.permanent.viewNumber).toBe(6)
})

test('a restored page that never emitted a view emits none', async () => {
  const { uv, page } = await aFlushedRun()
  page.restore()
  await page.clock.pass(100)
  await vi.dynamicImportSettled()
  expect(uv.events).toEqual([])
})

test('[BY-03, MP-06] the latest product and basket of a restored page are emitted again for its new view', async () => {
  const run = await aFlushedRun()
  const { uv, page, tracker } = run
  const product = (productId: string, eventType = 'detail') => ({ eventType, product: { productId } })
  const line = (productId: string) => ({ product: { productId }, quantity: 1 })
  uv.emit('ecView', { type: 'home' })
  uv.emit('ecProduct', product('of another view'))
  uv.emit('ecView', { type: 'product' })
  uv.emit('ecProduct', product('a'))
  uv.emit('ecProduct', { eventType: 'recommendation', productIds: ['r'] })
  uv.emit('shop.ecProduct', product('b'))
  for (const sum of [1, 2]) {
    uv.emit('ecBasketItem', line(`line ${sum}`))
    uv.emit('ecBasketSummary', { basket: { id: 'basket', sum } })
  }
  uv.emit('ecBasketItem', line('not closed yet'))
  uv.emit('ecBasketItemAction', { action: 'add' })
  const before = tracker?.attributes()
  const known = uv.events.length
  page.leave()
  page.restore()
  await page.clock.pass(100)
  await vi.dynamicImportSettled()
  expect(uv.events.slice(known).map(({ meta, ...data }) => [meta.type, data])).toEqual([
    ['ecView', { type: 'product' }],
    ['ecProduct', { eventType: 'recommendation', productIds: ['r'] }],
    ['shop.ecProduct', product('b')],
    ['ecBasketItem', line('line 2')],
    ['ecBasketSummary', { basket: { id: 'basket', sum: 2 } }],
    ['ecBasketItem', line('not closed yet')],
  ])
  expect(tracker?.attributes()).toEqual(before)
  expect(before).toMatchObject({
    product: { productId: 'b' },
    basket: { summary: { sum: 2 }, lines: [line('line 2')] },
  })
})
