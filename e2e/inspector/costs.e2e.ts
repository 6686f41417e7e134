import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { CostSums } from '../../contract/experience-costs.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { type Demo, decided, expect, fileOfExperience, fileWith, newVisitorId, test as ofDemo } from '../demo.ts'
import { startWholeBrowser } from '../once-per-worker.ts'
import { waitInPage } from '../wait-in-page.ts'
import { inspect, rowOf } from './inspector.ts'

const root = join(import.meta.dirname, '../..')

/**
 * A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). It is given to the whole browser,
 * because what a page sends while it is left has not the user agent of its context.
 */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const test = ofDemo.extend<{ shoppers: Browser }>({
  shoppers: async ({ oncePerWorker }, use) => {
    await use(await oncePerWorker("shoppers' browser", () => startWholeBrowser([`--user-agent=${person}`])))
  },
})

/** Code that takes 150 ms, pushes the page down, and answers a press after 250 ms. */
const costly = `() => {
  const block = (ms) => { for (const end = performance.now() + ms; performance.now() < end;); }
  const banner = document.createElement('button')
  banner.textContent = 'Costly banner'
  banner.style.cssText = 'display: block; inline-size: 100%; block-size: 160px; position: relative; z-index: 9999'
  banner.addEventListener('click', () => block(250))
  document.body.prepend(banner)
  block(150)
}`

/**
 * Replaces the code of the offers, which every page has, once the page is drawn: what comes before shifts nothing. And once
 * it is hydrated: code that waits for an element runs within a frame, whose shift would be the page's (decision 41).
 */
async function makeCostly(page: Page, demo: Demo): Promise<void> {
  await page.route(await fileOfExperience(demo, 'offers'), async (route) => {
    await waitInPage(
      page,
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.documentElement.hasAttribute('data-hydrated'),
    )
    await route.fulfill(fileWith('offers', costly))
  })
}

const home = '/uk/en/?qb_force=offers.offers-v'

test('[BD-07] the inspector shows live what an experience costs, and what the page itself costs', async ({
  shoppers,
  demo,
}) => {
  const page = await shoppers.newPage()
  await makeCostly(page, demo)
  const panel = await inspect(page, demo.shop + home)
  const offers = rowOf(panel, 'offers')
  await expect(offers.locator('.reason')).toContainText(/shifted 0\.\d\d, \d{3,} ms in long tasks/)
  await offers.locator('summary').click()
  const costs = offers.getByRole('region', { name: 'What it cost this page' })
  await expect(costs).toContainText(/Layout shift\s*0\.\d{3}/)
  await expect(costs).toContainText(/Long tasks\s*\d{3,} ms/)
  await expect(costs).toContainText(/Its code ran\s*\d{3,} ms/)
  await expect(costs).not.toContainText('Slowest answer')
  await page.getByRole('button', { name: 'Costly banner' }).click({ position: { x: 20, y: 20 } })
  await expect(costs).toContainText(/Slowest answer\s*\d{3,} ms, which shoppers feel/)
  await expect(panel.getByRole('region', { name: 'What the page itself cost' })).toBeVisible()
  await page.close()
})

async function costsAt(demo: Demo): Promise<CostSums> {
  return (await fetch(`${demo.service}/costs/norrow`)).json()
}

const pagesOf = ({ experiences }: CostSums) =>
  experiences.find(({ experienceId }) => experienceId === 'offers')?.longMs?.pages ?? 0

/** Runs `instep costs` to its end and returns what it prints. */
function instepCosts(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [programPath(join(root, 'cli/instep.ts')), 'costs', ...args],
      { cwd: root },
      (error, output) => (error ? reject(error) : resolve(output)),
    )
  })
}

/** Notes when the browser has reported what the costly code did, which it does up to half a second later. */
function noteCosts(): void {
  const reported = new Set<string>()
  const observer = new PerformanceObserver((list) => {
    const costly = list.getEntries().filter((entry) => entry.entryType === 'layout-shift' || entry.duration >= 150)
    for (const { entryType } of costly) reported.add(entryType)
    Reflect.set(window, 'hasCosts', reported.size === 2)
  })
  for (const type of ['long-animation-frame', 'layout-shift']) observer.observe({ type, buffered: true })
}

type Visit = { hasStatistics: boolean; check: (codes: string[]) => Promise<void> }

/** Visits the home page and then another, which sends what the first has stored when it was left. */
async function visitTwoPages(browser: Browser, demo: Demo, { hasStatistics, check }: Visit): Promise<void> {
  const id = newVisitorId({ hasStatistics })
  const context = await browser.newContext()
  await context.addCookies([{ name: '_qubitTracker', value: id, url: demo.shop }])
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await makeCostly(page, demo)
  await page.addInitScript(noteCosts)
  await page.goto(demo.shop + home)
  await decided(page)
  await expect(page.getByRole('button', { name: 'Costly banner' })).toBeVisible()
  await waitInPage(page, () => Reflect.get(window, 'hasCosts'))
  await page.goto(`${demo.shop}/uk/en/help`)
  await decided(page)
  const events = async () => demo.events(id)
  await expect.poll(async () => (await events()).filter(({ meta }) => meta.type === 'ecView').length).toBe(2)
  const codes = async () => (await events()).flatMap(({ code }) => (typeof code === 'string' ? code : []))
  if (hasStatistics) await expect.poll(codes).toContain('costs')
  expect(loaded.some((url) => url.includes('/open-costs-'))).toBe(hasStatistics)
  // Before the second page is left, which has costs of its own.
  await check(await codes())
  await context.close()
}

test('[BD-07] [ST-22] the costs of one page load of a visitor with statistics are summed once; others send none', async ({
  shoppers,
  demo,
}) => {
  const before = pagesOf(await costsAt(demo))
  await visitTwoPages(shoppers, demo, {
    hasStatistics: false,
    check: async (codes) => expect(codes).not.toContain('costs'),
  })
  await visitTwoPages(shoppers, demo, {
    hasStatistics: true,
    async check() {
      const sums = await costsAt(demo)
      expect(pagesOf(sums)).toBe(before + 1)
      const offers = sums.experiences.find(({ experienceId }) => experienceId === 'offers')
      expect(offers?.longMs?.worst).toBeGreaterThanOrEqual(145)
      expect(offers?.shift?.worst).toBeGreaterThan(0)
      const of = ['--config', 'shop/instep.config.ts', '--service', demo.service]
      expect(await instepCosts(...of)).toMatch(/^offers +\d/m)
      expect(JSON.parse(await instepCosts(...of, '--json'))).toEqual(sums)
    },
  })
})
