import { expect, onTestFinished, test, vi } from 'vitest'
import type { PlacementOptions } from '../../contract/placement.ts'
import { css, js, type Recommended } from './recommended.ts'

function anItem(id: string, details: Partial<Recommended['items'][number]['details']> = {}) {
  return { id, details: { url: `#${id}`, images: ['data:image/svg+xml,<svg/>'], name: `Shoe ${id}`, ...details } }
}

const content: Recommended = {
  heading: 'You may also like',
  items: [anItem('anouk', { unit_sale_price: 62.5 }), anItem('brisa', { images: [] })],
}

/** Returns the placement on a page whose content is taller than the window; `leave` is the next view. */
function place(content: Recommended | null) {
  const main = document.createElement('main')
  const tall = document.createElement('div')
  tall.style.height = '200vh'
  main.append(tall)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
  document.body.append(main)
  const hooks: (() => void)[] = []
  const onImpression = vi.fn()
  const onClickthrough = vi.fn()
  onTestFinished(() => {
    main.remove()
    document.adoptedStyleSheets = []
    window.scrollTo(0, 0)
  })
  const given = {
    content,
    elements: [main],
    onImpression,
    onClickthrough,
    onRemove: (hook: () => void) => hooks.push(hook),
  }
  js(given as unknown as PlacementOptions<Recommended>)
  return { main, onImpression, onClickthrough, leave: () => hooks.reverse().forEach((hook) => void hook()) }
}

/** Long enough for content on screen to count as seen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100))

test('the row has a heading that names it, and a card for each shoe with its link, picture, name and price in pounds', () => {
  const { main } = place(content)
  const row = main.querySelector('section')
  expect(row?.getAttribute('aria-labelledby')).toBe(row?.querySelector('h2')?.id)
  expect(row?.querySelector('h2')?.textContent).toBe('You may also like')
  const cards = [...main.querySelectorAll<HTMLAnchorElement>('li a')]
  expect(
    cards.map((link) => [link.hash, [...link.querySelectorAll('span')].map(({ textContent }) => textContent)]),
  ).toEqual([
    ['#anouk', ['Shoe anouk', '£62.50']],
    ['#brisa', ['Shoe brisa']],
  ])
  expect(main.querySelector('img')?.alt).toBe('')
})

test('an impression is sent once, and only when half of the row is on screen', async () => {
  const { main, onImpression } = place(content)
  await aWhile()
  expect(onImpression).not.toHaveBeenCalled()
  const row = main.querySelector('section')
  row?.scrollIntoView({ block: 'end' })
  await expect.poll(() => onImpression.mock.calls.length).toBe(1)
  window.scrollTo(0, 0)
  await aWhile()
  row?.scrollIntoView({ block: 'end' })
  await aWhile()
  expect(onImpression).toHaveBeenCalledTimes(1)
})

test('a click is sent with the product of its card', () => {
  const { main, onClickthrough } = place(content)
  main.querySelectorAll<HTMLAnchorElement>('li a')[1]?.click()
  expect(onClickthrough.mock.calls).toEqual([['product', 'brisa']])
})

test('the control group sees nothing, and is measured when the place comes on screen', async () => {
  const { main, onImpression } = place(null)
  await aWhile()
  expect(onImpression).not.toHaveBeenCalled()
  const end = main.lastElementChild
  expect([end?.childElementCount, end?.getBoundingClientRect().height]).toEqual([0, 0])
  main.scrollIntoView({ block: 'end' })
  await expect.poll(() => onImpression.mock.calls.length).toBe(1)
})

test('without recommendations nothing is drawn', () => {
  const { main } = place({ ...content, items: [] })
  expect(main.querySelector('h2, li')).toBe(null)
  expect(main.lastElementChild?.getBoundingClientRect().height).toBe(0)
})

test('the next view removes the row, and nothing more is sent', async () => {
  const { main, onImpression, leave } = place(content)
  leave()
  expect(main.querySelector('section')).toBe(null)
  main.scrollIntoView({ block: 'end' })
  await aWhile()
  expect(onImpression).not.toHaveBeenCalled()
})

test('without its place on the page it does nothing', () => {
  const onImpression = vi.fn()
  const given = { content, elements: [], onImpression, onClickthrough: vi.fn(), onRemove: vi.fn() }
  js(given as unknown as PlacementOptions<Recommended>)
  expect(given.onRemove).not.toHaveBeenCalled()
})
