import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longName, markup } from '../test-data/hostile-texts.ts'
import { aSteeredSite } from '../test-data/steered-site.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { openSteered } from '../testing/open-steered.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const at = '/sites/moor-boots/changes'
const card = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.draft')].find((each) => each.querySelector('h3')?.textContent === name)
const linesOf = (name: string) =>
  [...(card(name)?.querySelectorAll('.differences > div') ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent?.replaceAll(/ (→)becomes /g, ' $1 ')).join(': '),
  )
const publishButton = () => page.getByRole('button', { name: /^Publish/ })
const isShown = (name: string) => waitFor(() => expect(card(name)).toBeDefined())

test('drafts say whose they are, what they change in words, and what that does to results', async () => {
  openSteered({ at })
  await isShown('Nearly gone')
  expect(linesOf('Nearly gone').slice(0, 4)).toEqual([
    'Name: ‘Only a few left’ → ‘Nearly gone’',
    'Threshold: 6 → 4',
    'Text: ‘Hurry, only {count} left’ → ‘Nearly gone: {count} left’',
    'Share of the variation: 50% → 30%',
  ])
  expect(card('Nearly gone')?.querySelector('header small')?.textContent).toMatch(/^Ada, /)
  expect(card('Nearly gone')?.querySelector('.draft-breaks')?.textContent).toBe(
    'Its results begin again. Publishing begins a new iteration, because the shares and the content changed: what 25,310 visitors have shown so far cannot be added to what comes.',
  )
  expect(card('Bestseller badges')?.textContent).toContain('Its results go on: nothing here changes who sees what.')
  await expect.element(page.getByText('Version 12')).toBeVisible()
  expect(document.querySelector('.live-version')?.textContent).toContain('Autumn sale is overpublished by Grace')
  await expect.element(page.getByRole('link', { name: 'Changes 4 waiting' })).toBeVisible()
})

test('of an experience that nobody has seen, nothing is said of results that would go on', async () => {
  const site = aSteeredSite({ now: Date.now() })
  openSteered({
    at,
    site,
    answer(sent) {
      if (!sent.address.includes('/steer/moor-boots/experiences/')) return undefined
      const given = site.answer(sent)
      return given && { ...given, body: { ...(given.body as object), visitors: 0 } }
    },
  })
  await isShown('Bestseller badges')
  expect(card('Bestseller badges')?.textContent).toContain('Nobody has seen it yet')
  expect(card('Bestseller badges')?.textContent).not.toContain('results go on')
})

