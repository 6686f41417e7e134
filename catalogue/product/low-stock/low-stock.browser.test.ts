import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { translatePage } from '../../testing/translate-page.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const content = { threshold: 5, text: 'Only {count} left' }
const icon = '/catalogue/testing/icon.svg'

let run: TemplateRun

beforeEach(() => {
  aPage(shopPage)
})

afterEach(() => run.stop())

function ofStock(stock: unknown): [string, object] {
  return ['ecProduct', { eventType: 'detail', product: { productId: 'p', stock } }]
}

async function startExperience(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({ experience, template, content, published: [ofStock(3)], ...facts })
}

function findBox(): HTMLElement | null {
  return document.querySelector('.product-low-stock-box')
}

test('[PDP-07.1] the message is directly before the first add-to-bag button, and only there', async () => {
  await startExperience()
  const [first] = document.querySelectorAll('[data-anchor="addToBag"]')
  expect(first?.previousElementSibling?.textContent).toBe('Only 3 left')
  expect(document.querySelectorAll('.product-low-stock-box')).toHaveLength(1)
})

test('[PDP-07.1] beside a quantity the message is before the row of both, as wide as that', async () => {
  aPage(
    '<form style="display: flex; width: 380px"><input style="width: 60px"><button data-anchor="addToBag" style="flex: 1">Add to bag</button></form>',
  )
  const measureButton = () => document.querySelector('button')?.getBoundingClientRect().width
  const width = measureButton()
  await startExperience()
  expect(document.querySelector('form')?.previousElementSibling?.textContent).toBe('Only 3 left')
  expect(measureButton()).toBe(width)
})

test('a shop that redraws the panel as Idiomorph does keeps its own elements, and the message stays one', async () => {
  const row = '<div style="display: flex"><input><button data-anchor="addToBag">Add to bag</button></div>'
  const panel = aPage(`<form>${row}<div>Save</div></form>`).firstElementChild as HTMLElement
  const wanted = panel.cloneNode(true) as HTMLElement
  await startExperience()
  // What has the tag that comes next is made into that, unless it has an id.
  const fits = (old: Element | null, fresh: Element) => old && !old.id && old.tagName === fresh.tagName
  let at = panel.firstElementChild
  for (const fresh of wanted.children) {
    while (at && !fits(at, fresh)) at = at.nextElementSibling
    for (const { name } of [...(at?.attributes ?? [])]) at?.removeAttribute(name)
    for (const { name, value } of fresh.attributes) at?.setAttribute(name, value)
    at?.replaceChildren(...[...fresh.childNodes].map((node) => node.cloneNode(true)))
    at = at?.nextElementSibling ?? null
  }
  await waitUntilSettled()
  expect([...panel.children].map(({ textContent }) => textContent)).toEqual(['Only 3 left', 'Add to bag', 'Save'])
  run.stop()
  expect(panel.innerHTML).toBe(wanted.innerHTML)
})

test('[PDP-07.3] a size with another stock updates, removes or shows the message', async () => {
  await startExperience()
  run.publish(...ofStock(2))
  expect(findBox()?.textContent).toBe('Only 2 left')
  run.publish(...ofStock(50))
  expect(findBox()).toBe(null)
  run.publish(...ofStock('1'))
  expect(findBox()?.textContent).toBe('Only 1 left')
  run.publish(...ofStock(''))
  expect(findBox()).toBe(null)
})

test('[PDP-07.3] a size with another stock updates the message where the browser has translated the page', async () => {
  await startExperience()
  translatePage()
  run.publish(...ofStock(2))
  expect(findBox()?.textContent).toBe('Only 2 left')
})

test('[PDP-07.3] stock in the list of a category does not affect this product', async () => {
  await startExperience()
  run.publish('ecProduct', { eventType: 'listing', productIds: ['a', 'b'] })
  expect(findBox()?.textContent).toBe('Only 3 left')
})

test('[PDP-07.5] the icon is 20 px high with an empty alt text, and the text has its colour', async () => {
  await startExperience({ content: { ...content, iconUrl: icon, textColor: 'rgb(1, 2, 3)' } })
  const picture = findBox()?.querySelector('img')
  expect(picture?.getBoundingClientRect().height).toBe(20)
  expect(picture?.getAttribute('alt')).toBe('')
  expect(picture?.nextElementSibling?.textContent).toBe('Only 3 left')
  expect(getComputedStyle(findBox() as HTMLElement).color).toBe('rgb(1, 2, 3)')
})

test('[PDP-07.5] the box is at most maxWidth wide and never wider than the buy panel', async () => {
  const text =
    'Only {count} left, and this is a sentence that would be much wider than the panel it stands in, if it could'
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  panel.style.width = '400px'
  await startExperience({ content: { ...content, text, maxWidth: '150' } })
  expect(findBox()?.getBoundingClientRect().width).toBe(150)
  run.stop()
  await startExperience({ content: { ...content, text, maxWidth: '2000px' } })
  expect(findBox()?.getBoundingClientRect().width).toBe(400)
})

test('[PDP-07.6] the message is in a polite live region that existed before its text', async () => {
  await startExperience({ published: [ofStock(50)] })
  const status = document.querySelector('.product-low-stock')
  expect(status?.getAttribute('role')).toBe('status')
  expect(status?.textContent).toBe('')
  let changes = 0
  const observer = new MutationObserver((records) => {
    changes += records.length
  })
  observer.observe(status as Element, { childList: true, subtree: true, characterData: true })
  run.publish(...ofStock(1))
  run.publish(...ofStock(1))
  await waitUntilSettled()
  observer.disconnect()
  expect(status?.textContent).toBe('Only 1 left')
  expect(changes).toBe(1)
})

test('[PDP-07.7] removing the experience removes the box', async () => {
  const before = pageState()
  await startExperience()
  expect(findBox()).not.toBe(null)
  run.stop()
  expect(pageState()).toEqual(before)
})
