import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

/** The different ways in which shops hide the buttons. */
const hidings = [
  'button { opacity: 0; pointer-events: none }',
  'button { visibility: hidden }',
  'button { display: none }',
  '.over { opacity: 0; pointer-events: none }',
  '.over { display: none }',
].map((rule) => `li:not(:hover, :focus-within) ${rule}`)
const shown = 'li:is(:hover, :focus-within) :is(.over, button) { display: block }'

const buy = '<button class="buy" data-anchor="gridBuy">Buy</button>'
const save = '<button class="save" data-anchor="gridWishlist">Save</button>'
const anItem = (buttons = save + buy) => `<li data-anchor="gridItem" data-product-id="a" style="position: relative">
  <div style="position: relative; height: 80px"><div class="over" style="position: absolute; inset-block-end: 4px">${buttons}</div></div>
  <a href="#a">Court shoe</a><p data-anchor="gridPrice">£90</p></li>`

let run: TemplateRun

beforeEach(async () => {
  aShop()
  await userEvent.hover(document.querySelector('h1') as Element)
})

afterEach(() => run.stop())

function aShop({ rule = hidings[0], items = anItem() }: { rule?: string; items?: string } = {}): void {
  aPage(
    `<style>${rule} ${shown}</style><h1>Boots</h1><ul data-anchor="productGrid" style="width: 200px; list-style: none">${items}</ul>`,
  )
}

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findGrid = () => document.querySelector('ul') as HTMLElement
const findButtons = () => [...document.querySelectorAll<HTMLElement>('button')]
const isShown = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return (
    button.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    document.elementFromPoint(left + width / 2, top + height / 2) === button
  )
}
const areShown = () => findButtons().map(isShown)
const createElements = (html: string) => document.createRange().createContextualFragment(html)

test.each(hidings)(
  '[CAT-01.1] both buttons of each item are always visible when the shop hides them by %s',
  async (rule) => {
    aShop({ rule, items: anItem() + anItem() })
    expect(areShown()).toEqual([false, false, false, false])
    await startExperience()
    expect(areShown()).toEqual([true, true, true, true])
  },
)

test('[CAT-01.1] the buttons are also visible on an item that is hovered at the start, in a shop that hides their container', async () => {
  aShop({ rule: hidings[3] })
  await userEvent.hover(document.querySelector('li') as Element)
  await startExperience()
  await userEvent.hover(document.querySelector('h1') as Element)
  await expect.poll(areShown).toEqual([true, true])
})

test.each([false, '0'])('[CAT-01.2] with showBtns %j nothing is changed', async (showBtns) => {
  const before = pageState()
  await startExperience({ showBtns })
  expect(pageState()).toEqual(before)
})

test('[CAT-01.3] items that appear by loading, filtering or sorting have visible buttons too', async () => {
  await startExperience()
  findGrid().append(createElements(anItem() + anItem()))
  await waitUntilSettled()
  expect(areShown()).toEqual(Array(6).fill(true))
  findGrid().replaceChildren(createElements(anItem()))
  await waitUntilSettled()
  expect(areShown()).toEqual([true, true])
})

test('[CAT-01.4] the buttons cover neither name nor price, even where the shop places them on top on hover', async () => {
  aShop({ items: anItem().replace('inset-block-end: 4px', 'inset-block: 75px auto; inset-inline: 0') })
  await startExperience()
  expect(areShown()).toEqual([true, true])
  for (const words of document.querySelectorAll('a, p')) {
    const { left, top, width, height } = words.getBoundingClientRect()
    for (const part of [0.1, 0.5, 0.9])
      expect(document.elementFromPoint(left + width * part * 0.4, top + height / 2)).toBe(words)
  }
})

test('[CAT-01.4] the buttons can be reached with Tab without hovering', async () => {
  aShop({ rule: hidings[2] })
  await startExperience()
  const reached: (Element | null)[] = []
  for (let turn = 0; turn < 3; turn++) {
    await userEvent.tab()
    reached.push(document.activeElement)
  }
  expect(reached).toEqual(expect.arrayContaining(findButtons()))
})

test('[CAT-01.5] an item that lacks one of the buttons shows the other', async () => {
  aShop({ items: anItem(save) + anItem(buy) })
  await startExperience()
  expect(areShown()).toEqual([true, true])
})

test.each(hidings)(
  "[CAT-01.6] removing the experience restores the shop's hover behaviour, hidden by %s",
  async (rule) => {
    aShop({ rule })
    const before = pageState()
    await startExperience()
    run.stop()
    expect(pageState()).toEqual(before)
    expect(areShown()).toEqual([false, false])
    await userEvent.hover(document.querySelector('li') as Element)
    expect(areShown()).toEqual([true, true])
    await userEvent.hover(document.querySelector('h1') as Element)
  },
)

/** An item whose wide button the shop lays over the picture, and whose small one is in a corner of it. */
const aPicturedItem = `<li data-anchor="gridItem" data-product-id="a" style="position: relative">
  <div class="picture" style="position: relative"><img alt="Shoe" style="display: block; width: 200px; height: 250px">
    <div style="position: absolute; top: 4px; right: 4px"><button data-anchor="gridWishlist" style="width: 44px; height: 44px">Save</button></div>
    <div style="position: absolute; right: 8px; bottom: 8px; left: 8px"><button data-anchor="gridBuy" style="width: 100%; height: 44px">Buy</button></div></div>
  <a href="#a">Court shoe</a></li>`

