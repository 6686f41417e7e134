import type { Browser, Page } from '@playwright/test'
import { smallShop } from '../delivery/small-shop.ts'
import { openStage, type Stage } from '../delivery/stage.ts'
import { type Demo, expect, fileOfExperience, fileWith, newStampedId, test as ofDemo, troubles } from '../demo.ts'
import { type Paused, pauseRequests } from '../pause-requests.ts'
import { waitInPage } from '../wait-in-page.ts'

/**
 * Services in addition to those of `endpoints.e2e.ts`, with how the path of their requests begins: requested by every page, or
 * by a call.
 */
const askedByPage = { stash: '/stash/', cb: '/cb', graphql: '/graphql', qfn: '/qfn/' }
const askedByCall = { counters: '/counters/', queries: '/queries/', weather: '/weather', ip: '/ip' }
/** Two at a time: what the trouble of one breaks, that of another does not mend. Impressions need `graphql`. */
const pairs = [
  ['stash', 'cb'],
  ['graphql', 'qfn'],
] as const

const type = 'application/json'
type Trouble = (request: Paused) => Promise<unknown> | undefined
const ways: Record<string, Trouble> = {
  'refuses the connection': (request) => request.refuse(),
  'answers 500': (request) => request.answer({ status: 500, type, body: '{"status":{"code":500}}' }),
  'answers what is not JSON': (request) => request.answer({ type, body: '<html>{"status":' }),
  // Until the page is left.
  'never answers': () => undefined,
}

/**
 * The browser's messages about failed requests, and the script's about failed actions. There may be no uncaught errors.
 */
const told = /^console: (?:Failed to load resource|Access to fetch at|\[smartserve\])/

/** The demo has no table of weathers, and the service says so. */
const usual = ['weather']

type Options = {
  counters: { ecount(name: string): { get(id: string): Promise<number> } }
  ip(): Promise<string | undefined>
  datasets: { get(dataset: string, keys: string[]): Promise<unknown> }
  request: { json(url: string, options?: { body?: unknown }): Promise<unknown> }
}
type ShopWindow = {
  options?: Options
  uv: { emit(type: string, data: object): void }
  __qubit?: { experiences?: { list(): { experienceId: string; progress: string }[] } }
}

/** Small pages of the shop, which make the same requests as the whole ones. */
const test = ofDemo.extend<{ stage: Stage }>({
  stage: async ({ demo, oncePerWorker }, use) => {
    const open = async () => {
      const value = await openStage(demo.shop, { endpoints: { base: demo.service }, pages: smallShop })
      return { value, end: () => value.close() }
    }
    await use(await oncePerWorker('small shop', open))
  },
})

/**
 * Opens a shopper's page with the service in this trouble. Its offers are an experience that lends its options to the
 * test.
 */
async function aShopper(browser: Browser, demo: Demo, { origin }: Stage) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { contentType, body } = fileWith('offers', '(options) => { window.options = options }')
  await pauseRequests(page, await fileOfExperience(demo, 'offers'), (file) => file.answer({ type: contentType, body }))
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === demo.service) asked.push(url.pathname)
  })
  const session = await context.newCDPSession(page)
  /** Forgets the visitor and what was asked, and returns the id of the next one. */
  const becomeNew = async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    asked.length = 0
    const visitorId = newStampedId()
    await context.addCookies([{ name: '_qubitTracker', value: visitorId, url: origin }])
    return visitorId
  }
  return { context, page, asked, becomeNew }
}

/** Makes every request that an experience can make, and returns those that failed. */
function failing(page: Page, service: string): Promise<string[]> {
  return page.evaluate(async (origin) => {
    const { options } = window as unknown as ShopWindow
    if (!options) throw new Error('the experience did not run')
    const { counters, ip, request } = options
    const calls: Record<string, Promise<unknown>> = {
      counters: counters.ecount('views').get('p'),
      ip: ip().then((address) => address ?? Promise.reject()),
      graphql: request.json(`${origin}/graphql`, { body: { query: '{ __typename }' } }),
      weather: request.json(`${origin}/weather?cid=1&siteId=norrow`),
      queries: request.json(`${origin}/queries/norrow/raw`, { body: [] }),
      stash: request.json(`${origin}/stash/v1.1/kv/get/norrow/public/none`),
    }
    const outcomes = await Promise.allSettled(Object.values(calls))
    return Object.keys(calls)
      .filter((_, at) => outcomes[at]?.status === 'rejected')
      .sort()
  }, service)
}

