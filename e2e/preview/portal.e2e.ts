import type { Page } from '@playwright/test'
import { waitInPage } from '../wait-in-page.ts'
import { frameOwner, type OtherOrigins, openOtherOrigins } from './other-origins.ts'
import { expect, type OpenShop, shownBy, test } from './preview-stage.ts'

let others: OtherOrigins
test.beforeEach(async () => {
  others = await openOtherOrigins()
})
test.afterEach(() => others.close())

type Heard = { origin: string; data: { source?: string; method?: string; id?: string; experiences?: unknown[] } }
type Owner = Window & { heard: Heard[] }

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as Owner).heard)

/** Shows an address in a frame of a page. */
async function frameIn(page: Page, owner: string, address: string) {
  await page.goto(owner)
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    frame.width = '800'
    document.body.append(frame)
  }, address)
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The page has no frame')
  await frame.waitForSelector('header')
  await waitInPage(frame, () => 'smartserve' in ((window as { __qubit?: object }).__qubit ?? {}))
  return frame
}

const post = (page: Page, message: object) =>
  page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message)

const question = { source: 'smartserve-portal', method: 'listExperiences', id: 'first' }
const modules = () => others.asked.filter((path) => /\/(?:portal|base|index)\.js$/.test(path))

/** Opens the shop below the domain that its tool has too. Returns its origin. */
async function openShopOf(shop: OpenShop, service: string): Promise<string> {
  const origin = await shop(undefined, { endpoints: { base: service, app: others.tool, cdn: others.cdn } })
  return origin.replace('localhost', 'www.shop.test')
}

test('[PV-06] a page that is not framed loads no portal', async ({ page, shop, previews }) => {
  const origin = await openShopOf(shop, previews.service)
  await page.goto(`${origin}/?smartserve_load_portal`)
  expect(await shownBy(page)).toBe('live')
  expect(modules()).toEqual([])
})

test('[PV-06] a framed page without the flag loads no portal', async ({ page, shop, previews }) => {
  const origin = await openShopOf(shop, previews.service)
  await frameIn(page, others.tool, `${origin}/`)
  expect(modules()).toEqual([])
})

test('[PV-06] [PV-13] a framed page with the flag loads the portal once, which answers the site’s tool; index and base load once, when they are needed', async ({
  page,
  shop,
  previews,
}) => {
  const origin = await openShopOf(shop, previews.service)
  const frame = await frameIn(page, others.tool, `${origin}/?smartserve_load_portal`)
  await expect.poll(async () => (await heardBy(page)).map(({ data }) => data.method)).toEqual(['ready'])
  expect(modules()).toEqual(['/cdn/portal.js'])
  await post(page, question)
  await post(page, { ...question, id: 'second' })
  await expect.poll(async () => (await heardBy(page)).length).toBe(3)
  const [, first, second] = await heardBy(page)
  expect([first?.origin, first?.data.id, second?.data.id]).toEqual([origin, 'first', 'second'])
  expect(first?.data.experiences?.length).toBeGreaterThan(10)
  expect(modules()).toEqual(['/cdn/portal.js', '/cdn/index.js'])
  await post(page, { source: 'smartserve-portal', method: 'showPreview', id: 'third', preview: { country: 'DE' } })
  await frame.waitForURL('**qb_explorer=1**')
  expect(await frame.evaluate(() => sessionStorage.getItem('qb_preview'))).toBe('{"country":"DE"}')
  expect(modules().filter((path) => path === '/cdn/base.js')).toHaveLength(1)
})

test('[PV-06] a foreign page that frames the shop hears nothing, and its messages change nothing', async ({
  page,
  shop,
  previews,
}) => {
  const origin = await openShopOf(shop, previews.service)
  const frame = await frameIn(page, others.foreign, `${origin}/?smartserve_load_portal`)
  await expect.poll(modules).toEqual(['/cdn/portal.js'])
  await post(page, question)
  await post(page, { source: 'smartserve-portal', method: 'showPreview', id: 'x', preview: { country: 'DE' } })
  await post(page, { source: 'smartserve', method: 'getPreview', id: 'x', preview: { country: 'DE' } })
  await page.waitForTimeout(1500)
  expect(await heardBy(page)).toEqual([])
  expect(modules()).toEqual(['/cdn/portal.js'])
  expect(frame.url()).toBe(`${origin}/?smartserve_load_portal`)
  expect(await frame.evaluate(() => window.name)).toBe('')
})

