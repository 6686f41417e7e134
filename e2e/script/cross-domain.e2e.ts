import type { Page } from '@playwright/test'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { buildQuickSite, fromBuild, type QuickSite } from '../built/quick-site.ts'
import { openStage } from '../delivery/stage.ts'
import { expect, test } from '../demo.ts'
import { type ShopWindow, type Visitor, visit } from './cross-domain-site.ts'
import { type KeptBrowser, one, serveOverHttps, two, withCookiesOfOtherSites } from './two-sites.ts'

test.describe('two sites with frames', () => {
  let script: QuickSite
  let browser: KeptBrowser

  // All use one build and one browser, which forgets what it has stored.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ demo }) => {
    script = await buildQuickSite({
      domains: ['one.test', 'two.test'],
      endpoints: { base: 'https://collect.test' },
      crossDomainIframes: [
        { domain: 'one.test', url: `${one}/instep/frame.html` },
        { domain: 'two.test', url: `${two}/instep/frame.html` },
      ],
    })
    browser = await withCookiesOfOtherSites()
    await serveOverHttps(browser.context, demo, script.folder)
  })
  test.afterEach(() => browser.forget())
  test.afterAll(async () => {
    await browser.close()
    script.remove()
  })

  test('[XD-03, XD-04, XD-07] a visitor known on one site is recognised on the other, in both directions', async () => {
    const { context } = browser
    const page = await context.newPage()
    const first = await visit(page, `${one}/uk/en/`)
    expect(await visit(page, `${one}/plain`)).toEqual({ ...first, viewNumber: 2 })
    // Set by setState before the visitor's first visit there.
    await expect
      .poll(async () => (await context.cookies(two)).find(({ name }) => name === 'qb_permanent')?.value)
      .toMatch(new RegExp(`^${first.visitorId}:`))

    expect(await visit(page, `${two}/uk/en/`)).toEqual({ ...first, viewNumber: 3 })
    expect(await visit(page, `${two}/plain`)).toEqual({ ...first, viewNumber: 4 })
    await expect(page.locator('iframe[title="Visitor exchange"]')).toHaveCount(0)

    // In a new session the first site learns what happened on the second.
    await page.goto('about:blank')
    await context.clearCookies({ name: 'qb_session' })
    expect(await visit(page, `${one}/plain`)).toEqual({ ...first, viewNumber: 5 })
  })

  for (const [action, forget] of Object.entries({
    'denies consent': (page: Page) => page.evaluate(() => (window as ShopWindow).instep?.consent('denied')),
    async 'is forgotten by the inspector'(page: Page) {
      await page.goto(`${one}/plain?qb_explorer=1`)
      await page.getByRole('tab', { name: 'Visitor' }).click()
      await page.getByRole('button', { name: 'Become a new visitor' }).click()
      // The inspector loads the page again when the other domains have answered.
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Forget this visitor' }).click()
      await reloaded
    },
  }))
    test(`[BC-02] a visitor who ${action} on one site is forgotten on the other`, async () => {
      const { context } = browser
      const page = await context.newPage()
      const first = await visit(page, `${two}/plain`)
      expect(await visit(page, `${one}/plain`)).toMatchObject({ visitorId: first.visitorId })
      const places = ['qb_session', 'qb_sync_status']
      const theirs = async () =>
        (await context.cookies(two))
          .filter(({ name, value }) => places.includes(name) || value.includes(first.visitorId))
          .map(({ name }) => name)
      const known = ['_qubitTracker', 'qb_permanent', ...places]
      expect((await theirs()).sort()).toEqual(known)

      await forget(page)
      await expect.poll(theirs).toEqual([])
      const stranger = await visit(page, `${two}/plain`)
      expect(stranger.visitorId).not.toBe(first.visitorId)
    })

  test('a page of another site can read only the permanent cookie', async () => {
    const { context } = browser
    await visit(await context.newPage(), `${one}/plain`)
    await expect
      .poll(async () =>
        (await context.cookies(one)).map(({ name, sameSite, secure }) => `${name} ${sameSite} ${secure}`),
      )
      .toEqual(expect.arrayContaining(['qb_permanent None true', 'qb_session Lax true', '_qubitTracker Lax true']))
  })

  test('[UR-04] a decorated link carries the visitor where frames are not allowed', async () => {
    const { context } = browser
    const page = await context.newPage()
    const first = await visit(page, `${one}/plain`)
    const link = await page.evaluate(
      (url) => (window as ShopWindow).__qubit?.decorateLink(url) ?? '',
      `${two}/plain?a=1#top`,
    )
    expect(link).toBe(`${two}/plain?a=1&qb_context_id=${first.visitorId}&qb_property_id=norrow#top`)
    await context.clearCookies({ domain: 'two.test' })
    await context.clearCookies({ domain: '.two.test' })
    await page.route(/frame\.html$/, (route) => route.abort())
    expect(await visit(page, link)).toMatchObject({ visitorId: first.visitorId })
  })
})

