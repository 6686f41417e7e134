import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage } from '../../testing/a-page.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const shop = `<header style="position: fixed; inset: 0 0 auto; height: 60px"><button data-anchor="miniCart">Bag</button></header>
  <main data-anchor="mainContent"><p>A pair of shoes</p></main>`

const address = location.href

afterEach(async () => {
  history.replaceState(null, '', address)
  await page.viewport(414, 896)
})

/** Adds a pair to the bag, and returns the prompt that says so. */
async function addToBag(): Promise<HTMLElement> {
  await lessMotion()
  history.replaceState(null, '', '/us/en/product/p')
  aPage(shop)
  const run = await runTemplate({ experience, template, content: {} })
  onTestFinished(run.stop)
  await expect.poll(() => run.explanation.progress).toMatch(/executed|ended/)
  for (const quantity of [1, 2]) {
    run.publish('ecBasketItem', { product: { productId: 'p', sku: 'p-38' }, quantity })
    run.publish('ecBasketSummary', { basket: { id: 'b', quantity } })
  }
  const findPrompt = () => document.querySelector<HTMLElement>('.product-view-bag-prompt')
  await expect.poll(findPrompt).not.toBe(null)
  return findPrompt() as HTMLElement
}

test.each([
  [700, 200],
  [320, 120],
])('in a window of %i by %i px the prompt ends within it, and is scrolled to its end', async (width, height) => {
  await page.viewport(width, height)
  const prompt = await addToBag()
  const { top, bottom } = prompt.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(height)
  const goOn = prompt.querySelector('button') as HTMLButtonElement
  goOn.focus()
  expect(goOn.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  expect(prompt.scrollTop).toBeGreaterThan(0)
})

test('on paper, where it would be on every sheet, the prompt is left out', async () => {
  const prompt = await addToBag()
  expect(prompt.checkVisibility()).toBe(true)
  await emulateMedia({ media: 'print' })
  expect(prompt.checkVisibility()).toBe(false)
})
