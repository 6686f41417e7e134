import { type Browser, expect, type Page } from '@playwright/test'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import { aBrowser } from '../../service/testing/a-browser.ts'
import { anExperiment } from '../../service/testing/an-experiment.ts'
import { newVisitorId } from '../demo.ts'
import { forgetVisitor } from '../forget-visitor.ts'
import { waitInPage } from '../wait-in-page.ts'
import { type SteerStage, test } from './steer-stage.ts'

// Several publications, each of which checks and builds the site.
test.setTimeout(300_000)
test.use({ actionTimeout: 30_000 })

const site = '/console/sites/norrow'
const product = '/uk/en/product/cala-tan'
const line = 'Sent today from Leeds'

/** Sends shoppers who see an experiment, of whom every n-th in each half orders. */
async function sendShoppers(
  { service }: SteerStage,
  {
    from,
    control,
    variation,
  }: { from: number; control: [shoppers: number, every: number]; variation: [shoppers: number, every: number] },
): Promise<void> {
  const { seen, order } = anExperiment('fast-delivery')
  const now = Date.now()
  const halves = { c: control, v: variation } as const
  const events = (['c', 'v'] as const).flatMap((half) =>
    Array.from({ length: halves[half][0] }, (_, at) => {
      const id = `shopper-${from + at}-${half}`
      const events = [seen(id, half, now + at)]
      return at % halves[half][1] === 0 ? [...events, order(id, 40, now + at + 1)] : events
    }).flat(),
  )
  for (let begin = 0; begin < events.length; begin += 100) {
    const batch = events.slice(begin, begin + 100).map((each, at) => ({
      ...each,
      meta: { ...each.meta, trackingId: 'norrow', id: `${each.meta.id}-${from}-${begin + at}` },
    }))
    const answer = await fetch(`${service}/events/raw/norrow`, {
      method: 'POST',
      headers: aBrowser,
      body: JSON.stringify(batch),
    })
    expect(answer.status).toBe(200)
  }
}

/** Returns new visitors, as many in the lower half of those of the experiment as in the upper one. */
function visitorsOfHalves(inEach: number): string[] {
  const halves: [lower: string[], upper: string[]] = [[], []]
  while (halves.some(({ length }) => length < inEach)) {
    const id = newVisitorId()
    halves[probabilityOf(id, 'fast-delivery') < 0.5 ? 0 : 1].push(id)
  }
  return halves.flatMap((half) => half.slice(0, inEach))
}

/** Returns which of some visitors see the line on the shop's page. */
async function whoSees(browser: Browser, { shop }: SteerStage, visitorIds: string[]): Promise<boolean[]> {
  const seen: boolean[] = []
  const context = await browser.newContext({ userAgent: aBrowser['user-agent'] })
  const page = await context.newPage()
  for (const value of visitorIds) {
    await context.addCookies([{ name: '_qubitTracker', value, url: shop }])
    await page.goto(shop + product)
    await page.locator('html[data-hydrated]').waitFor()
    await waitInPage(
      page,
      () => (window as { __qubit?: { experiences?: { list?: unknown } } }).__qubit?.experiences?.list,
    )
    const shown = page.getByText(line)
    seen.push(
      await shown.waitFor({ timeout: 2500 }).then(
        () => true,
        () => false,
      ),
    )
    await forgetVisitor(page)
  }
  await context.close()
  return seen
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish this change/ }).click()
  await expect(page.getByText(/Version \d+ is live, after/)).toBeVisible({ timeout: 120_000 })
}