test('a draft with mistakes says them, leads to where they are mended, and cannot be chosen', async () => {
  openSteered({ at })
  await isShown(`${longName}New`)
  const broken = card(`${longName}New`)
  expect([...(broken?.querySelectorAll('.problem-list li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Headline is empty: give a text',
    'Slides, entry 2, Title is empty: give a text',
  ])
  expect(broken?.querySelector<HTMLInputElement>('[type=checkbox]')?.disabled).toBe(true)
  expect(broken?.querySelector('a.plain')?.getAttribute('href')).toBe(
    '/console/sites/moor-boots/experiences/winter-hero/edit',
  )
})

test('by keyboard: some drafts are chosen and published with a note, step by step, and then are live', async () => {
  const { sentChanges } = openSteered({ at })
  await isShown('Bestseller badges')
  await expect.element(publishButton()).toHaveTextContent('Publish these 3 changes')
  page.getByRole('checkbox', { name: 'Publish “Nearly gone”' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(publishButton()).toHaveTextContent('Publish these 2 changes')
  page
    .getByRole('checkbox', { name: `Publish “${markup}”` })
    .element()
    .focus()
  await userEvent.keyboard(' ')
  page.getByRole('textbox', { name: 'Note' }).element().focus()
  await userEvent.keyboard(' Two goals {Enter}')
  expect(sentChanges()).toEqual([['POST publish', { drafts: { badges: 1 }, note: 'Two goals' }]])
  const progress = page.getByRole('region', { name: 'Progress of the publication' })
  for (const step of ['Checking', 'Building'])
    await expect.element(progress.getByRole('status')).toHaveTextContent(step)
  await expect.element(publishButton()).toBeDisabled()
  await expect.element(progress.getByRole('status')).toMatchTextContent(/^Version 13 is live, after \d s$/)
  await waitFor(() => expect(card('Bestseller badges')).toBeUndefined())
  expect(card('Nearly gone')).toBeDefined()
  await waitFor(() =>
    expect(document.querySelector('.live-version')?.textContent).toContain('Version 13Two goalspublished by Linus'),
  )
  await expect.element(page.getByRole('link', { name: 'Changes 3 waiting' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Note' }).element()).toHaveProperty('value', '')
})

test('a publication that fails says why, and nothing is live; its progress survives loading the page again', async () => {
  const { site } = openSteered({ at })
  site.failNext([
    { experienceId: 'badges', path: 'content/badges/0/text', problem: markup, remedy: 'give a text' },
    { experienceId: null, path: '', problem: 'has no domain', remedy: 'name one' },
  ])
  await isShown('Bestseller badges')
  await userEvent.click(publishButton())
  await expect.element(page.getByRole('region', { name: 'Progress of the publication' })).toBeVisible()
  openSteered({ at, site })
  await expect.element(page.getByText('Publishing failed. The site is as it was.')).toBeVisible()
  expect([...document.querySelectorAll('.publication li b')].map(({ textContent }) => textContent)).toEqual([
    'badges, Badges, entry 1, Text',
    'The site',
  ])
  expect(document.querySelector('.publication')?.textContent).toContain(`${markup}: give a text`)
  expect(document.querySelector('img')).toBeNull()
  await isShown('Bestseller badges')
  await expect.element(publishButton()).toBeEnabled()
})

test('who changed what in the meantime is said before anything is published, and asked again', async () => {
  const { site, sentChanges } = openSteered({ at, steps: ['done'] })
  await isShown('Bestseller badges')
  site.changeDraft('low-stock', { share: 0.2 }, 'Grace')
  site.dropDraft(markup)
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Both')
  await userEvent.click(publishButton())
  const heading = page.getByRole('heading', { name: 'Somebody changed drafts in the meantime' })
  await expect.element(heading).toHaveFocus()
  const said = [...document.querySelectorAll('.publish-conflict li')].map(({ textContent }) => textContent)
  expect(said[0]).toMatch(/^“Nearly gone” was changed by Grace, .*Share of the variation30% →becomes 20%$/)
  expect(said[1]).toBe(`“${markup}” does not wait any more: it was discarded or published`)
  expect(sentChanges()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: 'Publish all the same' }))
  await expect.element(page.getByText(/^Version 13 is live/)).toBeVisible()
  expect(sentChanges()[1]).toEqual(['POST publish', { drafts: { 'low-stock': 2, badges: 1 }, note: 'Both' }])
})

test('after such a change one may leave it, and nothing is published', async () => {
  const { site, sentChanges } = openSteered({ at })
  await isShown('Bestseller badges')
  site.changeDraft('low-stock', { share: 0.2 }, 'Grace')
  await userEvent.click(publishButton())
  await userEvent.click(page.getByRole('button', { name: 'Not now' }))
  await expect.element(publishButton()).toBeVisible()
  expect(linesOf('Nearly gone')).toContain('Share of the variation: 50% → 20%')
  expect(sentChanges()).toHaveLength(1)
})

test('where another publication was under way, that is said', async () => {
  openSteered({
    at,
    answer: ({ address }) => (address.endsWith('/publish') ? { status: 409, body: { theirs: [] } } : undefined),
  })
  await isShown('Bestseller badges')
  await userEvent.click(publishButton())
  await expect.element(page.getByText(/^Another publication was under way/)).toBeVisible()
})

test('a draft is discarded after a confirmation, with the revision that was seen', async () => {
  const { sentChanges } = openSteered({ at })
  await isShown('Nearly gone')
  const discard = () => page.getByRole('button', { name: 'Discard…' }).first()
  const dialog = page.getByRole('alertdialog', { name: 'Discard this draft?' })
  await userEvent.click(discard())
  await expect.element(dialog).toMatchTextContent(/The draft of “Nearly gone” by Ada is gone for good/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog.elements()).toHaveLength(0))
  await expect.element(discard()).toHaveFocus()
  expect(sentChanges()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Discard for good' }))
  await waitFor(() => expect(card('Nearly gone')).toBeUndefined())
  expect(sentChanges()).toEqual([['DELETE drafts/low-stock?revision=1', undefined]])
})

test('a draft that somebody has changed is not discarded', async () => {
  const { site } = openSteered({ at })
  await isShown('Nearly gone')
  site.changeDraft('low-stock', { name: 'Mine' }, 'Grace')
  await userEvent.click(page.getByRole('button', { name: 'Discard…' }).first())
  await userEvent.click(page.getByRole('button', { name: 'Discard for good' }))
  await expect
    .element(page.getByRole('alertdialog').getByRole('alert'))
    .toMatchTextContent(/^Somebody else has changed this draft/)
  expect(site.drafts['low-stock']?.settings?.name).toBe('Mine')
})

test('who may edit may discard and not publish, and who may look may do neither; both are told', async () => {
  openSteered({ at, role: 'edit' })
  await expect.element(page.getByText(/^To publish, log in with a token of the role publish/)).toBeVisible()
  await isShown('Nearly gone')
  expect(page.getByRole('button', { name: 'Discard…' }).elements()).toHaveLength(4)
  expect(publishButton().elements()).toHaveLength(0)
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  closeConsole()
  openSteered({ at, role: 'view' })
  await expect.element(page.getByText('You may look at everything here and change nothing.')).toBeVisible()
  await isShown('Nearly gone')
  expect(card('Nearly gone')?.querySelectorAll('button, a.plain')).toHaveLength(0)
  expect(linesOf('Nearly gone')).toContain('Threshold: 6 → 4')
})

test('without drafts it says so, and without a number in the header', async () => {
  openSteered({ at, drafts: [], versions: 0 })
  await expect.element(page.getByText('Nothing waits to be published')).toBeVisible()
  await expect.element(page.getByText(/^The configuration as it is/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Changes', exact: true })).toBeVisible()
})

test('where nothing can be steered, the reason is said', async () => {
  openSteered({ at, unavailable: `The service has no configuration: ${markup}` })
  await expect.element(page.getByText(`The service has no configuration: ${markup}`)).toBeVisible()
  expect(publishButton().elements()).toHaveLength(0)
})

test('a failure is said, and another attempt mends it', async () => {
  let fails = true
  openConsole({ at, answer: ({ address }) => (fails && address.includes('/steer/') ? { status: 503 } : undefined) })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The service failed to answer/)
  fails = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await isShown('Nearly gone')
})

test('the label of the note is a label, and no warning', async () => {
  openSteered({ at })
  await isShown('Nearly gone')
  const label = page.getByText('Note', { exact: true }).element()
  expect(getComputedStyle(label).backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('in German its words are German', async () => {
  openSteered({ at, language: 'de' })
  await isShown('Nearly gone')
  expect(linesOf('Nearly gone').map((line) => line.replaceAll(/wird zu|\s/g, ' '))).toContain(
    'Text: „Hurry, only {count} left“ →  „Nearly gone: {count} left“',
  )
})

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('%s at %i px it has no accessibility violations and does not scroll sideways', async (theme, width) => {
  await page.viewport(width, 900)
  const { site } = openSteered({ at, theme, steps: ['checking', 'building', 'building', 'building', 'done'] })
  await isShown(`${longName}New`)
  expect(await findViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Discard…' }).first())
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  site.changeDraft('low-stock', { share: 0.2 }, markup)
  await userEvent.click(publishButton())
  await expect.element(page.getByRole('button', { name: 'Publish all the same' })).toBeVisible()
  expect(await findViolations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Publish all the same' }))
  await expect.element(page.getByRole('region', { name: 'Progress of the publication' })).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(document.querySelector('img')).toBeNull()
})
