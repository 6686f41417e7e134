import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole } from '../testing/open-console.tsx'
import { openSteered } from '../testing/open-steered.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const pageOf = (id: string) => `/sites/moor-boots/experiences/${encodeURIComponent(id)}`
const buttons = () => [...document.querySelectorAll('.steer-buttons > button')].map(({ textContent }) => textContent)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('alertdialog')
const isLive = () => expect.element(dialog().getByText(/^Version 13 is live/)).toBeVisible()
const fast = { steps: ['done'] as 'done'[] }

test.each([
  ['badges', ['Pause…', 'End…', 'Roll out…', 'Remove…']],
  ['sticky-bag', ['Resume…', 'End…', 'Roll out…', 'Remove…']],
])('%s offers what makes sense for it', async (id, offered) => {
  openSteered({ at: pageOf(id) })
  await waitFor(() => expect(buttons()).toEqual(offered))
})

test.each([
  ['who may only look', { role: 'view' as const }, 'low-stock'],
  ['a site that cannot be steered', { unavailable: 'no configuration' }, 'low-stock'],
  ['one that was removed', {}, 'old-banner'],
  ['one that is only a draft', {}, 'winter-hero'],
])('%s gets no buttons', async (_name, opening, id) => {
  const { requests } = openSteered({ at: pageOf(id), ...opening })
  await waitFor(() => expect(requests.some(({ address }) => address.endsWith('/steer/moor-boots'))).toBe(true))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(buttons()).toEqual([])
})

test('by keyboard: a pause says what it does, is published at once, and can be resumed', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('free-delivery'), ...fast })
  await expect.element(button('Pause…')).toBeVisible()
  button('Pause…').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toMatchTextContent(/nobody sees it any more/)
  await expect.element(dialog()).toMatchTextContent(/Its results stay, and go on in the same iteration/)
  const [line] = [...dialog().element().querySelectorAll('.differences dd')].map(({ textContent }) => textContent)
  expect(line).toMatch(/^not paused →becomes since /)
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Paused: Progress to free delivery')
  expect(sentChanges()).toEqual([])
  page.getByRole('textbox', { name: 'Note' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await isLive()
  await expect.element(button('Close')).toHaveFocus()
  const [saved, published] = sentChanges()
  expect(saved).toEqual([
    'PUT drafts/free-delivery',
    { settings: { ...site.published['free-delivery'], pausedAt: expect.any(Number) }, basedOn: null },
  ])
  expect(published).toEqual([
    'POST publish',
    { drafts: { 'free-delivery': 1 }, note: 'Paused: Progress to free delivery' },
  ])
  expect(site.drafts).toEqual(expect.not.objectContaining({ 'free-delivery': expect.anything() }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dialog().elements()).toHaveLength(0))
  await expect.element(button('Resume…')).toBeVisible()
})

test('a draft of somebody waits on, with the pause in it, where only the pause is published', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('low-stock'), ...fast })
  await userEvent.click(button('Pause…'))
  await expect.element(dialog().getByText(/^There is a draft of this experience, by Ada, /)).toBeVisible()
  await userEvent.click(dialog().getByText('What the draft changes besides'))
  await expect.element(dialog().getByText('‘Nearly gone: {count} left’')).toBeVisible()
  await userEvent.click(button('Pause'))
  await isLive()
  await expect.element(dialog().getByText('The draft waits on.')).toBeVisible()
  expect(sentChanges().map(([what]) => what)).toEqual(['PUT drafts/low-stock', 'POST publish', 'PUT drafts/low-stock'])
  expect(site.published['low-stock']).toMatchObject({ share: 0.5, pausedAt: expect.any(Number) })
  expect(site.drafts['low-stock']?.settings).toMatchObject({ share: 0.3, pausedAt: expect.any(Number) })
})

