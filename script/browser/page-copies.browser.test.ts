import { expect, onTestFinished, test } from 'vitest'
import { isPageCopy, onPageCopy, whenDrawn } from './page-copies.ts'

let copies = 0
onPageCopy(() => copies++)

const dispatchEvent = (target: EventTarget | null, type: string, detail?: object) =>
  target?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))

/** Returns how often the page is said to be copied when an element of a page has an event. */
function countCopies(html: string, selector: string, type: string): number {
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  page.innerHTML = html
  const before = copies
  dispatchEvent(page.querySelector(selector), type)
  return copies - before
}

const frame = (attributes: string) =>
  `<turbo-frame ${attributes}><a href="/x">2</a><form action="/x"></form></turbo-frame>`

test.each([
  ['htmx saves it for its history', '<p></p>', 'p', 'htmx:beforeHistorySave'],
  ['the history cache of htmx 4 saves it', '<p></p>', 'p', 'htmx:history:cache:before:save'],
  ['Livewire is about to navigate', '<p></p>', 'p', 'alpine:navigating'],
  ['a link is clicked in a frame of Turbo with history', frame('data-turbo-action="advance"'), 'a', 'turbo:click'],
  ['a form of it has its answer', frame('data-turbo-action="advance"'), 'form', 'turbo:before-fetch-response'],
] as const)('a page is about to be copied when %s', (_, html, selector, type) => {
  expect(countCopies(html, selector, type)).toBe(1)
})

test.each([
  [
    'a link of such a frame is fetched in advance',
    frame('data-turbo-action="advance"'),
    'a',
    'turbo:before-fetch-response',
  ],
  ['a link is clicked in another frame', frame(''), 'a', 'turbo:click'],
  ['a form of it has its answer', frame(''), 'form', 'turbo:before-fetch-response'],
] as const)('a page is not copied when %s', (_, html, selector, type) => {
  expect(countCopies(html, selector, type)).toBe(0)
})

test('a page is about to be copied when Turbo visits another one, whose address it has only later', () => {
  const visitOn = (url: string) => {
    dispatchEvent(document.documentElement, 'turbo:visit', { url })
    const before = copies
    // The second copy is that of a jump to a fragment.
    for (const each of [1, 2]) dispatchEvent(document.documentElement, 'turbo:before-cache', { each })
    return copies - before
  }
  expect(visitOn(new URL('/another', location.href).href)).toBe(1)
  expect(visitOn(`${location.href.split('#')[0]}#part`)).toBe(0)
})

test('the copy of a page that Turbo shows first is not the page', () => {
  const root = document.documentElement
  onTestFinished(() => root.removeAttribute('data-turbo-preview'))
  let drawn = 0
  const renderPage = (isCopy: boolean) => {
    root.toggleAttribute('data-turbo-preview', isCopy)
    dispatchEvent(root, 'turbo:render')
  }
  expect(isPageCopy()).toBe(false)
  root.toggleAttribute('data-turbo-preview', true)
  expect(isPageCopy()).toBe(true)
  whenDrawn(() => drawn++)
  renderPage(true)
  expect(drawn).toBe(0)
  renderPage(false)
  renderPage(false)
  expect(drawn).toBe(1)
  whenDrawn(() => drawn++)
  expect(drawn).toBe(2)
})
