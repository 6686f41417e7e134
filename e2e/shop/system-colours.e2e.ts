import type { Page } from '@playwright/test'
import { decided, expect, test } from '../demo.ts'
import { inspect } from '../inspector/inspector.ts'
import { computer, phone, violations } from './frame.ts'

/** What a shopper has set in the system. */
const settings = {
  'forced colours': { forcedColors: 'active', colorScheme: 'light' },
  'a dark theme': { forcedColors: 'none', colorScheme: 'dark' },
} as const

/** The rules of axe that depend on colours; other journeys prove all of them. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function expectContrast(page: Page, what: string): Promise<void> {
  for (const [name, media] of Object.entries(settings)) {
    await page.emulateMedia(media)
    for (const viewport of [computer, phone]) {
      await page.setViewportSize(viewport)
      // Experiences take on the colours of a changed theme a moment later.
      await expect
        .poll(() => violations(page, undefined, colourRules), `${what}, ${name}, ${viewport.width} px`)
        .toEqual([])
    }
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  await page.setViewportSize(computer)
}

/** Takes from an element what its mark stands for, or the whole of it. */
type Change = (element: HTMLElement | SVGElement) => void

const hideIt: Change = (element) => element.style.setProperty('opacity', '0')

const uncheckIt: Change = (element) => {
  for (const input of element.querySelectorAll('input')) input.checked = false
}

const dropState: Change = (element) => {
  for (const name of ['aria-current', 'aria-pressed', 'aria-selected', 'data-state']) element.removeAttribute(name)
}

/** Returns which elements look the same without their marks, where the system has light or dark colours of its own. */
async function findUnmarked(page: Page, marks: Record<string, Change>): Promise<string[]> {
  const selectors = Object.keys(marks)
  const elements = await Promise.all(
    selectors.map((selector) => page.locator(selector).filter({ visible: true }).first().elementHandle()),
  )
  const takePictures = async () => {
    const pictures: [string, Buffer | undefined][] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      for (const [at, element] of elements.entries())
        pictures.push([
          `${selectors[at]} in ${colorScheme} colours`,
          await element?.screenshot({ animations: 'disabled' }),
        ])
    }
    return pictures
  }
  const before = await takePictures()
  for (const [at, change] of Object.values(marks).entries())
    await elements[at]?.evaluate(change as (element: Node) => void)
  const after = new Map(await takePictures())
  return before.flatMap(([mark, picture]) => (picture?.equals(after.get(mark) ?? picture) ? [mark] : []))
}

/** What is marked on pages of the shop, by the path, and what takes the mark away. */
const marksOnPages: Record<string, Record<string, Change>> = {
  'product/brisa-court-sage': {
    '.size:has(:checked)': uncheckIt,
    '.size[data-state="low"]': dropState,
    '.size[data-state="sold-out"]': dropState,
    '.swatch[aria-current]': dropState,
    '.gallery-thumbs a[aria-current="true"]': dropState,
  },
  'shop/women?type=slipper': {
    '.pill[aria-current]': dropState,
    '.nav-label[aria-current]': dropState,
    '.card-thumb[aria-pressed="true"]': dropState,
    '.family-dot': hideIt,
  },
  'checkout/delivery': { '.progress-step[data-state="current"]': dropState },
}

test('[SHR-01.35] pages of the shop with their experiences have contrast in forced colours and under a dark theme, and what is chosen, low, sold out or rated is marked', async ({
  page,
  demo,
}) => {
  await page.request.post(`${demo.shop}/uk/en/cart/addToCart`, { form: { sku: 'VIREO-FOREST-37', quantity: '2' } })
  const others = [
    '',
    'cart',
    'search/index?query=slipper',
    'no-such-page',
    'account',
    'wishlist',
    'help',
    'legal/privacy',
  ]
  for (const path of [...Object.keys(marksOnPages), ...others]) {
    await page.goto(`${demo.shop}/uk/en/${path}`)
    await decided(page)
    if (path.startsWith('product')) await page.locator('[data-state="available"] input').first().check()
    if (path.startsWith('shop')) await page.locator('.card-thumb').nth(1).click()
    // What is pointed at looks like what is chosen.
    await page.mouse.move(0, 0)
    await expectContrast(page, path)
    const marks = marksOnPages[path]
    if (marks) expect.soft(await findUnmarked(page, marks), path).toEqual([])
    // A dark ground needs light stars.
    if (path.startsWith('product'))
      await expect(page.locator('.stars-full').first()).toHaveCSS('fill', 'rgb(255, 255, 255)')
  }
})

test('[SHR-01.35] the gallery and the inspector have contrast in forced colours and under a dark theme, and what is chosen is marked', async ({
  page,
  demo,
}) => {
  // Some of its cards are enough: all have the same parts.
  for (const path of ['?q=banner', '/show/offers', '/settings']) {
    await page.goto(`${demo.shop}/gallery${path}`)
    if (path === '/show/offers') await expect(page.locator('.panel')).toContainText('showing variation')
    await expectContrast(page, `gallery${path}`)
  }
  await page.goto(`${demo.shop}/gallery/edit/offers`)
  await expect(page.getByText('The page shows your content.')).toBeVisible()
  await expectContrast(page, 'form')
  expect(await findUnmarked(page, { '.edit-devices label:has(:checked)': uncheckIt })).toEqual([])

  const panel = await inspect(page, `${demo.shop}/uk/en/help`)
  await panel.getByRole('button', { name: /^On page/ }).click()
  await page.mouse.move(0, 0)
  await expectContrast(page, 'inspector')
  const ofInspector = { '[role="tab"][aria-selected="true"]': dropState, '.chips [aria-pressed="true"]': dropState }
  expect(await findUnmarked(page, { ...ofInspector, '.row .dot': hideIt })).toEqual([])
})