test('[VI-17] a visitor in the state-sync test is recognised on another domain by the stamp service', async ({
  browser,
  demo,
}) => {
  const stage = await openStage(demo.shop, { endpoints: { base: demo.service } })
  const { port } = new URL(stage.origin)
  const stamp = `http://stamp.shop.test:${new URL(demo.service).port}/stamp`
  const script = await buildQuickSite({
    domains: ['one.shop.test', 'two.shop.test'],
    endpoints: { base: demo.service, stamp },
    flags: { stateSync: true },
  })
  const context = await browser.newContext()
  try {
    await context.route('**/instep/*', fromBuild(script.folder))
    const page = await context.newPage()
    const isInTest = (id: string) => hashMurmur3(`${id}:state-sync`) / 2 ** 32 < 0.5
    const home = (name: string) => `http://${name}.shop.test:${port}/plain`
    const states: string[] = []
    const asked: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stamp) || request.method() !== 'GET') return
      asked.push(request.url())
      const state = request.headers()['x-qb-state']
      if (state) states.push(state)
    })

    /** Opens the page as new visitors until an id is in the test. */
    async function newVisitor(name: string, isDone: (visitor: Visitor) => boolean): Promise<Visitor> {
      for (let turn = 0; turn < 40; turn++) {
        await page.goto('about:blank')
        for (const domain of [`${name}.shop.test`, `.${name}.shop.test`]) await context.clearCookies({ domain })
        asked.length = 0
        const visitor = await visit(page, home(name))
        if (isDone(visitor)) return visitor
        expect(asked).toEqual([])
      }
      throw new Error('of 40 new visitors none was in the test')
    }

    const first = await newVisitor('one', ({ visitorId }) => isInTest(visitorId))
    await expect.poll(() => states.length).toBe(1)
    expect(asked).toEqual([`${stamp}/t/norrow`, `${stamp}/t/norrow`])
    expect(states[0]).toMatch(new RegExp(`^${first.visitorId}:0:`))

    // On another domain, a new id that is in the test is replaced by the one from the stamp service.
    const there = await newVisitor('two', ({ visitorId }) => visitorId === first.visitorId)
    expect(there.visitorId).toBe(first.visitorId)

    // The next session on the first domain stores what has been counted since.
    await page.goto('about:blank')
    await context.clearCookies({ name: 'qb_session' })
    states.length = 0
    await visit(page, home('one'))
    await expect.poll(() => states.length).toBe(1)
    // Of the three views the stored cookie knows one. Who is known does not wait for the stamp service, so this page's own view, and that of
    // the other domain, which the visitor service tells of (VI-10), are counted before its answer, or after.
    expect(states[0]).toMatch(new RegExp(`^${first.visitorId}:[123]:`))
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${demo.service}/_inspect/stamps`)).json()) as { stamps: { state: string }[] }).stamps,
      )
      .toContainEqual(expect.objectContaining({ state: states[0] }))
  } finally {
    await context.close()
    await stage.close()
    script.remove()
  }
})
