import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { applyTheme, themeChoice } from '../settings/theme.ts'
import { findReport } from '../test-data/answers.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { steerState } from '../test-data/steer-editor.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const pageOf = (id: string) => `/sites/moor-boots/experiences/${encodeURIComponent(id)}`
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const chart = (name: string) => page.getByRole('region', { name }).getByRole('slider')

test('it says what the experience is', async () => {
  openConsole({ at: pageOf('badges') })
  await expect.element(heading('Bestseller badges')).toBeVisible()
  const facts = [...document.querySelectorAll('.facts > div')].map(({ textContent }) => textContent)
  expect(facts.slice(0, 3)).toEqual([
    'Templatecategory/badges',
    'PagesCategory, Search',
    'AudienceReturning visitors · Spent more than 100',
  ])
  expect(facts[3]).toMatch(/^Schedulefrom /)
  expect(facts[4]).toBe('VariationsNo badge (control) 34%Badge on the picture 33%Badge below the price 33%')
})

test('the goal is chosen by keyboard, is in the address, and is asked for', async () => {
  const requests = openConsole({ at: pageOf('low-stock') })
  const goal = () => page.getByRole('button', { name: /Goal/ })
  await expect.element(goal()).toBeVisible()
  goal().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Orders' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(location.search).toBe('?goal=add-to-bag'))
  await expect.element(goal()).toHaveTextContent('add-to-bag')
  expect(requests.some(({ address }) => address.endsWith('/low-stock?goal=add-to-bag'))).toBe(true)
})

test('a goal that is on its way is the chosen one, and nobody takes the numbers of the one before for its own', async () => {
  let isSlow = false
  const answer = () => (isSlow ? new Promise<undefined>((resolve) => setTimeout(resolve, 1500)) : undefined)
  openConsole({ at: pageOf('low-stock'), answer })
  const download = page.getByRole('button', { name: 'Download CSV' })
  await expect.element(download).toBeEnabled()
  isSlow = true
  await userEvent.click(page.getByRole('button', { name: /Goal/ }))
  await userEvent.click(page.getByRole('option', { name: 'add-to-bag' }))
  await waitFor(() => expect(document.querySelector('.report')?.ariaBusy).toBe('true'))
  expect(page.getByRole('button', { name: /Goal/ }).element().textContent).toContain('add-to-bag')
  await expect.element(download).toBeDisabled()
  await expect.element(download).toBeEnabled()
})

test('another iteration is asked for, and forgets the goal of this one', async () => {
  const requests = openConsole({ at: `${pageOf('low-stock')}?goal=add-to-bag` })
  await userEvent.click(page.getByRole('button', { name: /Iteration/ }))
  await userEvent.click(page.getByRole('option').nth(1))
  await waitFor(() => expect(location.search).toBe('?iteration=iteration-1'))
  const isAsked = () => requests.some(({ address }) => address.endsWith('/low-stock?iteration=iteration-1'))
  await waitFor(() => expect(isAsked()).toBe(true))
})

test('the uplift chart says estimate and interval of each variation, and no value where there is none', async () => {
  openConsole({ at: pageOf('badges') })
  await expect.element(chart('Uplift over time')).toBeVisible()
  chart('Uplift over time').element().focus()
  await userEvent.keyboard('{End}')
  const valueText = () => chart('Uplift over time').element().getAttribute('aria-valuetext')
  await waitFor(() =>
    expect(valueText()).toMatch(
      /^Tue,? (24 November|November 24); Badge on the picture: [+−][\d.]+%, between [+−][\d.]+% and [+−][\d.]+%; Badge below/,
    ),
  )
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(valueText()).toContain('Badge on the picture: no value'))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(chart('Uplift over time')).toHaveAttribute('aria-valuenow', '7')
})