/** The requests that the collection service and the functions receive. */
function buy(page: Page, id: string): Promise<void> {
  return page.evaluate((order) => {
    const { uv } = window as unknown as ShopWindow
    uv.emit('ecBasketTransactionSummary', { transaction: { id: order }, basket: {} })
  }, id)
}

const typesOf = async (demo: Demo, visitorId: string) => (await demo.events(visitorId)).map(({ meta }) => meta.type)
const purchase = expect.arrayContaining(['ecView', 'ecBasketTransactionSummary', 'qubit.experience'])

/** Opens the home page, scrolls the placement into view, and waits for what runs on the page. */
async function openHome(page: Page, { origin }: Stage): Promise<void> {
  await page.goto(`${origin}/uk/en/`)
  await waitInPage(page, () => (window as unknown as ShopWindow).options)
  await expect(page.locator('[data-anchor="footer"]')).toBeVisible()
  await page.locator('[data-slot="home-middle"]').scrollIntoViewIfNeeded()
}

for (const pair of pairs)
  test(`[SV-58] with each trouble of ${pair.join(' and ')}, another of each at a time, the shop and the rest of the script work, and what waits arrives when they are back`, async ({
    browser,
    demo,
    stage,
  }) => {
    const { context, page, asked, becomeNew } = await aShopper(browser, demo, stage)
    const found = troubles(page)
    const names = Object.keys(ways)
    for (const [at, first] of names.entries()) {
      const second = names[(at + 1) % names.length] ?? first
      await test.step(`${first}, ${second}`, async () => {
        const visitorId = await becomeNew()
        const ends: (() => Promise<void>)[] = []
        for (const [name, way] of [
          [pair[0], first],
          [pair[1], second],
        ] as const)
          ends.push(await pauseRequests(page, `${demo.service}${askedByPage[name]}*`, ways[way] as Trouble))
        await openHome(page, stage)
        // On a busy machine a response may be too late, once.
        await expect
          .poll(async () => (await failing(page, demo.service)).filter((each) => !pair.some((name) => name === each)))
          .toEqual(usual)
        await buy(page, `order-${visitorId}`)
        await expect.poll(() => typesOf(demo, visitorId)).toEqual(purchase)
        for (const name of pair)
          await expect.poll(() => asked.some((each) => each.startsWith(askedByPage[name]))).toBe(true)
        const hasCallbacks = pair.some((name) => name === 'cb')
        if (hasCallbacks) expect(await impressionsOf(demo, visitorId)).toBe(0)
        for (const end of ends) await end()
        // The next page sends what waits. A response of 200 counts as a response, whatever its body.
        if (hasCallbacks && !second.includes('JSON')) {
          await page.goto(`${stage.origin}/uk/en/shop/women`)
          await expect.poll(() => impressionsOf(demo, visitorId)).toBe(1)
        }
        expect(found.filter((line) => !told.test(line))).toEqual([])
      })
    }
    await context.close()
  })

test('[SV-58] with any trouble of counters, queries, weather or the service of addresses the shop and the rest of the script work', async ({
  browser,
  demo,
  stage,
}) => {
  const { context, page, becomeNew } = await aShopper(browser, demo, stage)
  const visitorId = await becomeNew()
  const found = troubles(page)
  await openHome(page, stage)
  for (const [name, path] of Object.entries(askedByCall))
    await test.step(name, async () => {
      let trouble = ways['refuses the connection']
      const endTrouble = await pauseRequests(page, `${demo.service}${path}*`, (request) => trouble?.(request))
      for (const [way, next] of Object.entries(ways)) {
        trouble = next
        const failed = [...new Set([name, ...usual])].sort()
        await expect.poll(async () => ({ way, failed: await failing(page, demo.service) })).toEqual({ way, failed })
      }
      await endTrouble()
      await expect.poll(() => failing(page, demo.service)).toEqual(usual)
    })
  await buy(page, `order-${visitorId}`)
  await expect.poll(() => typesOf(demo, visitorId)).toEqual(purchase)
  expect(found.filter((line) => !told.test(line))).toEqual([])
  await context.close()
})

/** Returns how many impressions of placements the service has accepted from a visitor; their data name the visitor. */
async function impressionsOf({ service }: Demo, visitorId: string): Promise<number> {
  const reply = await fetch(`${service}/_inspect/callbacks`)
  const { callbacks } = (await reply.json()) as { callbacks: { d: string; kind: string }[] }
  const ofVisitor = callbacks.filter(
    ({ d }) => JSON.parse(Buffer.from(d, 'base64url').toString()).visitorId === visitorId,
  )
  return ofVisitor.filter(({ kind }) => kind === 'impression').length
}
