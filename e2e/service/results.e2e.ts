import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { WireEvent } from '../../contract/event.ts'
import type { ExperienceResults } from '../../contract/experience-results.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { smallShop } from '../delivery/small-shop.ts'
import { openStage } from '../delivery/stage.ts'
import { type Demo, expect, newVisitorId, test } from '../demo.ts'

const root = join(import.meta.dirname, '../..')
const cli = programPath(join(root, 'cli/instep.ts'))

/** A shopper's user agent: that of a headless browser counts as a crawler's (BR-07). */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

type Visit = { userAgent?: string; query?: string; isPreview?: boolean }

/**
 * Opens a small home page with the shop's script as a new visitor, and waits until the service has stored what they saw of an
 * experience.
 */
async function visit(browser: Browser, demo: Demo, { userAgent = person, query = '', isPreview }: Visit = {}) {
  const id = newVisitorId()
  const preview = isPreview === undefined ? {} : { isPreview }
  const { origin, close } = await openStage(demo.shop, { endpoints: { base: demo.service }, preview, pages: smallShop })
  const context = await browser.newContext({ userAgent })
  await context.addCookies([{ name: '_qubitTracker', value: id, url: origin }])
  const page = await context.newPage()
  await page.goto(`${origin}/uk/en/${query}`)
  const seen = async () => (await demo.events(id)).find(isOffers)
  await expect.poll(seen).toBeDefined()
  await context.close()
  await close()
  return seen()
}

function isOffers({ meta, experienceId }: WireEvent): boolean {
  return meta.type === 'qubit.experience' && experienceId === 'offers'
}

async function visitorsOf(demo: Demo): Promise<number> {
  const reply = await fetch(`${demo.service}/results/norrow/offers`)
  if (reply.status === 404) return 0
  const { variations } = (await reply.json()) as ExperienceResults
  return variations.reduce((sum, { visitors }) => sum + visitors, 0)
}

test('[BV-03] impressions of previews, forced runs and bots are stored and never count in results; ordinary ones do', async ({
  browser,
  demo,
}) => {
  const before = await visitorsOf(demo)
  // The script in a preview: its impressions say so (PV-03).
  expect(await visit(browser, demo, { isPreview: true })).toMatchObject({ isPreview: true })
  expect(await visit(browser, demo, { query: '?qb_force=offers.offers-v' })).toMatchObject({ forced: true })
  await visit(browser, demo, { userAgent: crawler })
  expect(await visitorsOf(demo)).toBe(before)

  const ordinary = await visit(browser, demo)
  expect([ordinary?.isPreview, ordinary?.forced]).toEqual([undefined, undefined])
  expect(await visitorsOf(demo)).toBe(before + 1)
})

const { seen, order } = anExperiment('accordion')

/** Posts what this many visitors of one half saw, and orders of twenty pounds by the first of them. */
async function postHalf(
  { service }: Demo,
  { trackingId, half, visitors, orders }: { trackingId: string; half: 'c' | 'v'; visitors: number; orders: number },
) {
  const ids = Array.from({ length: visitors }, (_, at) => `${half}${at}`)
  const events = [...ids.map((id) => seen(id, half, 1000)), ...ids.slice(0, orders).map((id) => order(id, 20, 2000))]
  for (let from = 0; from < events.length; from += 100) {
    const body = JSON.stringify(events.slice(from, from + 100))
    const reply = await fetch(`${service}/events/raw/${trackingId}`, {
      method: 'POST',
      headers: { 'user-agent': person },
      body,
    })
    expect(reply.status).toBe(200)
  }
}

/** Runs `instep results` to its end. */
function instepResults(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'results', ...args], { cwd: root }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })
}

test('[BV-04] the service reports the results of an experiment, as `instep results` prints them', async ({ demo }) => {
  const trackingId = `results-${Date.now()}`
  // A published example of gbstats: growthbook/growthbook, packages/stats/tests/frequentist/test_tests.py
  await postHalf(demo, { trackingId, half: 'c', visitors: 3000, orders: 1396 })
  await postHalf(demo, { trackingId, half: 'v', visitors: 3461, orders: 2422 })
  const uplift = {
    estimate: expect.closeTo(0.50386, 5),
    interval: [expect.closeTo(0.40098, 5), expect.closeTo(0.60675, 5)],
    isSignificant: true,
    chanceToWin: expect.closeTo(1, 6),
  }
  const reply = await fetch(`${demo.service}/results/${trackingId}/accordion?shares=accordion-c:3000,accordion-v:3461`)
  const results = (await reply.json()) as ExperienceResults
  expect(results).toMatchObject({
    variations: [
      {
        variationId: 'accordion-c',
        isControl: true,
        visitors: 3000,
        conversions: 1396,
        rate: 1396 / 3000,
        rateUplift: null,
        revenues: [{ currency: 'GBP', revenue: 27_920, perVisitor: 27_920 / 3000, uplift: null }],
      },
      {
        variationId: 'accordion-v',
        isControl: false,
        visitors: 3461,
        conversions: 2422,
        rate: 2422 / 3461,
        rateUplift: uplift,
        revenues: [
          {
            currency: 'GBP',
            revenue: 48_440,
            perVisitor: 48_440 / 3461,
            uplift: { estimate: expect.closeTo(0.50386, 5), isSignificant: true },
          },
        ],
      },
    ],
    sampleRatio: { isAlarm: false, p: expect.closeTo(1, 9) },
  })

  const of = ['--config', 'shop/instep.config.ts', '--tracking-id', trackingId, '--service', demo.service]
  const { code, output } = await instepResults('accordion', ...of)
  expect(code).toBe(0)
  const lines = output.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '))
  expect(lines).toEqual([
    'accordion, iteration 1. A conversion is an order.',
    '',
    'variation | visitors | conversions | rate | uplift | 95 % interval | chance to win',
    'accordion-c | 3,000 | 1,396 | 46.53 % | control',
    'accordion-v | 3,461 | 2,422 | 69.98 % | +50.4 % | +40.1 % to +60.7 % | 100.0 % | significant',
    '',
    'variation | revenue GBP | per visitor | uplift | 95 % interval | chance to win',
    'accordion-c | 27,920.00 | 9.31 | control',
    'accordion-v | 48,440.00 | 14.00 | +50.4 % | +40.1 % to +60.7 % | 100.0 % | significant',
    '',
    // The site's shares are halves; the numbers of these visitors differ from that.
    expect.stringMatching(
      /^ALARM: the visitors are not divided as expected \(accordion-c 50\.0 %, accordion-v 50\.0 %: p \d\.\de-6\)/,
    ),
    '',
  ])
})

test('the results command says what to do when it cannot do its work', async ({ demo }) => {
  const help = await instepResults('--help')
  expect([help.code, help.output]).toEqual([0, expect.stringContaining('--goal <id>')])
  expect((await instepResults()).code).toBe(1)
  const unknown = await instepResults('unknown', '--tracking-id', 'results-none', '--service', demo.service)
  expect([unknown.code, unknown.errors]).toEqual([
    1,
    expect.stringContaining('answered 404: Nobody has seen an experience unknown'),
  ])
})