test('[BN-09] [BN-07] a new user makes a test without a file, publishes it, watches it, rolls out the winner, and rolls back', async ({
  page,
  browser,
  stage,
}) => {
  const { service } = stage
  await test.step('the service builds the site of its configuration, and the console can change it', async () => {
    await expect
      .poll(
        async () =>
          (await fetch(`${service}/console/api/steer/norrow`, { headers: { 'x-instep-console': '1' } })).json(),
        {
          timeout: 120_000,
          intervals: [1000],
        },
      )
      .toMatchObject({ unavailable: null, version: 0 })
  })

  await test.step('from the catalogue to a draft, seen live while typing', async () => {
    await page.goto(`${service}/console`)
    await page.getByRole('link', { name: 'Experiences' }).first().click()
    await page.getByRole('link', { name: 'New experience' }).click()
    await page.getByPlaceholder('What it should do').fill('delivery box')
    await page
      .getByRole('link', { name: /Delivery box/ })
      .first()
      .click()
    await page.getByLabel('Name').fill('Fast delivery')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved as a draft' })).toBeVisible()
    await page.getByLabel('Address', { exact: true }).fill(stage.shop + product)
    const frameOf = (name: string) =>
      page.getByRole('figure', { name: new RegExp(`^${name}`) }).frameLocator('iframe[data-shown="true"]')
    const [variation, control] = [frameOf('Variation'), frameOf('Control')]
    await expect(variation.getByText('Ordered before 4 pm, sent today')).toBeVisible({ timeout: 90_000 })
    await page.getByLabel(/^Text/).first().fill(line)
    await expect(variation.getByText(line)).toBeVisible({ timeout: 90_000 })
    await expect(control.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(control.getByText(line)).toBeHidden()
    await page.getByLabel('Difference to see, in %').fill('10')
    await expect(page.getByText('Nobody has seen it yet')).toBeVisible()
  })

  await test.step('published, half of the shoppers see it', async () => {
    await page.getByRole('link', { name: 'Review and publish' }).click()
    await expect(page.getByText(`‘${line}’`)).toBeVisible()
    await page.getByLabel('Note').fill('First test')
    await publish(page)
    const seen = await whoSees(browser, stage, visitorsOfHalves(2))
    expect(seen).toEqual([seen[0], seen[0], !seen[0], !seen[0]])
  })

  const report = `${service}${site}/experiences/fast-delivery`
  const interval = async () => {
    const words =
      (await page
        .getByText(/^[+−-][\d.]+% … [+−-][\d.]+%$/)
        .first()
        .textContent()) ?? ''
    const [low = 0, high = 0] =
      words
        .replaceAll('−', '-')
        .match(/[+-][\d.]+/g)
        ?.map(Number) ?? []
    return high - low
  }
  await test.step('shoppers arrive, and the interval narrows', async () => {
    await sendShoppers(stage, { from: 0, control: [800, 5], variation: [800, 4] })
    await page.goto(report)
    await expect(page.getByText(/^[+−-][\d.]+% … /).first()).toBeVisible()
    const before = await interval()
    await sendShoppers(stage, { from: 800, control: [2400, 5], variation: [2400, 3] })
    await page.reload()
    await expect(page.getByText(/^[+−-][\d.]+% … /).first()).toBeVisible()
    expect(await interval()).toBeLessThan(before * 0.8)
    await expect(page.getByText('A variation does better than the control')).toBeVisible()
  })

  await test.step('the winner is rolled out to all', async () => {
    await page.getByRole('button', { name: 'Roll out…' }).click()
    await page
      .getByRole('button', { name: /^(Publish|Roll out)/ })
      .last()
      .click()
    await expect(page.getByText(/Version 2 is live, after/)).toBeVisible({ timeout: 120_000 })
    expect(await whoSees(browser, stage, visitorsOfHalves(1))).toEqual([true, true])
  })

  await test.step('and rolled back: half of the shoppers again, in an iteration of its own', async () => {
    await page.goto(`${service}${site}/changes/versions`)
    const first = page.getByRole('listitem').filter({ hasText: 'First test' })
    await first.getByRole('button', { name: 'Roll back to this' }).click()
    await page.getByRole('button', { name: 'Roll back', exact: true }).click()
    await expect(page.getByText(/Version 3 is live, after/)).toBeVisible({ timeout: 120_000 })
    const answer = await fetch(`${service}/changes/norrow`)
    const { version, experiences } = await answer.json()
    expect([version, experiences['fast-delivery']]).toMatchObject([3, { share: 0.5, iteration: 3 }])
    await page.goto(`${service}${site}/changes/log`)
    await expect(page.getByText('Rolled back').first()).toBeVisible()
  })

  await test.step('shares that are tampered with raise the alarm', async () => {
    const { seen } = anExperiment('fast-delivery')
    const events = Array.from({ length: 400 }, (_, at) =>
      seen(`third-${at}`, at % 4 ? 'v' : 'c', Date.now() + at, { iterationId: '3' }),
    )
    for (let begin = 0; begin < events.length; begin += 100) {
      const batch = events
        .slice(begin, begin + 100)
        .map((each, at) => ({ ...each, meta: { ...each.meta, trackingId: 'norrow', id: `third-${begin + at}` } }))
      await fetch(`${service}/events/raw/norrow`, { method: 'POST', headers: aBrowser, body: JSON.stringify(batch) })
    }
    await page.goto(report)
    await expect(page.getByText(/Do not trust these numbers/)).toBeVisible()
  })
})