test('[PV-06] a window that is not the parent is not answered, whatever its origin', async ({
  page,
  shop,
  previews,
}) => {
  const origin = await openShopOf(shop, previews.service)
  const frame = await frameIn(page, others.tool, `${origin}/?smartserve_load_portal`)
  await expect.poll(async () => (await heardBy(page)).length).toBe(1)
  // A second frame of the tool's own origin, which is allowed, but does not frame the shop.
  await page.evaluate(() => {
    const second = document.createElement('iframe')
    second.srcdoc = `<script>
      addEventListener('message', () => { parent.answered = true })
      parent.frames[0].postMessage({ source: 'smartserve-portal', method: 'listExperiences', id: 'x' }, '*')
    </script>`
    document.body.append(second)
  })
  await page.waitForTimeout(1500)
  expect(await page.evaluate(() => 'answered' in window)).toBe(false)
  expect(modules()).toEqual(['/cdn/portal.js'])
  expect(frame.isDetached()).toBe(false)
})

test('[PV-01] [PV-06] in a framed page that is previewed, the preview shows, and the portal answers about it, before and after another preview', async ({
  page,
  shop,
  previews,
}) => {
  await page.route(`${previews.service}/cdn/*.js`, async (route) => {
    const reply = await fetch(`${others.cdn}/${new URL(route.request().url()).pathname.split('/').at(-1)}`)
    await route.fulfill({ contentType: 'text/javascript', body: await reply.text() })
  })
  const origin = await shop(undefined, {
    pages: { '/tool': (_, answer) => void answer.writeHead(200, { 'Content-Type': 'text/html' }).end(frameOwner) },
  })
  const frame = await frameIn(page, `${origin}/tool`, `${origin}/?smartserve_load_portal&smartserve_preview`)
  const banner = frame.locator('.global-offer-banner')
  await expect(banner).toHaveText('Preview of production')
  const listed = async (id: string) => {
    await post(page, { ...question, id })
    await expect.poll(async () => (await heardBy(page)).some(({ data }) => data.id === id)).toBe(true)
    return (await heardBy(page)).filter(({ data }) => data.id === id).map(({ data }) => data.experiences)
  }
  const states = { id: 'hello', explanation: { progress: 'executed' } }
  // One answer, by the preview: the live site has other experiences.
  expect(await listed('first')).toMatchObject([[states]])
  await post(page, { source: 'smartserve-portal', method: 'showPreview', id: 'next', preview: { country: 'DE' } })
  await frame.waitForURL('**qb_explorer=1**')
  await expect(banner).toHaveText('Preview of production')
  expect(new URL(frame.url()).searchParams.has('smartserve_load_portal')).toBe(true)
  const country = () =>
    frame.evaluate(async () => {
      const { __qubit } = window as { __qubit?: { getVisitorState?(): Promise<{ countryCode: string }> } }
      return (await __qubit?.getVisitorState?.())?.countryCode
    })
  expect(await country()).toBe('DE')
  expect(await listed('second')).toMatchObject([[states]])
})

for (const [name, ask] of [
  ['portal', undefined],
  ['index', question],
] as const)
  test(`[PV-13] ${name}.js that cannot be loaded is an error naming its address, and the run continues`, async ({
    page,
    shop,
    previews,
  }) => {
    const origin = await openShopOf(shop, previews.service)
    await page.route(`**/cdn/${name}.js`, (route) => route.fulfill({ status: 404 }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('Portal: '))
    await frameIn(page, others.tool, `${origin}/?smartserve_load_portal`)
    if (ask) {
      await expect.poll(async () => (await heardBy(page)).length).toBe(1)
      await post(page, ask)
    }
    expect((await logged).text()).toContain(`${others.cdn}/${name}.js could not be loaded`)
  })
