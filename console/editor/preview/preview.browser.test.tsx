import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSteered, aSteerStore, lowStockSettings, steerState } from '../../test-data/steer-editor.ts'
import { closeConsole, type SentRequest } from '../../testing/open-console.tsx'
import { openEditor } from '../../testing/open-editor.ts'
import { waitFor } from '../../testing/wait-for.ts'

afterEach(closeConsole)

const text = () => page.getByRole('textbox', { name: /^Text required/ }).first()
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.frame-place iframe[data-shown="true"]')]
const isPreview = ({ address }: SentRequest) => address.endsWith('/preview')
const product = `${location.origin}/contract/tsconfig.json?page=product`

/** Changes a field at once, as a fast typist would: no machine is too slow for it. */
function typeInto(field: HTMLInputElement, typed: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function openWide(...opening: Parameters<typeof openEditor>): Promise<ReturnType<typeof openEditor>> {
  await page.viewport(1400, 900)
  const editor = openEditor(...opening)
  await expect.poll(() => frames().length).toBe(2)
  return editor
}

test('variation and control stand side by side on a page of the shop that the template is for', async () => {
  const { sentPreviews } = await openWide()
  expect(frames().map(({ src }) => src)).toEqual([
    `${product}&variation=v#qb_preview_id=1`,
    `${product}&variation=c#qb_preview_id=1`,
  ])
  const [asked] = sentPreviews()
  expect(asked).toMatchObject({ experienceId: 'low-stock', page: product, settings: lowStockSettings })
  expect(asked?.editor).toMatch(/^[a-z0-9]{8,32}$/)
  const [one, other] = frames().map((frame) => frame.getBoundingClientRect())
  expect(one?.top).toBe(other?.top)
  expect(other?.left).toBeGreaterThan(one?.right ?? 0)
  const open = page.getByRole('link', { name: 'Open in a window: Variation' }).element()
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([frames()[0]?.src, '_blank'])
})

test('a page is as wide as on the device and fits into its place', async () => {
  await openWide()
  const widthOf = () => {
    const [frame] = frames()
    const place = frame?.closest('.frame-place')?.getBoundingClientRect()
    return [frame?.offsetWidth, Math.round((frame?.getBoundingClientRect().width ?? 0) - (place?.width ?? 0))]
  }
  await waitFor(() => expect(widthOf()).toEqual([1280, 0]))
  await userEvent.click(page.getByText('Phone', { exact: true }))
  await waitFor(() => expect(widthOf()).toEqual([390, 0]))
})

test('while somebody types it is asked once a pause is made, and a page is always shown', async () => {
  const { sentPreviews } = await openWide()
  const [first] = frames()
  const loaded = () =>
    frames().filter(({ contentDocument: page }) => page?.URL.startsWith(product) && page.readyState === 'complete')
  await expect.poll(() => loaded().length).toBe(2)
  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(loaded().length))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  const field = text().element() as HTMLInputElement
  for (const typed of ['A', 'Ab', 'Abc']) typeInto(field, typed)
  await waitFor(() => expect(sentPreviews().at(-1)?.settings.content?.text).toBe('Abc'))
  await expect.poll(() => frames()[0] !== first).toBe(true)
  observer.disconnect()
  expect(Math.min(...counts)).toBe(2)
  expect(sentPreviews().map(({ settings }) => settings.content?.text)).toEqual([lowStockSettings.content?.text, 'Abc'])
  expect(first?.isConnected).toBe(false)
})

test('another variation and another page can be chosen, also by address, but only of the shop', async () => {
  const published = {
    ...lowStockSettings,
    share: undefined,
    variations: [
      { id: 'a', share: 0.3 },
      { id: 'b', name: 'Red', share: 0.3 },
    ],
  }
  const { sentPreviews } = await openWide(aSteerStore(aSteered({ published })))
  const choice = page.getByRole('combobox', { name: 'Variation' })
  // As in the form and in reports.
  await expect.element(choice).toMatchTextContent(/^Variation 1\s*Red$/)
  await userEvent.selectOptions(choice, 'Red')
  await expect.poll(() => frames()[0]?.src).toBe(`${product}&variation=b#qb_preview_id=1`)
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Page' }), 'Another address…')
  const address = page.getByRole('textbox', { name: 'Address' })
  await userEvent.fill(address, 'https://evil.example/')
  await expect.element(page.getByText(/^Only pages of moor-boots\.example, /)).toBeVisible()
  expect(frames()).toHaveLength(0)
  // Longer than the pause after which what is typed is asked for.
  await new Promise((resolve) => setTimeout(resolve, 800))
  await userEvent.fill(address, `${location.origin}/console/tsconfig.json?typed`)
  await expect.poll(() => frames()[1]?.src).toContain('/console/tsconfig.json?typed&variation=c')
  expect(sentPreviews().some(({ page: asked }) => asked.includes('evil.example'))).toBe(false)
})

test('what has to be mended first is said in its place, and leads to the field', async () => {
  const problems = [{ experienceId: 'low-stock', path: 'content/text', problem: 'is missing', remedy: 'give a text' }]
  await page.viewport(1400, 900)
  openEditor(undefined, {
    answer: (sent) => (isPreview(sent) ? { status: 200, body: { links: {}, problems } } : undefined),
  })
  await expect.element(page.getByText('Mend this first, then it shows here:')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Text' }))
  await expect.element(text()).toHaveFocus()
})

test('a failed preview is said, and the form goes on working', async () => {
  await page.viewport(1400, 900)
  openEditor(undefined, { answer: (sent) => (isPreview(sent) ? { status: 400, body: {} } : undefined) })
  await expect.element(page.getByText(/^The preview failed: The service did not accept/)).toBeVisible()
  await userEvent.fill(text(), 'Goes on')
  await expect.element(page.getByText('Saved as a draft')).toBeVisible()
})

test('a site of which no page was viewed lately takes an address', async () => {
  await page.viewport(1400, 900)
  const store = { ...aSteerStore(aSteered()), state: { ...steerState, site: { ...steerState.site, pages: [] } } }
  const { sentPreviews } = openEditor(store)
  await expect.element(page.getByText('Enter the address of a page of the shop.')).toBeVisible()
  expect(sentPreviews()).toEqual([])
})

test('on a phone form and preview are two views of the page', async () => {
  await page.viewport(390, 800)
  const { sentPreviews } = openEditor(undefined, { language: 'de' })
  await expect.element(page.getByRole('heading', { name: 'Inhalt' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Vorschau' }).elements()).toHaveLength(0)
  // Nobody pays for pages that are not seen.
  expect(sentPreviews()).toEqual([])
  await userEvent.click(page.getByText('Vorschau', { exact: true }).first())
  await expect.element(page.getByRole('heading', { name: 'Vorschau' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Inhalt' }).elements()).toHaveLength(0)
  await expect.poll(() => frames().length).toBe(2)
  expect(document.documentElement.scrollWidth).toBe(390)
})