test('a draft of somebody is published together with it where that is chosen', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('low-stock'), ...fast })
  await userEvent.click(button('End…'))
  await userEvent.click(dialog().getByText('Publish the draft together with this.'))
  await userEvent.click(button('End'))
  await isLive()
  expect(sentChanges()).toHaveLength(2)
  expect(sentChanges()[0]?.[1]).toMatchObject({ basedOn: 1 })
  expect(site.published['low-stock']).toMatchObject({
    share: 0.3,
    schedule: { scheduled_end: expect.any(Number) },
  })
  expect(site.drafts['low-stock']).toBeUndefined()
})

test('a draft that cannot be put back is shown as text', async () => {
  let puts = 0
  openSteered({
    at: pageOf('low-stock'),
    ...fast,
    answer: ({ method }) => (method === 'PUT' && ++puts === 2 ? { status: 409, body: { theirs: null } } : undefined),
  })
  await userEvent.click(button('Pause…'))
  await userEvent.click(button('Pause'))
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/^The draft could not be put back/)
  expect(document.querySelector('.lost-draft')?.textContent).toContain('Nearly gone: {count} left')
})

test('who may edit leaves it as a draft, in the one that waits', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('low-stock'), role: 'edit' })
  await userEvent.click(button('Pause…'))
  await expect.element(dialog().getByText(/^You may edit, but not publish/)).toBeVisible()
  expect(dialog().getByRole('radio').elements()).toHaveLength(0)
  await userEvent.click(button('Leave it as a draft'))
  await expect.element(dialog().getByText('It waits as a draft.')).toBeVisible()
  expect(sentChanges()).toHaveLength(1)
  expect(site.drafts['low-stock']?.settings).toMatchObject({ share: 0.3, pausedAt: expect.any(Number) })
  await userEvent.click(page.getByRole('link', { name: 'Review and publish' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible()
})

test('a winner is rolled out to all: the best variation is the first, and what is not proven is said', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('badges'), drafts: [], ...fast })
  await userEvent.click(button('Roll out…'))
  const chooser = dialog().getByRole('button', { name: /Variation/ })
  await expect.element(chooser).toMatchTextContent(/Badge on the picture \(leading, \+/)
  await expect.element(dialog().getByText(/^It is not proven/)).toBeVisible()
  chooser.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: /^Badge on the picture/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(dialog().getByText(/^This variation does worse than the control/)).toBeVisible()
  await userEvent.click(button('Roll out'))
  await isLive()
  const { variations: _, ...others } = site.published.badges ?? {}
  expect(sentChanges()[0]?.[1]).toEqual({ settings: { ...others, share: 1 }, basedOn: null })
  expect(site.published.badges?.content).toMatchObject({ place: 'below' })
})

test('a proven winner has no such warning, and an alarm has one', async () => {
  openSteered({ at: pageOf('low-stock') })
  await userEvent.click(button('Roll out…'))
  await expect
    .element(dialog().getByText('It stays in its exclusion group: at most 80% of the visitors see it.'))
    .toBeVisible()
  expect(dialog().element().querySelectorAll('.roll-out-warnings li')).toHaveLength(1)
  closeConsole()
  openSteered({ at: pageOf('exit-offer') })
  await userEvent.click(button('Roll out…'))
  await expect.element(dialog().getByText(/^An alarm is on/)).toBeVisible()
})

test('where publishing fails, site and drafts are as they were, and the reason is said', async () => {
  const { site, sentChanges } = openSteered({ at: pageOf('low-stock'), ...fast })
  const mistake = { experienceId: 'low-stock', problem: markup, remedy: 'mend it' }
  site.failNext([
    { ...mistake, path: 'schedule' },
    { ...mistake, path: 'schedule/scheduled_end' },
  ])
  await userEvent.click(button('Pause…'))
  await userEvent.click(button('Pause'))
  await expect.element(dialog().getByText('Publishing failed. The site is as it was.')).toBeVisible()
  await expect.element(dialog()).toMatchTextContent(/low-stock, Schedule/)
  // Called what its difference is called.
  await expect.element(dialog()).toMatchTextContent(/low-stock, End /)
  expect(document.querySelector('img')).toBeNull()
  expect(sentChanges().map(([what]) => what)).toEqual(['PUT drafts/low-stock', 'POST publish', 'PUT drafts/low-stock'])
  expect(site.published['low-stock']?.pausedAt).toBeUndefined()
  expect(site.drafts['low-stock']?.settings).toMatchObject({ share: 0.3, name: 'Nearly gone' })
  expect(site.drafts['low-stock']?.settings?.pausedAt).toBeUndefined()
})

