import type { Page } from '@playwright/test'
import { type Demo, expect, test, troubles } from './demo.ts'
import { visitorIn } from './placements/visitor-in.ts'

type Callback = { d: string; kind: 'impression' | 'clickthrough' }
type Told = { visitorId: string; group: string; campaignId: string }
type Question = {
  operationName: string
  variables: { mode: string; placementId: string; implementationId: string; attributes: { visitor: { id: string } } }
}
type Emitting = { uv: { emit(type: string, data: object): void } }

const campaign = { id: '1001', share: 0.8 }

/** Returns a visitor to whom the service assigns this half of the demo's campaign. */
const visitorOf = (group: 'CONTENT' | 'CONTROL') => visitorIn(campaign, group)

/** Returns what the service has recorded of a visitor, in order. */
async function callbacksOf(demo: Demo, visitorId: string): Promise<string[]> {
  const reply = await fetch(`${demo.service}/_inspect/callbacks`)
  const { callbacks } = (await reply.json()) as { callbacks: Callback[] }
  return callbacks
    .map(({ d, kind }) => ({ kind, ...(JSON.parse(String(Buffer.from(d, 'base64url'))) as Told) }))
    .filter((told) => told.visitorId === visitorId)
    .map(({ kind, group, campaignId }) => `${group} ${campaignId} ${kind}`)
}

async function open(page: Page, demo: Demo, visitorId: string): Promise<void> {
  await page.context().addCookies([{ name: '_qubitTracker', value: visitorId, url: demo.shop }])
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/graphql'))
  await page.goto(`${demo.shop}/uk/en/`)
  await answered
}

const block = (page: Page) => page.locator('.for-you')
const slot = (page: Page) => page.locator('[data-slot="home-middle"]')

/** The placement's style sheets on the page. */
const sheets = (page: Page) =>
  page.evaluate(
    () =>
      document.adoptedStyleSheets.filter((sheet) =>
        [...sheet.cssRules].some(({ cssText }) => cssText.includes('.for-you')),
      ).length,
  )

test('[PL-09] [PL-10] [PL-11] content is requested with the operation PlacementContent and shown in the space of what it replaces; each impression and click is sent once, the impression first; a new view removes it, and draws it again where it belongs', async ({
  page,
  demo,
}) => {
  const id = visitorOf('CONTENT')
  const troubled = troubles(page)
  const urls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/cb') urls.push(url)
  })
  await page.context().addCookies([
    { name: '_ga', value: 'GA1.2.123.456', url: demo.shop },
    { name: '_ga_AB12', value: 'GS1.1.1700000000.3.1', url: demo.shop },
  ])
  const asked = page.waitForRequest((request) => request.url().endsWith('/graphql'))
  await open(page, demo, id)
  const { operationName, variables } = (await asked).postDataJSON() as Question
  expect(operationName).toBe('PlacementContent')
  expect(variables).toMatchObject({ mode: 'LIVE', placementId: 'for-you', implementationId: 'for-you-1' })
  expect(variables.attributes.visitor.id).toBe(id)
  await expect(block(page)).toContainText('Wet streets ahead?')
  await expect(block(page).getByRole('link', { name: 'See the boots' })).toHaveAttribute('href', '/uk/en/shop/boots')

  await test.step('each impression and click is sent once', async () => {
    // The page stays, because requests of a page that is being left cannot be observed here.
    await block(page)
      .getByRole('link')
      .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    for (let clicks = 0; clicks < 2; clicks++) await block(page).getByRole('link').click()
    await expect.poll(() => callbacksOf(demo, id)).toEqual(['CONTENT 1001 impression', 'CONTENT 1001 clickthrough'])
    const options = urls.map(({ searchParams }) => Object.fromEntries(searchParams))
    const first = { d: expect.any(String), ts: expect.stringMatching(/^\d{13}$/), gcid: '123.456', gsid: '1700000000' }
    expect(options).toEqual([
      { ...first, imp: '1' },
      { ...first, t: '1' },
    ])
  })

  await test.step('a new view removes what the placement drew, and draws it again', async () => {
    await expect(block(page)).toHaveCount(1)
    expect(await sheets(page)).toBe(1)
    const view = (type: string) =>
      page.evaluate((type) => (window as unknown as Emitting).uv.emit('ecView', { type, subtypes: [] }), type)
    await view('category')
    await expect(block(page)).toHaveCount(0)
    expect(await sheets(page)).toBe(0)
    await view('home')
    await expect(block(page)).toHaveCount(1)
    expect(await sheets(page)).toBe(1)
  })

  await test.step('it takes the space of what it replaces', async () => {
    const heights = async () => {
      const found: (number | undefined)[] = []
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push((await slot(page).boundingBox())?.height)
      }
      return found
    }
    const shown = await heights()
    await page.evaluate(() => document.querySelector('.for-you')?.remove())
    expect(await heights()).toEqual(shown)
  })
  expect(troubled).toEqual([])
})

test('[PL-09] the control group gets null: its page is the shop’s own, and it is measured too', async ({
  page,
  demo,
}) => {
  const id = visitorOf('CONTROL')
  await open(page, demo, id)
  await slot(page).scrollIntoViewIfNeeded()
  await expect.poll(() => callbacksOf(demo, id)).toEqual(['CONTROL 1001 impression'])
  await expect(block(page)).toHaveCount(0)
  expect(await sheets(page)).toBe(0)
  await expect(slot(page).getByRole('heading', { name: 'What comes with every pair' })).toBeVisible()
})

test('an outage of the service loses no callback, also across a page change, and none is recorded twice', async ({
  page,
  demo,
}) => {
  const id = visitorOf('CONTENT')
  await open(page, demo, id)
  await expect(block(page)).toBeVisible()
  await demo.stopService()
  await block(page).getByRole('link').click()
  await page.waitForURL('**/uk/en/shop/boots')
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('qb_callbacks:')).length)
  await expect.poll(stored).toBeGreaterThan(0)
  await demo.startService()
  await expect.poll(stored, { timeout: 30_000 }).toBe(0)
  expect((await callbacksOf(demo, id)).toSorted()).toEqual(['CONTENT 1001 clickthrough', 'CONTENT 1001 impression'])
})
