import type { Locator } from '@playwright/test'
import { reasonText } from '../../inspector/reason-text.ts'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import { expect, test, troubles } from '../demo.ts'
import site from '../site.config.ts'
import { inspect, inspected, rowOf } from './inspector.ts'

const product = '/uk/en/product/brisa-court-sage'

type Explained = { progress: string; answers: { check: string; passes: boolean; because: string }[] }
type Explaining = { __qubit: { experiences: { explain(id: string): Explained | undefined } } }

/** Returns what the rows say about their experiences, also while they are closed. */
function listedIn(rows: Locator) {
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      id: row.querySelector('code')?.textContent ?? '',
      answers: [...row.querySelectorAll('.answers li')].map((answer) => ({
        check: answer.querySelector('b')?.textContent,
        passes: answer.querySelector('.sign')?.getAttribute('aria-label') === 'passed',
        because: answer.lastElementChild?.textContent,
      })),
    })),
  )
}

test('[BU-01] the inspector lists every experience of the site with its state, and each answer with its reason', async ({
  page,
  demo,
  visitorId,
}) => {
  const found = troubles(page)
  const panel = await inspect(page, demo.shop + product)
  const rows = panel.locator('details.row')
  await expect(rows).toHaveCount(site.experiences.length)
  // The inspector refreshes several times per second.
  await expect(async () => {
    const listed = await listedIn(rows)
    const explained = await page.evaluate(
      (ids) => ids.map((id) => (window as unknown as Explaining).__qubit.experiences.explain(id)),
      listed.map(({ id }) => id),
    )
    const inWords = (answers: Explained['answers'] = []) =>
      answers.map((answer) => ({ ...answer, because: reasonText(answer) }))
    expect(listed.map(({ answers }) => answers)).toEqual(explained.map((each) => inWords(each?.answers)))
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(site.experiences.map(({ id }) => id)))
  }).toPass({ timeout: 10_000 })

  const isControl = probabilityOf(visitorId, 'accordion') < 0.5
  const accordion = rowOf(panel, 'accordion')
  await expect(accordion.locator('.label')).toHaveText(isControl ? 'control' : 'shown')
  await accordion.locator('summary').click()
  await expect(accordion.getByRole('button', { name: 'yours' })).toContainText(
    isControl ? 'accordion-c' : 'accordion-v',
  )
  for (const [check, because] of [
    ['page type', 'product'],
    ['schedule', 'within its bounds'],
  ] as const)
    await expect(accordion.getByRole('listitem').filter({ hasText: check })).toContainText(because)
  await expect(rowOf(panel, 'weather').locator('.reason')).toHaveText(/^path: /)
  expect(found).toEqual([])
})

test('the list can be searched, and filtered by state', async ({ page, demo }) => {
  const panel = await inspect(page, demo.shop + product)
  const rows = panel.locator('details.row')
  await panel.getByRole('searchbox', { name: 'Find an experience' }).fill('home/')
  const ofHome = site.experiences.filter((each) => 'template' in each && each.template.startsWith('home/'))
  await expect(rows).toHaveCount(ofHome.length)
  await panel.getByRole('button', { name: /^On page/ }).click()
  await expect(panel).toContainText('No experience is called “home/”')
  await panel.getByRole('searchbox').fill('')
  await expect(rows.first()).toBeVisible()
  for (const label of await rows.locator('.label').allTextContents())
    expect(['shown', 'ran', 'control']).toContain(label)
})

test('an experience can be removed from the page without a reload', async ({ page, demo }) => {
  const panel = await inspect(page, `${demo.shop}/uk/en/`)
  const offers = rowOf(panel, 'offers')
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  await offers.locator('summary').click()
  await offers.getByRole('button', { name: 'Take it off the page' }).click()
  await expect(page.locator('.global-offer-banner')).toHaveCount(0)
  await expect(offers.locator('.label')).toHaveText('removed')
  // It is in another group now, and still open.
  await expect(offers.getByText('from global/offer-banner')).toBeVisible()
})

test('[BU-01] a variation can be forced, also on the following pages, counts in no result, and one click resets everything', async ({
  page,
  demo,
  visitorId,
}) => {
  const isControl = probabilityOf(visitorId, 'accordion') < 0.5
  const [own, other] = isControl ? ['control', 'shown'] : ['shown', 'control']
  let panel = await inspect(page, demo.shop + product)
  await expect(rowOf(panel, 'accordion').locator('.label')).toHaveText(own)
  await rowOf(panel, 'accordion').locator('summary').click()
  const loaded = page.waitForEvent('load')
  await rowOf(panel, 'accordion')
    .getByRole('button', { name: `accordion-${isControl ? 'v' : 'c'}` })
    .click()
  await loaded
  panel = await inspected(page)
  await expect(panel.getByRole('status').first()).toContainText('Preview in this tab: accordion shows')
  await expect(rowOf(panel, 'accordion').locator('.label')).toHaveText(other)

  await page.goto(`${demo.shop}/uk/en/product/moor-chelsea-soot`)
  panel = await inspected(page)
  await expect(rowOf(panel, 'accordion').locator('.label')).toHaveText(other)
  const seen = async () =>
    (await demo.events(visitorId)).filter(
      ({ meta, experienceId }) => meta.type === 'qubit.experience' && experienceId === 'accordion',
    )
  await expect
    .poll(async () => (await seen()).map(({ isControl, isPreview }) => [isControl, isPreview]))
    .toEqual([
      [isControl, undefined],
      [!isControl, true],
      [!isControl, true],
    ])

  const reloaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Back to what visitors see' }).click()
  await reloaded
  panel = await inspected(page)
  await expect(rowOf(panel, 'accordion').locator('.label')).toHaveText(own)
  await expect(panel.getByText('Preview in this tab')).toHaveCount(0)
})
