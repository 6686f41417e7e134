import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { aDraft, aSteered, aSteerStore, lowStockSettings, steerState } from '../test-data/steer-editor.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole } from '../testing/open-console.tsx'
import { openEditor } from '../testing/open-editor.ts'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const gallery: ExperienceSettings = {
  template: 'home/gallery',
  name: 'Gallery',
  share: 0.5,
  content: { slotD: 'middle', slides: [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }] },
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const text = () => field(/^Text/).first()
const button = (name: string | RegExp) => page.getByRole('button', { name })
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('the form has a field for everything the template has, with meaning, default and what is required', async () => {
  openEditor()
  await expect.element(text()).toHaveValue('Only {count} left in this size')
  expect(described(text().element())).toContain('The message; {count} is replaced by the stock.')
  await expect.element(field(/^Threshold required/)).toHaveValue('5')
  expect(
    field(/^Largest width/)
      .element()
      .getAttribute('placeholder'),
  ).toBe('100%')
  await expect.element(page.getByLabelText('Pick a colour for: Text colour')).toHaveValue('#b3261e')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit: Only a few left' })).toBeVisible()
})

test('what is typed is saved as a draft without a button, and says so', async () => {
  const { requests, lastSent } = openEditor()
  await expect.element(page.getByText('As published')).toBeVisible()
  await userEvent.fill(text(), 'Nearly gone')
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
  expect(lastSent()).toEqual({ ...lowStockSettings, content: { ...lowStockSettings.content, text: 'Nearly gone' } })
  const [put] = requests.filter(({ method }) => method === 'PUT')
  expect([put?.address, put?.body]).toEqual([
    '/console/api/steer/moor-boots/drafts/low-stock',
    { settings: lastSent(), basedOn: null },
  ])
})

test('a mistake stands beside its field and in the list, which leads there', async () => {
  openEditor()
  await userEvent.fill(text(), '')
  await expect.element(page.getByRole('heading', { name: 'One thing has to be mended' })).toBeVisible()
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
  expect(described(text().element())).toContain('It is missing, so that the experience does not run.')
  expect(document.querySelector('.problems-card')?.textContent).toContain("Content is not complete: give 'Text'")
  const said = [...document.querySelectorAll('.field-problem p')].map(({ textContent }) => textContent)
  expect(said).toContain("Content is not complete: give 'Text'")
  await userEvent.click(page.getByRole('button', { name: 'Content' }))
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('Left: {{count}')
  await waitFor(() => expect(document.querySelector('.problems-card')).toBeNull())
})

test('Ctrl+Z undoes within the whole form, and Ctrl+Y brings it back', async () => {
  const { lastSent } = openEditor()
  await userEvent.fill(text(), 'First')
  await userEvent.fill(field(/^Threshold/), '3')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field(/^Threshold/)).toHaveValue('5')
  await expect.element(text()).toHaveValue('First')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text()).toHaveValue('Only {count} left in this size')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(text()).toHaveValue('First')
  await userEvent.click(button('Redo'))
  await expect.element(field(/^Threshold/)).toHaveValue('3')
  await waitFor(() => expect(lastSent()?.content).toMatchObject({ text: 'First', threshold: 3 }))
})

test('what is no number or no colour is said and never sent', async () => {
  const { lastSent } = openEditor()
  await userEvent.fill(field(/^Threshold/), '3x')
  await expect.element(page.getByText('This is not a number.')).toBeVisible()
  await userEvent.fill(field(/^Text colour/), 'no-colour')
  await expect.element(page.getByText('No browser knows this colour.')).toBeVisible()
  await userEvent.fill(field(/^Threshold/), '2,5')
  await waitFor(() => expect(lastSent()?.content?.threshold).toBe(2.5))
})

test('a number says what it was read as once its field is left, because 1,000 may be meant as a thousand', async () => {
  openEditor()
  await userEvent.fill(field(/^Threshold/), '1,000')
  await expect.element(field(/^Threshold/)).toHaveValue('1,000')
  await userEvent.keyboard('{Tab}')
  await expect.element(field(/^Threshold/)).toHaveValue('1')
})

