import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { translatePage } from '../../testing/translate-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { firstline: '15% off', secondline: 'Until Sunday', promocode: 'HELLO15' }

const aProduct = `
  <section data-anchor="productPanel">
    <div data-anchor="wishlistArea" class="area"><button aria-pressed="false">Save</button></div>
    <p>Delivery</p>
  </section>`

let run: TemplateRun

beforeEach(() => void aPage(aProduct))

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
  getSelection()?.removeAllRanges()
})

async function startExperience(more: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...more } })
}

const findAnchor = (name: string) => document.querySelector(`[data-anchor="${name}"]`) as HTMLElement
const findBox = () => document.querySelector<HTMLElement>('.product-wishlist-promo')
const findLines = () => [...(findBox()?.querySelectorAll('p') ?? [])]
const findButton = () => findBox()?.querySelector('button') as HTMLButtonElement
const readStatus = () => findBox()?.querySelector('[role="status"]')?.textContent

test('[PDP-25.1] the box is directly after the wishlist area, with one row per line and a bold code', async () => {
  await startExperience()
  expect(findAnchor('wishlistArea').nextElementSibling).toBe(findBox())
  expect(findLines().map(({ textContent }) => textContent)).toEqual(['15% off', 'Until Sunday', 'HELLO15'])
  const tops = findLines().map((line) => line.getBoundingClientRect().top)
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b))
  expect(Number(getComputedStyle(findButton().firstElementChild as Element).fontWeight)).toBeGreaterThanOrEqual(700)
})

test.each([{ showPromo: false }, { promocode: '' }, { promocode: ' ' }])(
  '[PDP-25.2] nothing is inserted with %o',
  async (none) => {
    const before = pageState()
    await startExperience(none)
    expect(pageState()).toEqual(before)
  },
)

test('[PDP-25.2] an empty line is left out', async () => {
  await startExperience({ firstline: '' })
  expect(findLines().map(({ textContent }) => textContent)).toEqual(['Until Sunday', 'HELLO15'])
  run.stop()
  await startExperience({ firstline: '', secondline: ' ' })
  expect(findLines()).toHaveLength(1)
})

test('[PDP-25.3] the button "Copy code HELLO15" copies the code and confirms it for 2 s', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await startExperience()
  expect(findButton().getAttribute('aria-label')).toBe('Copy code HELLO15')
  expect(readStatus()).toBe('')
  findButton().click()
  await expect.poll(readStatus).toBe('Copied')
  const since = performance.now()
  expect(copied.mock.calls).toEqual([['HELLO15']])
  await expect.poll(readStatus, { timeout: 5000 }).toBe('')
  expect(performance.now() - since).toBeGreaterThan(1800)
})

test('[PDP-25.3] the confirmation ends also where the browser translates the page', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await startExperience()
  findButton().click()
  await expect.poll(readStatus).toBe('Copied')
  translatePage()
  await expect.poll(readStatus, { timeout: 5000 }).toBe('')
})

test('[PDP-25.3] when copying is not allowed the code is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await startExperience()
  findButton().click()
  await expect.poll(() => String(getSelection())).toBe('HELLO15')
  expect(readStatus()).toBe('')
  expect(run.errors).toEqual([])
})

test('[PDP-25.4] the wishlist area does not change; on phones the box is as wide as the buy panel', async () => {
  const area = findAnchor('wishlistArea')
  const [before, node] = [area.outerHTML, area.firstElementChild]
  await page.viewport(390, 800)
  await startExperience({ promocode: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITÄN-2026' })
  expect(findAnchor('wishlistArea')).toBe(area)
  expect([area.outerHTML, area.firstElementChild]).toEqual([before, node])
  const [panel, inside] = [findAnchor('productPanel'), findBox()?.firstElementChild].map(
    (each) => each?.getBoundingClientRect().width,
  )
  expect(inside).toBe(panel)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('[PDP-25.5] removing the experience removes the box', async () => {
  const before = pageState()
  await startExperience()
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  findButton().click()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})