test('where the service does not answer, the draft that was made for it goes', async () => {
  const { site, sentChanges } = openSteered({
    at: pageOf('free-delivery'),
    answer: ({ address }) => (address.endsWith('/publish') ? { status: 503 } : undefined),
  })
  await userEvent.click(button('Pause…'))
  await userEvent.click(button('Pause'))
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The service failed to answer.')
  expect(sentChanges().at(-1)?.[0]).toBe('DELETE drafts/free-delivery?revision=1')
  expect(site.drafts['free-delivery']).toBeUndefined()
  await expect.element(button('Pause')).toBeEnabled()
})

test('where somebody changes the draft in the meantime, nothing is published, and theirs is shown', async () => {
  const { site, sentChanges } = openSteered({ at: pageOf('low-stock'), ...fast })
  await userEvent.click(button('Pause…'))
  site.changeDraft('low-stock', { share: 0.1 }, 'Grace')
  await userEvent.click(button('Pause'))
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/^Somebody else has changed the draft/)
  await expect.element(dialog().getByText(/^There is a draft of this experience, by Grace/)).toBeVisible()
  expect(sentChanges()).toHaveLength(1)
  await userEvent.click(button('Pause'))
  await isLive()
  expect(site.drafts['low-stock']?.settings?.share).toBe(0.1)
})

test('versions that changed it are marked in both charts, in their tips and in their tables', async () => {
  await page.viewport(1280, 900)
  openSteered({ at: pageOf('low-stock') })
  const chart = page.getByRole('region', { name: 'Uplift over time' }).getByRole('slider')
  await expect.element(chart).toBeVisible()
  await waitFor(() => expect(document.querySelectorAll('.mark-legend')).toHaveLength(2))
  const table = page.getByRole('table', { name: 'Uplift over time' }).element()
  expect(table.querySelector('thead th:last-child')?.textContent).toBe('Published')
  const marked = [...table.querySelectorAll('tbody tr')].findIndex(({ lastElementChild }) =>
    lastElementChild?.textContent?.includes(`: ${markup}`),
  )
  expect(marked).toBeGreaterThan(0)
  chart.element().focus()
  await userEvent.keyboard('{Home}')
  for (let at = 0; at < marked; at++) await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(chart.element().getAttribute('aria-valuetext')).toMatch(/; Version \d+: <img/))
  expect(document.querySelector('.chart-tip .chart-mark')?.textContent).toMatch(/^Version \d+: <img/)
  expect(document.querySelector('img')).toBeNull()
})

test('an experience that no version changed has no marks', async () => {
  const { requests } = openSteered({ at: pageOf('badges') })
  await waitFor(() => expect(requests.some(({ address }) => address.includes('/versions'))).toBe(true))
  await expect.element(page.getByRole('region', { name: 'Uplift over time' }).getByRole('slider')).toBeVisible()
  expect(document.querySelector('.mark-legend')).toBeNull()
})

test('today shows the three versions that were published last', async () => {
  openSteered({ at: '/sites/moor-boots' })
  await expect.element(page.getByRole('heading', { name: 'Changed last' })).toBeVisible()
  const notes = [...document.querySelectorAll('.last-changes .note')].map(({ textContent }) => textContent)
  expect(notes).toEqual(['Autumn sale is over', 'Only a few left', markup])
  await userEvent.click(page.getByRole('link', { name: 'All versions' }))
  await waitFor(() => expect(location.pathname).toBe('/console/sites/moor-boots/changes/versions'))
})

