import type { EngineTab } from '../../tools/engines/engine.ts'
import { startEngine } from '../../tools/engines/start-engine.ts'
import { buildQuickSite, type QuickSite } from '../built/quick-site.ts'
import { type Demo, expect } from '../demo.ts'
import { boots } from '../journey/predicted-events.ts'
import type { ShopWindow, Visitor } from '../script/cross-domain-site.ts'
import { bootsInstance } from '../segments/boots-instance.ts'
import { countedNotes } from '../segments/counted-notes.ts'
import { segmentsOn, test } from './engine-test.ts'
import { hosts, type Sites, serveSites } from './serve-sites.ts'

const [one, two, other] = hosts
let script: QuickSite | undefined
let sites: Sites
let served: Demo | undefined

test.beforeAll(async () => {
  sites = await serveSites(() => ({ demo: served, folder: script?.folder ?? '' }))
  script = await buildQuickSite({
    domains: [...hosts],
    experiences: [bootsInstance],
    endpoints: { base: sites.service },
    crossDomainIframes: hosts.map((domain) => ({ domain, url: `${sites.addressOf(domain)}/instep/frame.html` })),
  })
})

test.beforeEach(({ demo }) => {
  served = demo
})

test.afterAll(async () => {
  await sites.close()
  script?.remove()
})

/** Opens a page, and returns its visitor once the view is counted. */
async function visitOn(tab: EngineTab, url: string): Promise<Visitor> {
  await tab.open(url)
  const isCounted = () =>
    tab.evaluate(() => {
      const { __qubit: script } = window as ShopWindow
      return (
        Boolean(script?.version) && Number(script?.getVisitorState().lastViewTs) >= Math.floor(performance.timeOrigin)
      )
    })
  await expect.poll(isCounted).toBe(true)
  return tab.evaluate(() => {
    const { visitorId = '', viewNumber = 0 } = (window as ShopWindow).__qubit?.getVisitorState() ?? {}
    return { visitorId, viewNumber }
  })
}

test('[XD-03, XD-04] a visitor of one domain of a site is the same on another one, by frames', async ({ tab }) => {
  const first = await visitOn(tab, `${sites.addressOf(one)}/uk/en/`)
  expect(await visitOn(tab, `${sites.addressOf(two)}/uk/en/shop/men`)).toEqual({ ...first, viewNumber: 2 })
  expect(await visitOn(tab, `${sites.addressOf(two)}/uk/en/cart`)).toEqual({ ...first, viewNumber: 3 })
})

test('[XD-03] on another site, whose frames the browser keeps apart as Safari and Firefox do, the page is counted for a visitor of its own, and a decorated link makes it one', async ({
  engine,
}) => {
  const browser = await startEngine[engine]({ keepsSitesApart: true })
  try {
    const tab = await (await browser.openProfile()).openTab()
    const first = await visitOn(tab, `${sites.addressOf(one)}/uk/en/`)
    const there = await visitOn(tab, `${sites.addressOf(other)}/uk/en/`)
    expect(there.viewNumber).toBe(1)
    expect(there.visitorId).not.toBe(first.visitorId)

    await visitOn(tab, `${sites.addressOf(one)}/uk/en/help`)
    const target = `${sites.addressOf(other)}/uk/en/cart`
    const link = await tab.evaluate((to) => (window as ShopWindow).__qubit?.decorateLink(to) ?? '', target)
    expect((await visitOn(tab, link)).visitorId).toBe(first.visitorId)
  } finally {
    await browser.close()
  }
})

test('an experience for a segment appears as soon as the visitor joins it, and not before, and is counted with the view of its page', async ({
  tab,
  demo,
}) => {
  const noted = () => tab.evaluate(() => document.querySelector('[data-boots-note]')?.textContent ?? '')
  const view = (product: string) => visitOn(tab, `${sites.addressOf(one)}/uk/en/product/${product}?try=boots`)
  const [first = '', second = '', third = ''] = boots
  const { visitorId } = await view(first)
  await expect.poll(() => segmentsOn(tab)).toContain('new-visitor')
  await view(second)
  await expect.poll(() => segmentsOn(tab)).toContain('new-visitor')
  expect(await noted()).toBe('')
  await view(third)
  await expect.poll(noted).toBe('For people of boots')
  await expect.poll(() => countedNotes(demo, visitorId)).toEqual([[3, 'boots-note', false, 1]])
})