test('entries of a list are added, moved and removed by keyboard, and the focus goes with them', async () => {
  const steered = aSteered({ experienceId: 'gallery', published: gallery, visitors: 0 })
  const { lastSent } = openEditor(aSteerStore(steered), { at: '/sites/moor-boots/experiences/gallery/edit' })
  const titles = () => (lastSent()?.content?.slides as { title: string }[] | undefined)?.map(({ title }) => title)
  const down = button('Move down: Slides 1')
  await expect.element(down).toBeVisible()
  ;(down.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Move down: Slides 2')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Move up: Slides 3')).toHaveFocus()
  await waitFor(() => expect(titles()).toEqual(['Two', 'Three', 'One']))
  ;(button('Remove: Slides 1').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add to: Slides')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.closest('.list-entry')?.textContent).toMatch(/^3/))
  await waitFor(() => expect(titles()).toEqual(['Three', 'One', undefined]))
})

test('variations share the content and differ only where they say so', async () => {
  const { lastSent } = openEditor()
  await userEvent.click(page.getByText('Several variations'))
  await expect.element(page.getByText('Control: 50%')).toBeVisible()
  await userEvent.fill(field('Name of variation 2'), 'Red')
  await userEvent.selectOptions(page.getByLabelText('Another value for').last(), 'Text')
  const own = field(/^Text required/).last()
  await expect.element(own).toHaveValue('Only {count} left in this size')
  await userEvent.fill(own, 'Hurry')
  await waitFor(() =>
    expect(lastSent()).toMatchObject({
      content: { text: 'Only {count} left in this size' },
      variations: [
        { id: 'a', share: 0.25 },
        { id: 'b', share: 0.25, name: 'Red', content: { text: 'Hurry' } },
      ],
    }),
  )
  expect(lastSent()).not.toHaveProperty('share')
  for (const _ of [3, 4]) await userEvent.click(button('Add a variation'))
  // An id is free of the others' and of the control's.
  await waitFor(() => expect(lastSent()?.variations?.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']))
  await userEvent.fill(field('Red: share in %'), '90')
  await expect.element(page.getByText(/The shares add up to 115%/)).toBeVisible()
  await userEvent.click(button('As in the others: Text'))
  await userEvent.click(page.getByText('One variation'))
  await waitFor(() => expect(lastSent()).toEqual({ ...lowStockSettings, share: 1 }))
})

test('segments become the rule of that name, and the other rules of the configuration stay', async () => {
  const { lastSent } = openEditor()
  await expect.element(page.getByText('session_number')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Add a segment'), 'Spent more than 100')
  await userEvent.click(page.getByRole('group', { name: 'Spent more than 100' }).getByText('Is not in it'))
  await waitFor(() =>
    expect(lastSent()?.rules).toEqual({
      session_number: { op: 'gt', value: 1 },
      segments: [
        { segment_id: 'returning', include: true },
        { segment_id: 'spenders', include: false },
      ],
    }),
  )
  await userEvent.click(button('Remove: Returning visitors'))
  await userEvent.click(button('Remove: Spent more than 100'))
  await waitFor(() => expect(lastSent()?.rules).toEqual({ session_number: { op: 'gt', value: 1 } }))
  await expect.element(page.getByText('Everybody sees it.')).toBeVisible()
})

test('addresses, schedule and exclusion group are what the configuration has for them', async () => {
  const { lastSent } = openEditor()
  await userEvent.fill(field('Only on addresses with'), '/uk/\n\n /ie/ \n')
  await userEvent.fill(page.getByLabelText('Starts'), '2026-12-01T08:00')
  await userEvent.fill(page.getByLabelText('Ends'), '2026-11-01T08:00')
  await expect.element(page.getByText('It would end before it starts.')).toBeVisible()
  await userEvent.fill(page.getByRole('combobox', { name: 'Exclusion group' }), 'banners')
  await userEvent.fill(field('Share of the group’s visitors in %'), '30')
  await waitFor(() =>
    expect(lastSent()).toMatchObject({
      paths: { include: ['/uk/', '/ie/'] },
      schedule: { scheduled_start: '2026-12-01T08:00', scheduled_end: '2026-11-01T08:00' },
      exclusion: { group: 'banners', share: 0.3 },
    }),
  )
})

test('where the site has no time zone, a time is one of UTC and says so, as the check of the site asks', async () => {
  const store = aSteerStore(aSteered())
  const { state } = store
  const { lastSent } = openEditor({ ...store, state: { ...state, site: { ...state.site, timeZone: null } } })
  await userEvent.fill(page.getByLabelText('Starts'), '2026-12-01T08:00')
  await waitFor(() => expect(lastSent()?.schedule).toEqual({ scheduled_start: '2026-12-01T08:00Z' }))
  await expect.element(page.getByLabelText('Starts')).toHaveValue('2026-12-01T08:00')
})

test('a name of nothing but blanks is none, so that lists have something to press', async () => {
  const { lastSent } = openEditor()
  await userEvent.fill(field('Name'), '  ')
  await waitFor(() => expect(lastSent()).not.toHaveProperty('name'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit: low-stock' })).toBeVisible()
})

test('in a low window, as of a page that is enlarged four times, nothing covers the name of the field in which somebody types', async () => {
  await page.viewport(320, 256)
  openEditor()
  await userEvent.fill(field(/^Threshold/), '3')
  // Not into view: that would scroll the page around this one as well, for the files that come after.
  scrollBy(
    0,
    field(/^Threshold/)
      .element()
      .getBoundingClientRect().top - 128,
  )
  const label = field(/^Threshold/)
    .element()
    .closest('.field')
    ?.querySelector('label')
  const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {}
  expect(label?.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true)
  await page.viewport(1280, 800)
})

test('goals are added in words, and one of them is primary', async () => {
  const { lastSent } = openEditor()
  await userEvent.selectOptions(page.getByLabelText('Add a goal'), 'A page is visited')
  await userEvent.fill(field('A page is visited: which'), '/thanks')
  await userEvent.selectOptions(page.getByLabelText('Add a goal'), 'A custom goal')
  await userEvent.fill(page.getByLabelText('A custom goal: which'), 'bag')
  await userEvent.click(page.getByRole('radio', { name: 'Primary' }).last())
  await waitFor(() =>
    expect(lastSent()?.goals).toEqual([
      { key: 'transaction' },
      { key: 'page_url', op: 'contains', value: '/thanks' },
      { key: 'custom', value: 'bag', primary: true },
    ]),
  )
})

test('an experience with code of its own has its data as JSON, which is checked', async () => {
  const steered = aSteered({ experienceId: 'own', published: { name: 'Own', data: { title: 'A' } } })
  const { lastSent, sentSettings } = openEditor(aSteerStore(steered), { at: '/sites/moor-boots/experiences/own/edit' })
  const data = field('Data')
  await expect.element(data).toHaveValue('{\n  "title": "A"\n}')
  await userEvent.fill(data, '{ "title": ')
  await expect.element(page.getByText(/^This is no JSON yet/)).toBeVisible()
  await userEvent.fill(data, '[1]')
  await expect.element(page.getByText(/it has to be an object in braces/)).toBeVisible()
  expect(sentSettings()).toEqual([])
  await userEvent.fill(data, '{ "title": "B" }')
  await waitFor(() => expect(lastSent()).toEqual({ name: 'Own', data: { title: 'B' } }))
})

test('what spoils running results is said before it is published', async () => {
  openEditor()
  await expect.element(page.getByText('Results go on: nothing of this changes what is compared.')).toBeVisible()
  await userEvent.fill(field('Share of the visitors in %'), '30')
  await expect.element(page.getByText(/results start again, because the shares changed/)).toBeVisible()
  await userEvent.fill(text(), 'Other')
  await expect.element(page.getByText(/because the shares and the content changed/)).toBeVisible()
})

test('how long a test needs follows the difference one wants to see', async () => {
  openEditor()
  await expect.element(field('Visitors a day')).toHaveValue('843')
  await expect.element(field('Who orders, in %')).toHaveValue('3.1')
  const daysShown = () => Number(/About ([\d,]+) days/.exec(document.body.textContent ?? '')?.[1]?.replace(',', ''))
  await waitFor(() => expect(daysShown()).toBeGreaterThan(30))
  const before = daysShown()
  await userEvent.fill(field('Difference to see, in %'), '20')
  await waitFor(() => expect(daysShown()).toBeLessThan(before / 4))
  await userEvent.fill(field('Share of the visitors in %'), '100')
  await expect.element(page.getByText(/There is nobody to compare with/)).toBeVisible()
})

test('a draft is discarded after a question, and the form shows what is published', async () => {
  const draft = aDraft({ ...lowStockSettings, name: 'Other name' }, { revision: 4 })
  const { requests } = openEditor(aSteerStore(aSteered({ draft })))
  await expect.element(page.getByRole('heading', { name: 'Edit: Other name' })).toBeVisible()
  await userEvent.click(button('Discard draft'))
  await expect.element(page.getByRole('alertdialog', { name: 'Discard the draft?' })).toBeVisible()
  await userEvent.click(button('Discard'))
  await expect.element(page.getByRole('heading', { name: 'Edit: Only a few left' })).toBeVisible()
  const deleted = requests.filter(({ method }) => method === 'DELETE').map(({ address }) => address)
  expect(deleted).toEqual(['/console/api/steer/moor-boots/drafts/low-stock?revision=4'])
})

test('whoever may only view can read everything and change nothing', async () => {
  const { requests } = openEditor(undefined, { role: 'view' })
  await expect.element(text()).toBeDisabled()
  await expect.element(page.getByText(/needs a token that may edit\.$/).first()).toBeVisible()
  expect(
    button(/^(Undo|Add)/)
      .elements()
      .filter((each) => !each.matches(':disabled')),
  ).toEqual([])
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('hostile texts are shown as texts', async () => {
  const published = { ...lowStockSettings, name: markup, content: { threshold: 1, text: markup } }
  openEditor(aSteerStore(aSteered({ published })))
  await expect.element(page.getByRole('heading', { name: `Edit: ${markup}` })).toBeVisible()
  await expect.element(text()).toHaveValue(markup)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('the report leads to the editor, and the editor to the changes', async () => {
  openEditor(undefined, { at: '/sites/moor-boots/experiences/low-stock' })
  await userEvent.click(page.getByRole('link', { name: 'Edit' }))
  await expect.element(page.getByRole('heading', { name: 'Edit: Only a few left' })).toHaveFocus()
  expect(page.getByRole('link', { name: 'Review and publish' }).element().getAttribute('href')).toBe(
    '/console/sites/moor-boots/changes',
  )
})

test('a site that cannot be steered says why, although nothing else is known of the experience', async () => {
  const store = { ...aSteerStore(), state: { ...steerState, unavailable: 'Start the service with a configuration.' } }
  openEditor(store, {
    answer: ({ address }) => (address.includes('/experiences/low') ? { status: 409, body: {} } : undefined),
  })
  await expect.element(page.getByText('Start the service with a configuration.')).toBeVisible()
  await waitFor(() => expect(page.getByRole('alert').elements()).toEqual([]))
})

test('an experience that nobody knows is said to be missing, and a template begins a new one', async () => {
  openEditor(undefined, { at: '/sites/moor-boots/experiences/nobody/edit' })
  await expect.element(page.getByText('The service does not know this.')).toBeVisible()
  closeConsole()
  openEditor(undefined, { at: '/sites/moor-boots/experiences/nobody/edit?template=product/low-stock' })
  await expect.element(page.getByRole('heading', { name: 'Name the experience' })).toBeVisible()
})

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)('in %s colours at %i px the editor has no accessibility violations', async (theme, width) => {
  await page.viewport(width, 900)
  const published: ExperienceSettings = {
    ...lowStockSettings,
    share: undefined,
    exclusion: { group: 'product page', share: 0.5 },
    variations: [
      { id: 'a', share: 0.4 },
      { id: 'b', name: 'Red', share: 0.9, content: { text: 'Hurry' } },
    ],
    goals: [{ key: 'custom', value: 'bag', primary: true }],
  }
  const draft = aDraft(
    { ...published, content: { text: '' } },
    {
      problems: [{ experienceId: 'low-stock', path: 'content/text', problem: 'is missing', remedy: 'give a text' }],
    },
  )
  openEditor(aSteerStore(aSteered({ published, draft })), { theme })
  await expect.element(page.getByRole('heading', { name: 'One thing has to be mended' })).toBeVisible()
  // A report loads the sheet of the preview before that of the editor.
  document.head.append(document.querySelector('style[data-vite-dev-id$="/styles/editor.css"]') as Element)
  await waitFor(() => expect(document.documentElement.scrollWidth).toBe(width))
  expect(await findViolations(document, { iframes: false })).toEqual([])
})

test('in German the mistakes are said in German, and what has no German is marked as English', async () => {
  const problems = [
    { path: 'content/text', problem: "is 'x'", remedy: 'give a number from 1 to 9' },
    { path: 'share', problem: 'is rather odd', remedy: 'publish again' },
  ].map((each) => ({ experienceId: 'low-stock', ...each }))
  const draft = aDraft(lowStockSettings, { problems })
  openEditor(aSteerStore(aSteered({ draft })), { language: 'de' })
  await waitFor(() =>
    expect([...document.querySelectorAll('.problem-list li')].map(({ textContent }) => textContent)).toEqual([
      "Text ist 'x': Geben Sie eine Zahl von 1 bis 9 an",
      expect.stringMatching(/ is rather odd: Veröffentlichen Sie erneut$/),
    ]),
  )
  expect(document.querySelector('.problem-list [lang="en"]')?.textContent).toBe('is rather odd')
  await expect.element(page.getByText("ist 'x': Geben Sie eine Zahl von 1 bis 9 an").last()).toBeVisible()
})
