import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop, shoeIds } from '../../testing/a-recommending-shop.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage('<style>body { margin: 0 }</style><main>Boots</main><footer data-anchor="footer">Footer</footer>')
})

afterEach(() => run.stop())

async function startExperience(count = 8, content: object = {}): Promise<void> {
  const feed = shoeIds(count).map((id) => aFeedItem({ id }))
  run = await runTemplate({
    experience,
    template,
    content: { placementId: 'also-like', ...content },
    ...aRecommendingShop(feed),
  })
}

async function startAndWait(count = 8, content: object = {}): Promise<void> {
  await startExperience(count, content)
  await expect.poll(() => findCards().length, { timeout: 10_000 }).toBeGreaterThan(0)
}

const findSection = () => document.querySelector<HTMLElement>('.category-recommendations')
const findCards = () => [...document.querySelectorAll<HTMLElement>('.category-recommendations .instep-card')]
const findButton = () => document.querySelector<HTMLElement>('.category-recommendations-more')
const findList = () => document.querySelector('.category-recommendations-list') as HTMLElement
const measureBox = (element: Element | undefined) => (element as Element).getBoundingClientRect()
/** The number of cards in each row. */
const countCardsPerRow = () =>
  Object.values(Object.groupBy(findCards(), (card) => String(measureBox(card).top))).map((row) => row?.length)
/** Ends the running animations. */
const finishAnimations = () => {
  for (const each of document.getAnimations()) each.finish()
}

test.each([
  [1280, 4, 15],
  [501, 4, 15],
  [500, 2, 10],
  [320, 2, 10],
])(
  '[CAT-04.1] at %i px headline and up to 8 cards are directly before the footer, %i in a row with a gap of %i px',
  async (width, perRow, gap) => {
    await page.viewport(width, 800)
    await startAndWait(10)
    expect(findSection()?.nextElementSibling?.tagName).toBe('FOOTER')
    expect(findSection()?.querySelector('h2')?.textContent).toBe('You may also like')
    expect(countCardsPerRow()).toEqual([perRow])
    expect(measureBox(findCards()[1]).left - measureBox(findCards()[0]).right).toBeCloseTo(gap, 1)
    findButton()?.click()
    finishAnimations()
    expect(countCardsPerRow()).toEqual(Array(8 / perRow).fill(perRow))
    expect(findCards()).toHaveLength(8)
  },
)

test('[CAT-04.2] above 500 px the first 4 cards are shown, and the button reveals 4 more as a second row', async () => {
  await startAndWait()
  expect(findCards()).toHaveLength(4)
  expect(findButton()?.textContent).toBe('Show more')
  findButton()?.click()
  finishAnimations()
  expect(countCardsPerRow()).toEqual([4, 4])
})

test('[CAT-04.3] at 500 px and below the first 2 cards are shown, and the button reveals 6 more as three rows of 2', async () => {
  await page.viewport(500, 800)
  await startAndWait()
  expect(findCards()).toHaveLength(2)
  findButton()?.click()
  finishAnimations()
  expect(countCardsPerRow()).toEqual([2, 2, 2, 2])
})

test('[CAT-04.4] after one press the button is gone, and the first revealed card has focus', async () => {
  await startAndWait()
  findButton()?.focus()
  findButton()?.click()
  expect(findButton()).toBe(null)
  expect(document.activeElement).toBe(findCards()[4]?.querySelector('a'))
  expect(findSection()?.querySelectorAll('button')).toHaveLength(0)
})

test.each([
  [1280, 4],
  [500, 2],
])('[CAT-04.5] at %i px there is no button for %i cards', async (width, count) => {
  await page.viewport(width, 800)
  await startAndWait(count)
  expect([findCards().length, findButton()]).toEqual([count, null])
})

test('[CAT-04.6] after a resize, hidden cards follow the first view of the new width, and revealed cards stay', async () => {
  await startAndWait()
  await page.viewport(400, 800)
  await expect.poll(() => findCards().length).toBe(2)
  await page.viewport(900, 800)
  await expect.poll(() => findCards().length).toBe(4)
  findButton()?.click()
  await page.viewport(400, 800)
  await waitUntilSettled()
  expect(findCards()).toHaveLength(8)
  await page.viewport(1280, 800)
  await waitUntilSettled()
  expect([findCards().length, findButton()]).toEqual([8, null])
})

test('[CAT-04.7] revealed cards slide open in 400 ms', async () => {
  await startAndWait()
  const { offsetHeight: before } = findList()
  findButton()?.click()
  const [animation] = findList().getAnimations()
  expect(animation?.effect?.getTiming().duration).toBe(400)
  animation?.pause()
  if (animation) animation.currentTime = 0
  expect(findList().offsetHeight).toBe(before)
  animation?.finish()
  expect(findList().offsetHeight).toBeGreaterThan(2 * before)
})

test('[CAT-04.7] with reduced motion they appear immediately', async () => {
  await lessMotion()
  await startAndWait()
  findButton()?.click()
  expect(document.getAnimations()).toEqual([])
  expect(countCardsPerRow()).toEqual([4, 4])
})

test('[CAT-04.8] cards have no add-to-bag button', async () => {
  await startAndWait(8)
  findButton()?.click()
  expect(document.querySelectorAll('.instep-add, .category-recommendations button')).toHaveLength(0)
})

test('[CAT-04.8] without items nothing is rendered', async () => {
  const before = pageState()
  await startExperience(0)
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})

test('[CAT-04.8] removing the experience removes the section, even while it slides open', async () => {
  const before = pageState()
  await startAndWait()
  findButton()?.click()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('impressions and click-throughs are reported once per product', async () => {
  await startAndWait(4, { headline: 'More shoes' })
  const listCallbacks = () => run.requests.filter((url) => url.includes('/cb?')).map((url) => new URL(url).searchParams)
  findCards()[0]?.scrollIntoView({ block: 'center' })
  await expect.poll(() => listCallbacks().flatMap((query) => query.getAll('p')), { timeout: 5000 }).toEqual(shoeIds(4))
  const link = findCards()[1]?.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  link?.click()
  await expect
    .poll(() =>
      listCallbacks()
        .filter((query) => query.get('t') === '1')
        .flatMap((query) => query.getAll('p')),
    )
    .toEqual(['shoe-2'])
  expect(findSection()?.querySelector('h2')?.textContent).toBe('More shoes')
})
