import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
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

async function start(more: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...more } })
}

const at = (name: string) => document.querySelector(`[data-anchor="${name}"]`) as HTMLElement
const box = () => document.querySelector<HTMLElement>('.product-wishlist-promo')
const lines = () => [...(box()?.querySelectorAll('p') ?? [])]
const button = () => box()?.querySelector('button') as HTMLButtonElement
const said = () => box()?.querySelector('[role="status"]')?.textContent

test('[PDP-25.1] the box stands directly after the wishlist area, each line on its own and the code bold', async () => {
  await start()
  expect(at('wishlistArea').nextElementSibling).toBe(box())
  expect(lines().map(({ textContent }) => textContent)).toEqual(['15% off', 'Until Sunday', 'HELLO15'])
  const tops = lines().map((line) => line.getBoundingClientRect().top)
  expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b))
  expect(Number(getComputedStyle(button().firstElementChild as Element).fontWeight)).toBeGreaterThanOrEqual(700)
})

test.each([{ showPromo: false }, { promocode: '' }, { promocode: ' ' }])(
  '[PDP-25.2] nothing is inserted with %o',
  async (none) => {
    const before = pageState()
    await start(none)
    expect(pageState()).toEqual(before)
  },
)

test('[PDP-25.2] an empty line is left out', async () => {
  await start({ firstline: '' })
  expect(lines().map(({ textContent }) => textContent)).toEqual(['Until Sunday', 'HELLO15'])
  run.stop()
  await start({ firstline: '', secondline: ' ' })
  expect(lines()).toHaveLength(1)
})

test('[PDP-25.3] the button "Copy code HELLO15" copies the code, and says so for 2 s', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await start()
  expect(button().getAttribute('aria-label')).toBe('Copy code HELLO15')
  expect(said()).toBe('')
  button().click()
  await expect.poll(said).toBe('Copied')
  const since = performance.now()
  expect(copied.mock.calls).toEqual([['HELLO15']])
  await expect.poll(said, { timeout: 5000 }).toBe('')
  expect(performance.now() - since).toBeGreaterThan(1800)
})

test('[PDP-25.3] where copying is not allowed the code is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await start()
  button().click()
  await expect.poll(() => String(getSelection())).toBe('HELLO15')
  expect(said()).toBe('')
  expect(run.errors).toEqual([])
})

test('[PDP-25.4] the wishlist area stays as it is; on phones the box is as wide as the buy panel', async () => {
  const area = at('wishlistArea')
  const [before, node] = [area.outerHTML, area.firstElementChild]
  await page.viewport(390, 800)
  await start({ promocode: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITÄN-2026' })
  expect(at('wishlistArea')).toBe(area)
  expect([area.outerHTML, area.firstElementChild]).toEqual([before, node])
  const [panel, inside] = [at('productPanel'), box()?.firstElementChild].map(
    (each) => each?.getBoundingClientRect().width,
  )
  expect(inside).toBe(panel)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('[PDP-25.5] removal takes the box out', async () => {
  const before = pageState()
  await start()
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  button().click()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
})