test('today has no such list where nothing can be steered, or the service does not know how', async () => {
  openSteered({ at: '/sites/moor-boots', unavailable: 'no configuration' })
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  expect(document.querySelector('.last-changes')).toBeNull()
  closeConsole()
  openConsole({ answer: ({ address }) => (address.includes('/steer/') ? { status: 404 } : undefined) })
  await expect.element(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  expect(document.querySelector('.last-changes')).toBeNull()
})

test.each([
  ['light', 1280, 'Roll out…', 'badges'],
  ['dark', 1280, 'Pause…', 'low-stock'],
  ['light', 390, 'Pause…', 'low-stock'],
  ['dark', 390, 'Roll out…', 'exit-offer'],
] as const)('%s at %i px, %s has no accessibility violations', async (theme, width, name, id) => {
  await page.viewport(width, 900)
  openSteered({ at: pageOf(id), theme, ...fast })
  await expect.element(button(name)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await userEvent.click(button(name))
  await expect.element(dialog()).toBeVisible()
  expect(await findViolations()).toEqual([])
  await userEvent.click(button(name.slice(0, -1)))
  await isLive()
  expect(await findViolations()).toEqual([])
})

test('what was made in the console is removed, after a dialog that says what goes and what stays', async () => {
  const { sentChanges, site } = openSteered({ at: pageOf('free-delivery'), ...fast })
  await userEvent.click(button('Remove…'))
  await expect.element(dialog()).toMatchTextContent(/it is gone from the site: its content, pages and audience/)
  await expect.element(dialog()).toMatchTextContent(/Its results stay .* Its versions stay too/)
  await expect.element(dialog().getByText('‘Progress to free delivery’, taken out')).toBeVisible()
  await userEvent.click(button('Remove'))
  await isLive()
  expect(sentChanges()).toEqual([
    ['PUT drafts/free-delivery', { settings: null, basedOn: null }],
    ['POST publish', { drafts: { 'free-delivery': 1 }, note: 'Removed: Progress to free delivery' }],
  ])
  expect(site.published['free-delivery']).toBeUndefined()
  await userEvent.click(button('Close'))
  await waitFor(() => expect(location.pathname).toBe('/console/sites/moor-boots/experiences'))
})

test('what stands in the configuration cannot be removed, and the dialog says where it is taken out', async () => {
  const { sentChanges } = openSteered({ at: pageOf('badges') })
  await userEvent.click(button('Remove…'))
  await expect
    .element(dialog())
    .toMatchTextContent(/only its developers can take it out: .* instep\.config\.ts, .* badges/)
  expect(
    dialog()
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Close'])
  await userEvent.click(button('Close'))
  expect(sentChanges()).toEqual([])
})

test('a removal that waits is said in place of the buttons, among the changes, and by the editor', async () => {
  const { site } = openSteered({ at: pageOf('free-delivery'), role: 'edit' })
  await userEvent.click(button('Remove…'))
  await userEvent.click(button('Leave it as a draft'))
  await userEvent.click(dialog().getByRole('link', { name: 'Review and publish' }))
  await expect
    .element(page.getByText('Its results and its versions stay: roll back to one to have it again.'))
    .toBeVisible()
  expect(site.drafts['free-delivery']?.settings).toBe(null)
  closeConsole()
  openSteered({ at: pageOf('free-delivery'), site })
  await expect.element(page.getByText(/^It waits to be removed, by Linus\./)).toBeVisible()
  expect(buttons()).toEqual([])
  closeConsole()
  openSteered({ at: `${pageOf('free-delivery')}/edit`, site })
  await expect
    .element(page.getByText('This experience waits to be removed. Discard that first to edit it.'))
    .toBeVisible()
})
