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

async function start(count = 8, content: object = {}): Promise<void> {
  const feed = shoeIds(count).map((id) => aFeedItem({ id }))
  run = await runTemplate({
    experience,
    template,
    content: { placementId: 'also-like', ...content },
    ...aRecommendingShop(feed),
  })
}

async function started(count = 8, content: object = {}): Promise<void> {
  await start(count, content)
  await expect.poll(() => cards().length, { timeout: 10_000 }).toBeGreaterThan(0)
}

const section = () => document.querySelector<HTMLElement>('.category-recommendations')
const cards = () => [...document.querySelectorAll<HTMLElement>('.category-recommendations .instep-card')]
const button = () => document.querySelector<HTMLElement>('.category-recommendations-more')
const list = () => document.querySelector('.category-recommendations-list') as HTMLElement
const box = (element: Element | undefined) => (element as Element).getBoundingClientRect()
/** How many cards stand in each row. */
const rows = () => Object.values(Object.groupBy(cards(), (card) => String(box(card).top))).map((row) => row?.length)
/** Without the movement. */
const end = () => {
  for (const each of document.getAnimations()) each.finish()
}

test.each([
  [1280, 4, 15],
  [501, 4, 15],
  [500, 2, 10],
  [320, 2, 10],
])(
  '[CAT-04.1] at %i px headline and up to 8 cards stand directly before the footer, %i in a row with a gap of %i px',
  async (width, perRow, gap) => {
    await page.viewport(width, 800)
    await started(10)
    expect(section()?.nextElementSibling?.tagName).toBe('FOOTER')
    expect(section()?.querySelector('h2')?.textContent).toBe('You may also like')
    expect(rows()).toEqual([perRow])
    expect(box(cards()[1]).left - box(cards()[0]).right).toBeCloseTo(gap, 1)
    button()?.click()
    end()
    expect(rows()).toEqual(Array(8 / perRow).fill(perRow))
    expect(cards()).toHaveLength(8)
  },
)

test('[CAT-04.2] above 500 px the first 4 show, and the button reveals 4 more as a second row', async () => {
  await started()
  expect(cards()).toHaveLength(4)
  expect(button()?.textContent).toBe('Show more')
  button()?.click()
  end()
  expect(rows()).toEqual([4, 4])
})

test('[CAT-04.3] at 500 px and below the first 2 show, and the button reveals 6 more as three rows of 2', async () => {
  await page.viewport(500, 800)
  await started()
  expect(cards()).toHaveLength(2)
  button()?.click()
  end()
  expect(rows()).toEqual([2, 2, 2, 2])
})

test('[CAT-04.4] after one press the button is gone, and the focus is on the first card revealed', async () => {
  await started()
  button()?.focus()
  button()?.click()
  expect(button()).toBe(null)
  expect(document.activeElement).toBe(cards()[4]?.querySelector('a'))
  expect(section()?.querySelectorAll('button')).toHaveLength(0)
})

test.each([
  [1280, 4],
  [500, 2],
])('[CAT-04.5] at %i px there is no button for %i cards', async (width, count) => {
  await page.viewport(width, 800)
  await started(count)
  expect([cards().length, button()]).toEqual([count, null])
})

test('[CAT-04.6] on a resize unrevealed cards follow the first view of the new width, and revealed ones stay', async () => {
  await started()
  await page.viewport(400, 800)
  await expect.poll(() => cards().length).toBe(2)
  await page.viewport(900, 800)
  await expect.poll(() => cards().length).toBe(4)
  button()?.click()
  await page.viewport(400, 800)
  await waitUntilSettled()
  expect(cards()).toHaveLength(8)
  await page.viewport(1280, 800)
  await waitUntilSettled()
  expect([cards().length, button()]).toEqual([8, null])
})

test('[CAT-04.7] new cards slide open in 400 ms', async () => {
  await started()
  const { offsetHeight: before } = list()
  button()?.click()
  const [animation] = list().getAnimations()
  expect(animation?.effect?.getTiming().duration).toBe(400)
  animation?.pause()
  if (animation) animation.currentTime = 0
  expect(list().offsetHeight).toBe(before)
  animation?.finish()
  expect(list().offsetHeight).toBeGreaterThan(2 * before)
})

test('[CAT-04.7] with reduced motion they appear at once', async () => {
  await lessMotion()
  await started()
  button()?.click()
  expect(document.getAnimations()).toEqual([])
  expect(rows()).toEqual([4, 4])
})

test('[CAT-04.8] cards have no add-to-bag button', async () => {
  await started(8)
  button()?.click()
  expect(document.querySelectorAll('.instep-add, .category-recommendations button')).toHaveLength(0)
})

test('[CAT-04.8] without items nothing is rendered', async () => {
  const before = pageState()
  await start(0)
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})

test('[CAT-04.8] removal takes the section out, also while it slides open', async () => {
  const before = pageState()
  await started()
  button()?.click()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('what was seen and used is told of, once for each product', async () => {
  await started(4, { headline: 'More shoes' })
  const told = () => run.requests.filter((url) => url.includes('/cb?')).map((url) => new URL(url).searchParams)
  cards()[0]?.scrollIntoView({ block: 'center' })
  await expect.poll(() => told().flatMap((query) => query.getAll('p')), { timeout: 5000 }).toEqual(shoeIds(4))
  const link = cards()[1]?.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  link?.click()
  await expect
    .poll(() =>
      told()
        .filter((query) => query.get('t') === '1')
        .flatMap((query) => query.getAll('p')),
    )
    .toEqual(['shoe-2'])
  expect(section()?.querySelector('h2')?.textContent).toBe('More shoes')
})