test('what arrives later, and another theme, keep the day that is chosen', async () => {
  let sendVersions = () => {}
  const versionsAreSent = new Promise<undefined>((resolve) => {
    sendVersions = () => resolve(undefined)
  })
  openConsole({
    at: pageOf('badges'),
    answer: ({ address }) => (address.includes('/versions') ? versionsAreSent : undefined),
  })
  await expect.element(chart('Uplift over time')).toBeVisible()
  chart('Uplift over time').element().focus()
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}')
  const at = () => chart('Uplift over time').element().getAttribute('aria-valuenow')
  await waitFor(() => expect(at()).toBe('7'))
  const isDrawnAnew = watchReplacement()
  sendVersions()
  await waitFor(() => expect(isDrawnAnew()).toBe(true))
  await nextFrames()
  expect(at()).toBe('7')
  const isDrawnAgain = watchReplacement()
  themeChoice.changeChoice('dark')
  applyTheme()
  await waitFor(() => expect(isDrawnAgain()).toBe(true))
  await nextFrames()
  expect(at()).toBe('7')
})

/** Whether the canvas of the first chart is another one than now. */
function watchReplacement(): () => boolean {
  const canvas = document.querySelector('.line-chart canvas')
  return () => document.querySelector('.line-chart canvas') !== canvas
}

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('counts are shown in total or by day, of visitors, conversions and each currency', async () => {
  openConsole({ at: pageOf('low-stock') })
  const table = () => page.getByRole('table', { name: 'By day' })
  const lastCell = () => table().getByRole('row').last().getByRole('cell').nth(1)
  const report = findReport('low-stock')
  const [before, last] = report.days.slice(-2).map(({ variations }) => variations[1]?.visitors ?? 0)
  const plain = new Intl.NumberFormat('en')
  await expect.element(lastCell()).toHaveTextContent(plain.format(last ?? 0))
  await expect.element(page.getByText('Days are those of UTC, by when the events arrived.')).toBeVisible()
  await userEvent.click(page.getByText('Each day'))
  await expect.element(lastCell()).toHaveTextContent(plain.format(Number(last) - Number(before)))
  await userEvent.click(page.getByText('Revenue GBP', { exact: true }).last())
  await expect.element(lastCell()).toMatchTextContent(/^£/)
})

test('the numbers have a row for each variation, and revenue a table for each currency', async () => {
  openConsole({ at: pageOf('low-stock') })
  const rows = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('row')
  await waitFor(() => expect(rows('Numbers').elements()).toHaveLength(3))
  const variation = findReport('low-stock').results?.variations[1]
  const visitors = new Intl.NumberFormat('en').format(variation?.visitors ?? 0)
  await expect.element(rows('Numbers').nth(2)).toMatchTextContent(new RegExp(`^ ?Variation${visitors}`))
  expect(rows('Revenue EUR').elements()).toHaveLength(3)
  expect(rows('Revenue GBP').elements()).toHaveLength(3)
})

test('a wrong division of visitors is shown as planned and observed, and nothing is called proven', async () => {
  openConsole({ at: pageOf('exit-offer') })
  await expect.element(heading('Do not trust these numbers')).toBeVisible()
  const division = page.getByRole('region', { name: 'Division of visitors' })
  await expect.element(division.getByText(/^Not as planned \(p < 0.0001\)/)).toBeVisible()
  await expect.element(division.getByText('planned 50.00%').first()).toBeVisible()
  expect(document.querySelectorAll('.uplift [data-tone=better], .uplift [data-tone=worse]')).toHaveLength(0)
})

test('[BN-11] parts warn of many comparisons, and name devices, countries and segments', async () => {
  openConsole({ at: pageOf('low-stock') })
  await expect.element(page.getByText(/^Many comparisons side by side/)).toBeVisible()
  for (const name of ['Phones', 'Germany', 'Unknown'])
    await expect.element(page.getByRole('rowheader', { name })).toBeVisible()
  const segments = page.getByRole('region', { name: 'By segment' })
  const rows = segments.getByRole('rowheader').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'On their first visit',
    'Looked at three products',
    markup,
    'gone',
  ])
  await expect
    .element(segments.getByRole('link', { name: 'Looked at three products' }))
    .toHaveAttribute('href', '/console/sites/moor-boots/segments/keen')
  await expect.element(page.getByText(/^As visitors were when they first saw/)).toBeVisible()
})

