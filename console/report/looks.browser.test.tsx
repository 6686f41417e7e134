import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../contract/console/session.ts'
import type { PublishedPreview, PublishedPreviewRequest, SteerState } from '../../contract/console/steer.ts'
import { findReport, session } from '../test-data/answers.ts'
import { steerState } from '../test-data/steer-editor.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole, type SentRequest } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const isPreview = ({ address }: SentRequest) => address.endsWith('/preview')
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.frame-place iframe')]
const product = `${location.origin}/contract/tsconfig.json?page=product`

type Opening = {
  id?: string
  role?: Role
  state?: Partial<SteerState>
  preview?: Partial<PublishedPreview>
  language?: 'en' | 'de'
}

function openReport({ id = 'badges', role = 'edit', state, preview, language }: Opening = {}): SentRequest[] {
  return openConsole({
    at: `/sites/moor-boots/experiences/${id}`,
    language,
    answer: (sent) => {
      const path = new URL(sent.address, location.href).pathname
      if (path.endsWith('/session')) return { status: 200, body: { ...session, role } }
      if (path.endsWith('/steer/moor-boots')) return { status: 200, body: { ...steerState, ...state } }
      if (!isPreview(sent)) return undefined
      const { page: asked } = sent.body as PublishedPreviewRequest
      const links = findReport(id).experience.variations.map(({ variationId }) => [
        variationId,
        `${asked}&shown=${variationId}`,
      ])
      return { status: 200, body: { links: Object.fromEntries(links), script: 'built', problems: [], ...preview } }
    },
  })
}

const show = () => page.getByRole('button', { name: 'Show control and variation' })

test('control and variation stand side by side on a page of the shop, once somebody asks for them', async () => {
  await page.viewport(1280, 900)
  const requests = openReport()
  await expect.element(show()).toBeVisible()
  expect([requests.filter(isPreview), frames()]).toEqual([[], []])
  await userEvent.click(show())
  await expect.poll(() => frames().length).toBe(2)
  expect(requests.filter(isPreview).map(({ body }) => body)).toEqual([{ page: `${location.origin}/` }])
  expect(frames().map(({ src }) => src.split('shown=')[1])).toEqual(['badges-c', 'badges-a'])
  const [one, other] = frames().map((frame) => frame.getBoundingClientRect())
  expect(other?.left).toBeGreaterThan(one?.right ?? 0)
  expect(frames()[0]?.offsetWidth).toBe(1280)
  await userEvent.click(page.getByText('Phone', { exact: true }))
  await waitFor(() => expect(frames()[0]?.offsetWidth).toBe(390))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Variation' }), 'Badge below the price')
  await expect.poll(() => frames()[1]?.src).toContain('shown=badges-b')
  const looks = document.querySelector('.looks') ?? document
  expect(await findViolations(looks, { iframes: false })).toEqual([])
})

test('each variation has a link that opens in a new tab and can be copied', async () => {
  const copied: string[] = []
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  openReport({ id: 'low-stock' })
  await userEvent.click(show())
  const open = page.getByRole('link', { name: 'Open in a new tab: Variation' })
  await expect.element(open).toHaveAttribute('href', `${product}&shown=low-stock-v`)
  await expect.element(open).toHaveAttribute('target', '_blank')
  const copy = page.getByRole('button', { name: 'Copy the link: Original' })
  await userEvent.click(copy)
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(copied).toEqual([`${product}&shown=low-stock-c`])
  write.mockRejectedValue(new Error('forbidden'))
  await userEvent.click(copy)
  await expect.element(page.getByText(/^The browser does not let pages copy here/)).toBeVisible()
  expect(document.getSelection()?.toString() || (document.activeElement as HTMLInputElement).value).toBe(copied[0])
})

test('where the service does not build the site it says so, and gives the links that work', async () => {
  const unavailable = 'Start the service with INSTEP_CONFIG'
  openReport({ state: { unavailable }, preview: { script: 'deployed' } })
  await expect.element(page.getByText(/^The console cannot show pages here/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make links' }))
  await expect.element(page.getByText(/^The links open the preview that your developers have deployed/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open in a new tab: Badge on the picture' })).toBeVisible()
  expect(frames()).toEqual([])
})

test('what has to be mended first is said in place of pages', async () => {
  const problems = [{ experienceId: 'badges', path: 'content/text', problem: 'is missing', remedy: 'give a text' }]
  openReport({ preview: { links: {}, problems } })
  await userEvent.click(show())
  await expect.element(page.getByText('The site has mistakes, so no preview can be built:')).toBeVisible()
  expect(frames()).toEqual([])
})

test('who may only look, and a site that nobody describes, are told why there is nothing', async () => {
  const asViewer = openReport({ role: 'view', language: 'de' })
  await expect.element(page.getByText('Eine Vorschau braucht ein Token, das bearbeiten darf.')).toBeVisible()
  closeConsole()
  const nowhere = openReport({ state: { site: { ...steerState.site, domains: [], pages: [] } } })
  await expect.element(page.getByText(/^There are no links, because the service does not know/)).toBeVisible()
  expect([...asViewer, ...nowhere].filter(isPreview)).toEqual([])
})

test('an experience that is gone has no looks', async () => {
  openReport({ id: 'old-banner' })
  await expect.element(page.getByRole('heading', { name: 'Devices, countries and segments' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'How it looks' }).elements()).toEqual([])
})
