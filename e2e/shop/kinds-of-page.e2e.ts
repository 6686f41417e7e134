import type { Page } from '@playwright/test'
import { type Demo, decided, expect, test, troubles } from '../demo.ts'
import { scriptHasRun } from '../wait-in-page.ts'
import { collectResponses, expectCompressed } from './compression.ts'
import { type Asked, followFiles, levelsOf, namesOf } from './follow-files.ts'
import { computer, phone, violations } from './frame.ts'
import { at } from './page.ts'
import { notePolicyViolations } from './policy.ts'
import { filesAskedFor, marksOf } from './renderer-marks.ts'
import { type Change, dropState, expectContrastHere, findUnmarked, hideIt, uncheckIt } from './system-colours.ts'

/** What is marked on a kind of page of the British shop, and what takes the mark away. */
const kinds: Record<string, Record<string, Change>> = {
  '': {},
  'shop/women?type=slipper': {
    '.pill[aria-current]': dropState,
    '.nav-label[aria-current]': dropState,
    '.card-thumb[aria-pressed="true"]': dropState,
    '.family-dot': hideIt,
  },
  'product/brisa-court-sage': {
    '.size:has(:checked)': uncheckIt,
    '.size[data-state="low"]': dropState,
    '.size[data-state="sold-out"]': dropState,
    '.swatch[aria-current]': dropState,
    '.gallery-thumbs a[aria-current="true"]': dropState,
  },
  cart: {},
  'checkout/delivery': { '.progress-step[data-state="current"]': dropState },
  'search/index?query=chelsea': {},
  account: {},
  wishlist: {},
  help: {},
  'legal/privacy': {},
  'no-such-page': {},
}

/** Pages that are looked at for contrast only: other tests look at them, or at their like, for all barriers. */
const forContrast = ['checkout/delivery', 'wishlist', 'legal/privacy']

/** Pages that show what the British ones do not. One list has as many cards as fit on a page, the others have few. */
const others = [
  '/eu/de/',
  '/uk/en/shop',
  '/eu/fr/shop/women?colour=red',
  '/uk/en/shop/boots?alert=1&colour=red',
  '/uk/en/cart',
  '/eu/it/product/anouk-lilac',
  '/uk/en/search/index?query=no-such-shoe',
  '/gallery',
  '/gallery/settings',
]

/** The gallery's own tests look at these for all barriers: the list has every template, and takes long. */
const elsewhere = ['/gallery', '/gallery/settings']

const missing = /status of 404/

/** Opens a page and checks its policy, and that nothing on it violates that policy, as long as it loads. */
async function openWithPolicy(page: Page, address: string, violated: () => Promise<string[] | undefined>) {
  const answer = await page.goto(address)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy, address).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
  expect(policy, address).toContain("require-trusted-types-for 'script'")
  expect(policy, address).not.toMatch(/unsafe-(?:inline|eval)/)
  if (!address.includes('/gallery')) await scriptHasRun(page)
  await page.waitForLoadState('networkidle')
  expect(await violated(), address).toEqual([])
}

