import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const aThumb = (view: number, chosen = false) =>
  `<li><button data-view="${view}" aria-pressed="${chosen}">${view}</button></li>`
const anItem = (id: string, thumbs = aThumb(1) + aThumb(2)) => `
  <li data-anchor="gridItem" data-product-id="${id}"><img alt="" data-shown="none"><ul data-anchor="gridThumbs">${thumbs}</ul></li>`

const runs: TemplateRun[] = []
/** The clicks that the shop received, by product and image. */
let clicks: string[]
let ended: AbortController

/** Does what the shop does on a click: chooses the thumbnail and changes the main picture. */
function onClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-view]')
  const item = button?.closest<HTMLElement>('[data-product-id]')
  if (!button || !item) return
  clicks.push(`${item.dataset.productId} ${button.dataset.view}`)
  for (const each of item.querySelectorAll('[data-view]')) each.setAttribute('aria-pressed', String(each === button))
  item.querySelector('img')?.setAttribute('data-shown', button.dataset.view ?? '')
}

beforeEach(() => {
  clicks = []
  ended = new AbortController()
  addEventListener('click', onClick, ended)
  aPage(
    `<button id="before">Before</button><ul data-anchor="productGrid">${anItem('a') + anItem('b')}</ul><p style="height: 3000px"></p>`,
  )
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  ended.abort()
  scrollTo(0, 0)
})

async function start(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content })
  runs.push(run)
  return run
}

const grid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown)
const add = (html: string) => grid().append(document.createRange().createContextualFragment(html))
const thumb = (id: string, view: number) =>
  document.querySelector(`[data-product-id="${id}"] [data-view="${view}"]`) as HTMLElement

test('[CAT-10.1] the first thumbnail of each item is clicked once, and its image is shown', async () => {
  await start()
  expect(clicks).toEqual(['a 1', 'b 1'])
  expect(shown()).toEqual(['1', '1'])
  await waitUntilSettled()
  expect(clicks).toHaveLength(2)
})

describe('[CAT-10.2] side effects of the click', () => {
  test("the click neither moves the focus nor scrolls, even if the shop's handler does", async () => {
    const [before, first] = [document.getElementById('before'), thumb('a', 1)]
    first.addEventListener('click', () => first.focus())
    thumb('b', 1).addEventListener('click', () => scrollTo({ top: 500, behavior: 'instant' }))
    before?.focus()
    await start()
    expect(clicks).toEqual(['a 1', 'b 1'])
    expect(document.activeElement).toBe(before)
    expect(scrollY).toBe(0)
  })

  test('it opens no page: a thumbnail that links within this page is clicked, one that links to another page is not', async () => {
    const link = (view: number, href: string) =>
      `<li><a data-view="${view}" aria-pressed="false" href="${href}">${view}</a></li>`
    grid().replaceChildren()
    add(anItem('c', link(1, '#c-1') + link(2, '#c-2')) + anItem('d', link(1, '/uk/en/product/d') + link(2, '#d')))
    const { href } = location
    await start()
    expect(clicks).toEqual(['c 1'])
    expect(location.href).toBe(href)
  })
})

test('[CAT-10.3] an item whose first thumbnail is already chosen, or that has fewer than two, is left alone', async () => {
  grid().replaceChildren()
  add(anItem('c', aThumb(1, true) + aThumb(2)) + anItem('d', aThumb(1)) + anItem('e', '') + anItem('f'))
  await start()
  expect(clicks).toEqual(['f 1'])
})

describe("[CAT-10.4] later items and the shopper's own choice", () => {
  test('items added later are clicked once too', async () => {
    await start()
    add(anItem('c'))
    await expect.poll(() => clicks).toEqual(['a 1', 'b 1', 'c 1'])
    grid().prepend(grid().lastElementChild as Element)
    await waitUntilSettled()
    await waitUntilSettled()
    expect(clicks).toHaveLength(3)
  })

  test('a thumbnail chosen by the shopper is never changed back, neither on a further page view nor when the list is rendered again', async () => {
    const run = await start()
    await userEvent.click(thumb('b', 2))
    expect(shown()).toEqual(['1', '2'])
    const { explanation } = run
    run.publish('ecView', { type: 'category', language: 'en', country: 'uk', currency: 'GBP' })
    await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
    await waitUntilSettled()
    expect(shown()).toEqual(['1', '2'])
    grid().replaceChildren()
    add(anItem('b', aThumb(1) + aThumb(2, true)) + anItem('c'))
    await expect.poll(() => clicks.at(-1)).toBe('c 1')
    expect(clicks).toEqual(['a 1', 'b 1', 'b 2', 'c 1'])
    expect(thumb('b', 2).ariaPressed).toBe('true')
  })

  test('an item is left alone when the shopper chose a thumbnail before the experience ran', async () => {
    thumb('a', 2).click()
    await start()
    expect(shown()).toEqual(['2', '1'])
  })
})

test.each([false, 'no'])('[CAT-10.5] with updateFirstImg %j nothing is clicked', async (updateFirstImg) => {
  const before = pageState()
  await start({ updateFirstImg })
  expect(clicks).toEqual([])
  expect(pageState()).toEqual(before)
})

test("the experience itself changes nothing on the page; only the shop's handling of the click does", async () => {
  const before = pageState()
  ended.abort()
  const heard: unknown[] = []
  grid().addEventListener('click', ({ target }) => heard.push(target))
  await start()
  expect(heard).toEqual([thumb('a', 1), thumb('b', 1)])
  expect(pageState()).toEqual(before)
})

test('[CAT-10.6] removing the experience stops further clicks and leaves the pictures as they are', async () => {
  const run = await start()
  const before = pageState()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(shown()).toEqual(['1', '1'])
  add(anItem('c'))
  await waitUntilSettled()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(clicks).toEqual(['a 1', 'b 1'])
})