test('[CAT-01.7] a wide button stands below the picture that the shop lays it over, a small one stays on it', async () => {
  aShop({ items: aPicturedItem })
  const before = pageState()
  await startExperience()
  const boxOf = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect()
  const [picture, box] = [boxOf('img'), boxOf('.picture')]
  const [save, buy] = [boxOf('[data-anchor="gridWishlist"]'), boxOf('[data-anchor="gridBuy"]')]
  expect([buy.top - picture.bottom, box.bottom - buy.bottom, save.top - picture.top]).toEqual([8, 8, 4])
  await userEvent.hover(document.querySelector('li') as Element)
  await userEvent.hover(document.querySelector('h1') as Element)
  await waitUntilSettled()
  expect(boxOf('.picture').height).toBe(box.height)
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[CAT-01.7] a wide button is below its picture also where that has no height before a script loads it', async () => {
  aShop({ items: aPicturedItem.replace('alt="Shoe"', 'alt=""').replace('height: 250px', '') })
  const picture = document.querySelector('img') as HTMLImageElement
  await userEvent.hover(document.documentElement, { position: { x: 400, y: 800 }, force: true })
  await startExperience()
  picture.src = '/catalogue/testing/icon.svg'
  const buy = document.querySelector('[data-anchor="gridBuy"]') as HTMLElement
  await expect.poll(() => picture.getBoundingClientRect().height).toBeGreaterThan(50)
  await expect.poll(() => buy.getBoundingClientRect().top - picture.getBoundingClientRect().bottom).toBe(8)
})

test.each(['the item', 'a row of items'])(
  '[CAT-01.7] where the shop places %s by its height, as Masonry does, no item becomes higher',
  async (what) => {
    const placed = 'position: absolute; width: 200px'
    aShop({
      items:
        what === 'the item'
          ? aPicturedItem.replace('position: relative', placed)
          : `<div style="${placed}">${aPicturedItem}</div>`,
    })
    const { offsetHeight } = document.querySelector('li') as HTMLElement
    await startExperience()
    expect(areShown()).toEqual([true, true])
    expect(document.querySelector('li')?.offsetHeight).toBe(offsetHeight)
  },
)

test('[CAT-01.3] a list that draws only what is in the window shows the buttons however far it is scrolled', async () => {
  const itemOf = (id: number) => anItem().replace('#a', `#${id}`)
  aShop({ items: itemOf(0) + itemOf(1) })
  await startExperience()
  for (let id = 2; id < 20; id++) {
    findGrid().firstElementChild?.remove()
    findGrid().append(createElements(itemOf(id)))
    await Promise.resolve()
  }
  await waitUntilSettled()
  expect(areShown()).toEqual(Array(4).fill(true))
})

test('[SHR-01.12] [CAT-01.1] the buttons stay visible where the shop writes the classes of all of them anew', async () => {
  aShop({ items: anItem().repeat(20) })
  await startExperience()
  for (let time = 0; time < 3; time++) {
    for (const button of findButtons()) button.className = `buy turn-${time}`
    await Promise.resolve()
    expect(findButtons().every((button) => button.checkVisibility({ opacityProperty: true }))).toBe(true)
  }
  expect(run.errors).toEqual([])
})

test('[CAT-01.3] the buttons stay visible on a list that is drawn anew, twice, with each letter of a search', async () => {
  document.body.append(createElements('<input>'))
  const search = document.querySelector('input') as HTMLElement
  search.oninput = () => {
    for (const ms of [0, 110]) setTimeout(() => findGrid().replaceChildren(createElements(anItem())), ms)
  }
  await startExperience()
  for (const letter of 'court shoe') {
    await userEvent.type(search, letter)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect([areShown(), run.errors, run.explanation.progress]).toEqual([[true, true], [], 'executed'])
}, 20_000)

test('[SHR-01.12] a shop that takes the classes of the buttons away each time is left alone', async () => {
  await startExperience()
  const [button] = findButtons() as [HTMLElement]
  const { className } = button
  let taken = 0
  const shop = new MutationObserver(() => {
    if (button.className === 'save') return
    taken++
    button.className = 'save'
  })
  shop.observe(button, { attributeFilter: ['class'] })
  button.className = 'save'
  await waitUntilSettled()
  shop.disconnect()
  expect(className).not.toBe('save')
  expect(taken).toBe(10)
  expect(run.explanation.progress).toBe('failed')
})

test('classes that a slider has copied together with its slide go with the experience', async () => {
  for (const rule of hidings) {
    aShop({ rule })
    await startExperience()
    await waitUntilSettled()
    const copy = document.querySelector('li')?.cloneNode(true) as HTMLElement
    copy.classList.add('slick-slide', 'slick-cloned')
    findGrid().prepend(copy)
    await expect.poll(areShown).toEqual([true, true, true, true])
    run.stop()
    expect(copy.querySelectorAll('[class*=always-buttons]').length).toBe(0)
  }
})
