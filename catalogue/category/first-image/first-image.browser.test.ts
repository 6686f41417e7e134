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

async function startExperience(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content })
  runs.push(run)
  return run
}

const findGrid = () => document.querySelector('[data-anchor="productGrid"]') as HTMLElement
const listShownViews = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shown]')].map(({ dataset }) => dataset.shown)
const addItems = (html: string) => findGrid().append(document.createRange().createContextualFragment(html))
const findThumb = (id: string, view: number) =>
  document.querySelector(`[data-product-id="${id}"] [data-view="${view}"]`) as HTMLElement

test('[CAT-10.1] the first thumbnail of each item is clicked once, and its image is shown', async () => {
  await startExperience()
  expect(clicks).toEqual(['a 1', 'b 1'])
  expect(listShownViews()).toEqual(['1', '1'])
  await waitUntilSettled()
  expect(clicks).toHaveLength(2)
})

describe('[CAT-10.2] side effects of the click', () => {
  test("the click neither moves the focus nor scrolls, even if the shop's handler does", async () => {
    const [before, first] = [document.getElementById('before'), findThumb('a', 1)]
    first.addEventListener('click', () => first.focus())
    findThumb('b', 1).addEventListener('click', () => scrollTo({ top: 500, behavior: 'instant' }))
    before?.focus()
    await startExperience()
    expect(clicks).toEqual(['a 1', 'b 1'])
    expect(document.activeElement).toBe(before)
    expect(scrollY).toBe(0)
  })

  test('it opens no page: a thumbnail that links within this page is clicked, one that links to another page is not', async () => {
    const aLink = (view: number, href: string) =>
      `<li><a data-view="${view}" aria-pressed="false" href="${href}">${view}</a></li>`
    findGrid().replaceChildren()
    addItems(
      anItem('c', aLink(1, '#c-1') + aLink(2, '#c-2')) + anItem('d', aLink(1, '/uk/en/product/d') + aLink(2, '#d')),
    )
    const { href } = location
    await startExperience()
    expect(clicks).toEqual(['c 1'])
    expect(location.href).toBe(href)
  })
})

test('[CAT-10.3] an item whose first thumbnail is already chosen, or that has fewer than two, is left alone', async () => {
  findGrid().replaceChildren()
  addItems(anItem('c', aThumb(1, true) + aThumb(2)) + anItem('d', aThumb(1)) + anItem('e', '') + anItem('f'))
  await startExperience()
  expect(clicks).toEqual(['f 1'])
})

describe("[CAT-10.4] later items and the shopper's own choice", () => {
  test('items added later are clicked once too', async () => {
    await startExperience()
    addItems(anItem('c'))
    await expect.poll(() => clicks).toEqual(['a 1', 'b 1', 'c 1'])
    findGrid().prepend(findGrid().lastElementChild as Element)
    await waitUntilSettled()
    await waitUntilSettled()
    expect(clicks).toHaveLength(3)
  })

  test('a thumbnail chosen by the shopper is never changed back, neither on a further page view nor when the list is rendered again', async () => {
    const run = await startExperience()
    await userEvent.click(findThumb('b', 2))
    expect(listShownViews()).toEqual(['1', '2'])
    const { explanation } = run
    run.publish('ecView', { type: 'category', language: 'en', country: 'uk', currency: 'GBP' })
    await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
    await waitUntilSettled()
    expect(listShownViews()).toEqual(['1', '2'])
    findGrid().replaceChildren()
    addItems(anItem('b', aThumb(1) + aThumb(2, true)) + anItem('c'))
    await expect.poll(() => clicks.at(-1)).toBe('c 1')
    expect(clicks).toEqual(['a 1', 'b 1', 'b 2', 'c 1'])
    expect(findThumb('b', 2).ariaPressed).toBe('true')
  })

  test('an item is left alone when the shopper chose a thumbnail before the experience ran', async () => {
    findThumb('a', 2).click()
    await startExperience()
    expect(listShownViews()).toEqual(['2', '1'])
  })
})

test.each([false, 'no'])('[CAT-10.5] with updateFirstImg %j nothing is clicked', async (updateFirstImg) => {
  const before = pageState()
  await startExperience({ updateFirstImg })
  expect(clicks).toEqual([])
  expect(pageState()).toEqual(before)
})

test("the experience itself changes nothing on the page; only the shop's handling of the click does", async () => {
  const before = pageState()
  ended.abort()
  const heard: unknown[] = []
  findGrid().addEventListener('click', ({ target }) => heard.push(target))
  await startExperience()
  expect(heard).toEqual([findThumb('a', 1), findThumb('b', 1)])
  expect(pageState()).toEqual(before)
})

test('[CAT-10.6] removing the experience stops further clicks and leaves the pictures as they are', async () => {
  const run = await startExperience()
  const before = pageState()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(listShownViews()).toEqual(['1', '1'])
  addItems(anItem('c'))
  await waitUntilSettled()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(clicks).toEqual(['a 1', 'b 1'])
})

test('on another shop, without attributes of the demo, the first thumbnail of each card is clicked and counted', async () => {
  const pressed: (string | null)[] = []
  const aCard = (name: string) => `<article class="card"><a href="/p/${name}">${name}</a>
    <div class="views"><button>${name} side</button><button>${name} top</button></div></article>`
  const body = aPage(`<div class="list">${aCard('Court') + aCard('Moor')}</div>`)
  body.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent), ended)
  const run = await runTemplate({
    experience,
    template,
    content: {},
    settings: {},
    anchors: { productGrid: '.list', gridItem: '.card', gridThumbs: '.views' },
  })
  runs.push(run)
  expect(pressed).toEqual(['Court side', 'Moor side'])
  expect(run.seen).toHaveLength(1)
})
