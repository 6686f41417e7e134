import type { BrowserContext, Page } from '@playwright/test'
import { limits } from '../../script/limits.ts'
import { begun, emit, hasJoinedPart, openStage, plainPage, type Stage, storedFor } from '../delivery/stage.ts'
import { expect, test } from '../demo.ts'
import { startCachingBrowser } from '../once-per-worker.ts'

type ShopWindow = { instep: { consent(state: string): void } }

let stage: Stage
const trackingId = `consent-${Date.now()}`

/** Has nobody's answer yet. */
const askingPage = plainPage.replace('<script>uv', "<script>instep.consent('pending'); uv")

test.beforeAll(async ({ demo }) => {
  stage = await openStage(demo.shop, {
    endpoints: { base: demo.service },
    trackingId,
    pages: { '/asking': (_, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end(askingPage) },
  })
})
test.afterAll(() => stage.close())

async function openTab(context: BrowserContext, path = '/plain'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(stage.origin + path)
  await begun(page)
  return page
}

/** Passes the time after which pages write their cookies. */
const passWriteDelay = (context: BrowserContext) => context.clock.runFor(limits.stateWriteDelayMs + 1000)

const say = (page: Page, state: string) =>
  page.evaluate((state) => (window as unknown as ShopWindow).instep.consent(state), state)

/** Returns everything in the browser except what existed before the script. */
async function leftIn(context: BrowserContext, page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...(await context.cookies(stage.origin)).map(({ name }) => name), ...keys]
}

test('[BC-02] a visitor who denies in one tab has denied in the other: it writes and sends nothing more, not even when it is closed', async ({
  context,
  demo,
}) => {
  await context.clock.install()
  const [first, second] = [await openTab(context), await openTab(context)]
  const ids = (await emit(second, 2)).map(({ id }) => id)
  const stored = async () => (await storedFor(demo.service, trackingId)).map(({ meta }) => meta.id)
  await expect.poll(stored).toEqual(expect.arrayContaining(ids))
  await passWriteDelay(context)
  await expect.poll(() => leftIn(context, first)).toContain('qb_permanent')

  await say(first, 'denied')
  await expect.poll(() => leftIn(context, second)).toEqual([])
  const before = await stored()
  // The other tab goes on: its events are neither sent nor stored.
  await emit(second, 3)
  await passWriteDelay(context)
  await second.waitForTimeout(500)
  expect(await leftIn(context, first)).toEqual([])
  await second.close({ runBeforeUnload: true })
  await first.waitForTimeout(500)
  expect(await leftIn(context, first)).toEqual([])
  expect(await stored()).toEqual(before)

  // A renewed consent, given in either tab, applies to both.
  const third = await openTab(context)
  await say(third, 'granted')
  // On a busy machine a tab learns of it late; events that it emits before are not stored.
  const again: string[] = []
  const arrived = async () => {
    again.push(...(await emit(first, 1)).map(({ id }) => id))
    return (await stored()).some((id) => again.includes(id))
  }
  await expect.poll(arrived, { timeout: 20_000 }).toBe(true)
})

test('[BC-02] a page restored from the back-forward cache writes nothing back for a visitor who has denied since', async ({
  oncePerWorker,
}) => {
  const context = await (await oncePerWorker('caching browser', startCachingBrowser)).newContext()
  try {
    await context.clock.install()
    const page = await openTab(context)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    const go = (to: string) =>
      page.evaluate((to) => void setTimeout(() => (to ? location.assign(to) : history.back())), to)
    await go(`${stage.origin}/plain?next`)
    await page.waitForURL('**/plain?next')
    await begun(page)
    await say(page, 'denied')
    await expect.poll(() => leftIn(context, page)).toEqual([])
    await go('')
    // During the navigation there is no page to evaluate in.
    const isBack = () => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => undefined)
    await expect.poll(isBack).toBe(true)
    await emit(page, 2)
    await passWriteDelay(context)
    await page.waitForTimeout(500)
    expect(await leftIn(context, page)).toEqual([])
    await page.goto('about:blank')
    expect(await context.cookies(stage.origin)).toEqual([])
  } finally {
    await context.close()
  }
})

/** Returns the views of a visitor, in order, and how often each of their beginnings was told. */
async function visitOf(service: string, id: string) {
  const events = (await storedFor(service, trackingId)).filter(({ context }) => context.id === id)
  const numbers = events.flatMap(({ meta, context }) =>
    meta.type === 'ecView' ? [[context.viewNumber, context.sessionNumber, context.sessionViewNumber]] : [],
  )
  const count = (type: string) => events.filter(({ meta }) => meta.type === type).length
  return {
    views: numbers.toSorted(([a = 0], [b = 0]) => a - b),
    begun: [count('qubit.session'), count('qubit.entrance')],
    isInOrder: new Set(events.map(({ meta }) => meta.seq)).size === events.length,
  }
}

/** What `visitOf` returns of a visitor with one session of so many views. */
const oneSession = (views: number) => ({
  views: Array.from({ length: views }, (_, at) => [at + 1, 1, at + 1]),
  begun: [1, 1],
  isInOrder: true,
})

const idOn = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { __qubit: { getVisitorState(): { visitorId: string } } }).__qubit.getVisitorState()
        .visitorId,
  )

/** Waits until what a page loads in order to be ready for an answer given elsewhere has begun. */
const untilReady = (page: Page) => page.waitForFunction(hasJoinedPart, undefined, { polling: 50 })

test('[VI-01] [VI-04] [VI-06] [EV-07] a visitor who agrees while two tabs are open is one visitor with one session', async ({
  context,
  demo,
}) => {
  const tabs = [await openTab(context, '/asking'), await openTab(context, '/asking')] as const
  for (const tab of tabs) await untilReady(tab)
  const idsOfTabs = async () => new Set(await Promise.all(tabs.map(idOn)))
  expect((await idsOfTabs()).size).toBe(2)
  const id = await idOn(tabs[1])
  await say(tabs[1], 'granted')
  await expect.poll(() => visitOf(demo.service, id)).toEqual(oneSession(2))
  expect(await idsOfTabs()).toEqual(new Set([id]))
})

test('[VI-01] [BY-03] a visitor who agrees on the next page, comes back and agrees there too is one visitor', async ({
  demo,
  oncePerWorker,
}) => {
  const context = await (await oncePerWorker('caching browser', startCachingBrowser)).newContext()
  try {
    const page = await openTab(context, '/asking?first')
    await untilReady(page)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await page.evaluate(() => void setTimeout(() => location.assign('/asking?second')))
    await page.waitForURL('**/asking?second')
    await begun(page)
    await say(page, 'granted')
    const id = await idOn(page)
    await expect.poll(async () => (await visitOf(demo.service, id)).views).toEqual([[1, 1, 1]])
    await page.evaluate(() => void setTimeout(() => history.back()))
    const isBack = () => page.evaluate(() => 'persisted' in window && window.persisted).catch(() => undefined)
    await expect.poll(isBack).toBe(true)
    // It counts once more when it is shown again.
    await expect.poll(() => idOn(page)).toBe(id)
    await say(page, 'granted')
    await expect.poll(() => visitOf(demo.service, id)).toEqual(oneSession(3))
  } finally {
    await context.close()
  }
})
