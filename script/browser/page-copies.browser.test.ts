import { expect, onTestFinished, test } from 'vitest'
import { onPageCopy } from './page-copies.ts'

let copies = 0
onPageCopy(() => copies++)

/** Returns how often the page is said to be copied when an element of a page has an event. */
function countCopies(html: string, selector: string, type: string): number {
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  page.innerHTML = html
  const before = copies
  page.querySelector(selector)?.dispatchEvent(new CustomEvent(type, { bubbles: true }))
  return copies - before
}

const frame = (attributes: string) =>
  `<turbo-frame ${attributes}><a href="/x">2</a><form action="/x"></form></turbo-frame>`

test.each([
  ['htmx saves it for its history', '<p></p>', 'p', 'htmx:beforeHistorySave'],
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
