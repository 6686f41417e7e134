import { expect } from './demo.ts'
import { test } from './small-pages.ts'
import { scriptHasRun } from './wait-in-page.ts'

type Heard = { heard: string[]; uv: Uv }
type Uv = {
  emit(type: string, data?: object): void
  on(type: string, fn: (event: { meta: { type: string } }) => void): { dispose(): void; replay(): void }
  events: unknown[]
}

test('[EV-02, ST-28] what a page does before the script loads happens once and in order, and its handles become active', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/instep/instep.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(small, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    const shop = window as unknown as Heard
    shop.heard = []
    const say = (who: string) => (event: { meta: { type: string } }) => shop.heard.push(`${who} ${event.meta.type}`)
    const early = shop.uv.on('ecEarly', say('early'))
    shop.uv.on('ecEarly', say('disposed')).dispose()
    shop.uv.emit('ecEarly', { number: 1 })
    shop.uv.emit('ecEarly', { number: 2 })
    Object.assign(shop, { early })
  })
  release()
  await scriptHasRun(page)
  await page.evaluate(() => {
    const shop = window as unknown as Heard & { early: { dispose(): void; replay(): void } }
    shop.uv.emit('ecEarly', { number: 3 })
    shop.early.replay()
    shop.early.dispose()
    shop.uv.emit('ecEarly', { number: 4 })
  })
  expect(await page.evaluate(() => (window as unknown as Heard).heard)).toEqual(Array(6).fill('early ecEarly'))
  const numbers = async () =>
    (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecEarly').map(({ number }) => number)
  await expect.poll(numbers).toEqual([1, 2, 3, 4])
  const [first] = await demo.events(visitorId)
  expect(first?.meta).toMatchObject({ type: 'ecView', seq: 1 })
  expect(await page.evaluate(() => 'q' in (window as unknown as Heard).uv)).toBe(false)
})

test('[EV-02] a page that already has the public uv-api object keeps it, and events emitted before are sent', async ({
  page,
  demo,
  visitorId,
}) => {
  // The stub keeps an existing object; this one behaves as the public package documents.
  await page.addInitScript(() => {
    const listeners: { type: string; callback(event: object): void; disposed: boolean; context: unknown }[] = []
    const events: object[] = []
    const emit = (type: string, data: object = {}) => {
      const event = { ...data, meta: { type } }
      events.push(event)
      for (const listener of listeners) if (listener.type === type) listener.callback(event)
    }
    const on = (type: string, callback: (event: object) => void) =>
      listeners.push({ type, callback, disposed: false, context: window })
    const uv = { emit, on, once: on, events, listeners, logLevel() {} }
    Object.assign(window, { uv, theirs: uv, heard: [] })
    uv.on('ecLate', () => (window as unknown as Heard).heard.push('their handler'))
  })
  await page.goto(`${demo.shop}/uk/en/`)
  await scriptHasRun(page)
  await page.evaluate(() => (window as unknown as Heard).uv.emit('ecLate', { late: true }))
  expect(
    await page.evaluate(
      () => (window as unknown as { uv: object; theirs: object }).uv === (window as never as { theirs: object }).theirs,
    ),
  ).toBe(true)
  expect(await page.evaluate(() => (window as unknown as Heard).heard)).toEqual(['their handler'])
  await expect
    .poll(async () => (await demo.events(visitorId)).map(({ meta }) => meta.type))
    .toEqual(expect.arrayContaining(['ecView', 'ecLate']))
})

test('[ST-13] a second copy of the script on a page does nothing', async ({ page, demo, small, visitorId }) => {
  await page.goto(small)
  await scriptHasRun(page)
  const marks = await page.evaluate(() => (window as unknown as { __qubit: { smartserve: object } }).__qubit.smartserve)
  await page.evaluate(() => import(`${location.origin}/instep/instep.js?second`))
  expect(
    await page.evaluate(() => (window as unknown as { __qubit: { smartserve: object } }).__qubit.smartserve),
  ).toEqual(marks)
  await page.evaluate(() => (window as unknown as Heard).uv.emit('ecOnce', {}))
  await expect
    .poll(async () => (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecOnce').length)
    .toBe(1)
  await page.waitForTimeout(300)
  const types = (await demo.events(visitorId)).map(({ meta }) => meta.type)
  expect(types.filter((type) => ['ecOnce', 'ecView'].includes(type))).toEqual(['ecView', 'ecOnce'])
})
