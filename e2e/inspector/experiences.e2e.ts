import type { Locator } from '@playwright/test'
import { reasonText } from '../../inspector/reason-text.ts'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import site from '../../shop/instep.config.ts'
import { expect, test, troubles } from '../demo.ts'
import { notePolicyViolations } from '../shop/policy.ts'
import { inspect, inspected, rowOf, tabOf } from './inspector.ts'

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

test('[BU-01] [BD-03] the inspector lists every experience of the site with its state, and each answer with its reason; one can be found, taken off the page, or forced, also on the following pages, which counts in no result, until one click resets everything; none of this violates the policy', async ({
  page,
  demo,
  visitorId,
}) => {
  const found = troubles(page)
  const violated = await notePolicyViolations(page)
  let panel = await inspect(page, demo.shop + product)
  const rows = panel.locator('details.row')
  const isControl = probabilityOf(visitorId, 'accordion') < 0.5
  const [own, other] = isControl ? ['control', 'shown'] : ['shown', 'control']
  const labelOf = (id: string) => rowOf(panel, id).locator('.label')

  await test.step('each experience has its state and its answers', async () => {
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

    const accordion = rowOf(panel, 'accordion')
    await expect(labelOf('accordion')).toHaveText(own)
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
  })

  await test.step('every tab can be used within the policy', async () => {
    for (const tab of ['Experiences', 'Content', 'Events', 'Visitor']) {
      await tabOf(panel, tab).click()
      for (const summary of (await panel.locator('summary').all()).slice(0, 5)) await summary.click()
    }
    expect(await violated()).toEqual([])
    await tabOf(panel, 'Experiences').click()
  })

  await test.step('the list can be searched, and filtered by state', async () => {
    await panel.getByRole('searchbox', { name: 'Find an experience' }).fill('home/')
    const ofHome = site.experiences.filter((each) => 'template' in each && each.template.startsWith('home/'))
    await expect(rows).toHaveCount(ofHome.length)
    await panel.getByRole('button', { name: /^On page/ }).click()
    await expect(panel).toContainText('No experience is called “home/”')
    await panel.getByRole('searchbox').fill('')
    await expect(rows.first()).toBeVisible()
    for (const label of await rows.locator('.label').allTextContents())
      expect(['shown', 'ran', 'control']).toContain(label)
    await panel.getByRole('button', { name: /^On page/ }).click()
    await expect(rows).toHaveCount(site.experiences.length)
  })

  await test.step('an experience can be taken off the page without a reload', async () => {
    const offers = rowOf(panel, 'offers')
    await expect(page.locator('.global-offer-banner')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await openRow(offers)
    await offers.getByRole('button', { name: 'Take it off the page' }).press('Enter')
    await expect(panel.getByRole('tabpanel')).toBeFocused()
    await expect(page.locator('.global-offer-banner')).toHaveCount(0)
    await expect(offers.locator('.label')).toHaveText('removed')
    // It is in another group now, and still open.
    await expect(offers.getByText('from global/offer-banner')).toBeVisible()
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  })

  await test.step('a variation is forced, also on the following pages, and is not counted', async () => {
    await openRow(rowOf(panel, 'accordion'))
    const loaded = page.waitForEvent('load')
    await rowOf(panel, 'accordion')
      .getByRole('button', { name: `accordion-${isControl ? 'v' : 'c'}` })
      .click()
    await loaded
    panel = await inspected(page)
    await expect(panel.getByRole('status').first()).toContainText('Preview in this tab: accordion shows')
    await expect(labelOf('accordion')).toHaveText(other)
    expect(await violated()).toEqual([])

    await page.goto(`${demo.shop}/uk/en/product/moor-chelsea-soot`)
    panel = await inspected(page)
    await expect(labelOf('accordion')).toHaveText(other)
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
  })

  await test.step('one click resets everything', async () => {
    const reloaded = page.waitForEvent('load')
    await panel.getByRole('button', { name: 'Back to what visitors see' }).click()
    await reloaded
    panel = await inspected(page)
    await expect(labelOf('accordion')).toHaveText(own)
    await expect(panel.getByText('Preview in this tab')).toHaveCount(0)
    expect(await violated()).toEqual([])
  })
  expect(found).toEqual([])
})

/** Opens a row, unless it is open. */
async function openRow(row: Locator): Promise<void> {
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click()
}
