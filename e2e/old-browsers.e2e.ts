import type { Page } from '@playwright/test'
import { begun, emit } from './delivery/stage.ts'
import { expect, troubles } from './demo.ts'
import { test } from './small-pages.ts'

/** What a browser lacks, as the path of the property that is removed before the page's first script. */
const sinceSafari = {
  '17.4': ['AbortSignal.any', 'Promise.withResolvers', 'Element.prototype.checkVisibility', 'Object.groupBy'],
  '18': ['URL.parse', 'Iterator', 'Set.prototype.union', 'Promise.try', 'navigation', 'cookieStore'],
  '17': ['HTMLElement.prototype.popover', 'HTMLElement.prototype.showPopover', 'URL.canParse'],
  '16.4': ['CSSStyleSheet.prototype.replaceSync', 'Document.prototype.adoptedStyleSheets', 'CompressionStream'],
  '16': ['AbortSignal.timeout', 'Array.prototype.toSorted', 'Array.prototype.toReversed', 'Array.prototype.toSpliced'],
  '15.4': [
    ...['Object.hasOwn', 'Array.prototype.at', 'String.prototype.at', 'Array.prototype.findLast', 'structuredClone'],
    ...['Array.prototype.findLastIndex', 'AbortSignal.prototype.throwIfAborted', 'AbortSignal.prototype.reason'],
    ...['BroadcastChannel', 'HTMLDialogElement.prototype.showModal', 'HTMLElement.prototype.inert', 'reportError'],
    ...['Crypto.prototype.randomUUID', 'Navigator.prototype.locks', 'requestIdleCallback', 'AbortSignal.abort'],
  ],
}
const insecure = ['Navigator.prototype.locks', 'Crypto.prototype.randomUUID', 'Crypto.prototype.subtle']
const lackedBy = (version: number) =>
  Object.entries(sinceSafari).flatMap(([since, paths]) => (Number(since) > version ? paths : []))

for (const [browser, lacked] of [
  ['Safari 16 of an iPhone', lackedBy(16)],
  ['Safari 14 of an iPhone', lackedBy(14)],
  ['a shop on plain http', insecure],
  ['Safari 16 on plain http', [...lackedBy(16), ...insecure]],
] as const)
  test(`[QU-05] with ${browser} events are delivered while the page is open, and experiences are drawn`, async ({
    page,
    demo,
    visitorId,
  }) => {
    await page.addInitScript((paths) => {
      for (const path of paths) {
        const steps = path.split('.')
        const name = steps.pop() ?? ''
        const holder = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], window)
        if (holder) Reflect.deleteProperty(holder as object, name)
      }
    }, lacked)
    const found = troubles(page)
    await page.goto(`${demo.shop}/uk/en/`)
    expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(!lacked.includes('AbortSignal.any'))
    expect(await page.evaluate(() => 'locks' in navigator)).toBe(!lacked.includes('Navigator.prototype.locks'))
    const types = async () => (await demo.events(visitorId)).map(({ meta }) => meta.type)
    await expect.poll(types).toEqual(expect.arrayContaining(['ecView', 'qubit.session', 'qubit.experience']))
    await expect(page.locator('.global-offer-banner')).toBeVisible()
    // The demo's policy allows no style element without a nonce, and older browsers have no other way.
    expect(found.filter((line) => !line.includes("Policy directive 'style-src 'self''"))).toEqual([])
  })

test('[QU-05] two tabs without Web Locks send each event once', async ({ context, demo, small, visitorId }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  const sent: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(`${demo.service}/events/raw/`)) return
    for (const { meta } of JSON.parse(request.postData() ?? '[]') as { meta: { id: string } }[]) sent.push(meta.id)
  })
  await demo.stopService()
  const address = `${small}?qb_opts=-compression`
  const waiting = (tab: Page) =>
    tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_queue:')).length)
  const early = await context.newPage()
  await early.goto(address)
  await begun(early)
  await emit(early, 3)
  await expect.poll(() => waiting(early)).toBeGreaterThan(4)
  await early.close()
  await demo.startService()
  sent.length = 0
  // While one tab waits for its response, the other finds the same events.
  await context.route(`${demo.service}/events/raw/**`, async (route) => {
    await new Promise((go) => setTimeout(go, 1500))
    await route.continue()
  })
  const tabs = [await context.newPage(), await context.newPage()] as const
  const request = context.waitForEvent('request', (each) => each.url().includes('/events/raw/'))
  await tabs[0].goto(address)
  await request
  await tabs[1].goto(address)
  await expect.poll(() => waiting(tabs[0]), { timeout: 15_000 }).toBe(0)
  expect((await demo.events(visitorId)).length).toBeGreaterThan(4)
  expect(sent.length).toBe(new Set(sent).size)
})