test('the numbers can be downloaded as CSV', async () => {
  openConsole({ at: pageOf('low-stock') })
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return '#'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await userEvent.click(page.getByRole('button', { name: 'Download CSV' }))
  expect(names).toEqual(['low-stock.csv'])
  expect(await blobs[0]?.text()).toMatch(/^scope,value,variation id,/)
  vi.restoreAllMocks()
})

test('one that nobody has seen says so and shows no charts', async () => {
  openConsole({ at: pageOf('welcome-back') })
  await expect.element(heading('Nobody has seen it yet')).toBeVisible()
  expect(page.getByRole('slider').elements()).toHaveLength(0)
})

test('one that was removed shows its past numbers by the ids of events', async () => {
  openConsole({ at: pageOf('old-banner') })
  await expect.element(page.getByText('The site does not have it any more; these are its past numbers.')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'old-banner-v' }).first()).toBeVisible()
  await expect.element(page.getByText('No day has enough conversions for an interval.')).toBeVisible()
})

test('an experience that the service does not know is said to be unknown, with the way to its draft where it has one', async () => {
  openConsole({ at: pageOf('who-knows') })
  await expect.element(page.getByText('There is no such experience')).toBeVisible()
  await expect.element(page.getByText(/A draft has a report once it is published/)).toBeVisible()
  expect(page.getByRole('link', { name: 'To the draft' }).query()).toBeNull()
  closeConsole()
  const draft = {
    experienceId: 'who-knows',
    name: 'Who knows',
    settings: {},
    isNew: true,
    changedAt: 0,
    author: 'Ann',
    revision: 1,
  }
  openConsole({
    at: pageOf('who-knows'),
    answer: ({ address }) =>
      address.endsWith('/steer/moor-boots') ? { status: 200, body: { ...steerState, drafts: [draft] } } : undefined,
  })
  await expect
    .element(page.getByRole('link', { name: 'To the draft' }))
    .toHaveAttribute('href', `/console${pageOf('who-knows')}/edit`)
})

test('a custom goal is called by its name', async () => {
  const report = findReport('low-stock')
  const results = report.results && { ...report.results, goals: ['custom:sock-added'] }
  openConsole({
    at: pageOf('low-stock'),
    answer: ({ address }) =>
      address.endsWith('/experiences/moor-boots/low-stock') ? { status: 200, body: { ...report, results } } : undefined,
  })
  await userEvent.click(page.getByRole('button', { name: /Goal/ }))
  await expect.element(page.getByRole('option', { name: 'sock-added (custom goal)' })).toBeVisible()
})

test('where the system sets the colours, what is chosen still looks chosen', async () => {
  const setColours = (commands as unknown as { emulateMedia(media: object): Promise<void> }).emulateMedia
  await setColours({ forcedColors: 'active' })
  onTestFinished(() => setColours({}))
  openConsole({ at: pageOf('low-stock') })
  await expect.element(page.getByText('Total so far')).toBeVisible()
  const groundOf = (name: string) => getComputedStyle(page.getByText(name).element()).backgroundColor
  expect(groundOf('Total so far')).not.toBe(groundOf('Each day'))
})

test.each([
  ['badges', 'light', 1280],
  ['badges', 'dark', 390],
  ['exit-offer', 'dark', 1280],
  [markup, 'light', 390],
  ['welcome-back', 'light', 390],
] as const)(
  '%s, %s at %i px, has no accessibility violations and does not scroll sideways',
  async (id, theme, width) => {
    await page.viewport(width, 900)
    openConsole({ at: pageOf(id), theme, language: width === 390 ? 'de' : 'en' })
    await waitFor(() => expect(document.querySelector('.conclusion')).not.toBeNull())
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    // Those of several variations may be wider than a phone.
    for (const table of id === 'badges' ? [] : document.querySelectorAll('.part-tables .wide-table'))
      expect(table.scrollWidth).toBe(table.clientWidth)
    expect(document.querySelector('img')).toBeNull()
  },
)