/** Checks that a page loads at most six files of the script, all named by its tag, and no React. */
async function expectFewFiles(page: Page, path: string, asked: Asked[]): Promise<void> {
  const files = asked.map(({ file }) => file)
  expect(files.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(6)
  // They are named by the tag, and so requested together with the script.
  const named = await page.locator('link[rel=modulepreload][href^="/instep/"]').evaluateAll(namesOf)
  expect(files.toSorted(), path).toEqual(['instep.js', ...named].sort())
  expect(levelsOf(asked), JSON.stringify(asked)).toBe(1)
  expect(files.filter((file) => /react|renderer/.test(file))).toEqual([])
}

/** Checks that experiences draw with the React that the page lends, and that no other is loaded. */
async function expectLentReact(page: Page, path: string, files: string[]): Promise<void> {
  await expect(page.locator('.global-offer-banner'), path).toBeVisible()
  const shop = await marksOf(page, '#shop')
  expect(await marksOf(page, '.global-offer-banner'), path).toEqual(
    shop.filter((mark) => mark.startsWith('__reactContainer')),
  )
  expect(files, path).toContain('kit-drawing')
  expect(
    files.filter((name) => /renderer|react/.test(name)),
    path,
  ).toEqual([])
}

/** Returns what is wrong with a page in the window as it is. */
async function findBarriers(page: Page, path: string): Promise<string[]> {
  const width = page.viewportSize()?.width
  const wrong = (await violations(page)).map((each) => `${path} at ${width} px: ${each}`)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overhang > 0 ? [...wrong, `${path} is ${overhang} px wider than ${width} px`] : wrong
}

const hasChoice = (path: string) => /^(?:shop|product)/.test(path)

/** Makes a choice on a page, and puts shoes into the bag on that of a product; few pairs of one are left. */
async function chooseOn(page: Page, path: string, { shop }: Demo): Promise<void> {
  if (path.startsWith('shop')) await page.locator('.card-thumb').nth(1).click()
  if (path.startsWith('product')) {
    await page.locator('[data-state="available"] input').first().check()
    await at(page, 'addToBag').first().click()
    await expect(page.locator('.bag-count')).toHaveText('1')
    await page.keyboard.press('Escape')
    await page.request.post(`${shop}/uk/en/cart/addToCart`, { form: { sku: 'VIREO-FOREST-37', quantity: '2' } })
  }
  // What is pointed at looks like what is chosen.
  await page.mouse.move(0, 0)
}

/** A dark ground needs light stars. */
async function expectLightStars(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expect(page.locator('.stars-full').first()).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

test('[BD-03] [BD-09] [SHR-01.35] each kind of page comes as brotli, with at most six files of the script on two levels, under a strict policy with Trusted Types that nothing violates; experiences draw with the React that it lends, and it has no accessibility violation, in forced colours and under a dark theme has contrast, and marks what is chosen, low, sold out or rated', async ({
  page,
  demo,
  visitorId,
}) => {
  test.setTimeout(480_000)
  const found = troubles(page)
  const wrong: string[] = []
  const violated = await notePolicyViolations(page)
  const asked = await followFiles(page)
  const files = filesAskedFor(page)
  const answers = collectResponses(page)
  for (const [path, marks] of Object.entries(kinds))
    await test.step(`/uk/en/${path}`, async () => {
      for (const list of [asked, files]) list.length = 0
      await openWithPolicy(page, `${demo.shop}/uk/en/${path}`, violated)
      await decided(page)
      if (!path.startsWith('checkout')) {
        await expectFewFiles(page, path, asked)
        await expectLentReact(page, path, files)
      }
      if (path === '') await expectCompressed(answers, demo.shop)
      for (const viewport of [computer, phone]) {
        await page.setViewportSize(viewport)
        if (!forContrast.includes(path)) wrong.push(...(await findBarriers(page, path)))
        if (viewport === computer) await chooseOn(page, path, demo)
        await expectContrastHere(page, path, { isSeen: !hasChoice(path) })
      }
      await page.setViewportSize(computer)
      if (Object.keys(marks).length > 0) expect.soft(await findUnmarked(page, marks), path).toEqual([])
      if (path.startsWith('product')) await expectLightStars(page)
    })
  expect(wrong).toEqual([])
  expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
  const kept = (await page.context().cookies()).find(({ name }) => name === '_qubitTracker')
  expect(kept?.value).toBe(visitorId)
})

test('[BD-03] [SHR-01.35] pages of other countries and those with nothing to show keep to the policy and have no accessibility violation either; the gallery keeps to it too, and its settings have contrast where the system has colours of its own', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000)
  const found = troubles(page)
  const wrong: string[] = []
  const violated = await notePolicyViolations(page)
  for (const [at, path] of others.entries())
    await test.step(path, async () => {
      await openWithPolicy(page, demo.shop + path, violated)
      // From the size of the page before, because each change of the window draws the page anew.
      for (const viewport of at % 2 === 0 ? [computer, phone] : [phone, computer]) {
        await page.setViewportSize(viewport)
        if (!elsewhere.includes(path)) wrong.push(...(await findBarriers(page, path)))
        if (path === '/gallery/settings') await expectContrastHere(page, path)
      }
    })
  expect(wrong).toEqual([])
  expect(found.filter((trouble) => !missing.test(trouble))).toEqual([])
})
