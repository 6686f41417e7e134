import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scrollWithinWindow } from './scroll-within-window.ts'

beforeEach(() => page.viewport(800, 600))
afterEach(() => {
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  scrollTo({ top: 0, behavior: 'instant' })
})

/** Fills a document, a window high above and below an element of 100 px. */
function fillPage(body: HTMLElement): HTMLElement {
  body.style.margin = '0'
  body.innerHTML =
    '<div style="height: 2000px"></div><p style="height: 100px; margin: 0"></p><div style="height: 2000px"></div>'
  return body.querySelector('p') as HTMLElement
}
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

test.each<['start' | 'center' | 'nearest', number, number]>([
  ['start', 0, 0],
  ['center', 0, 250],
  ['nearest', 0, 500],
  ['nearest', 4000, 0],
  ['nearest', 1800, 200],
])('with %s, from %d px, an element comes to lie %d px below the top', (block, from, top) => {
  const element = fillPage(document.body)
  scrollTo({ top: from, behavior: 'instant' })
  scrollWithinWindow(element, block)
  expect(topOf(element)).toBe(top)
})

test('an element larger than the window, of which both ends are out of it, is not moved', () => {
  const element = fillPage(document.body)
  element.style.height = '900px'
  scrollTo({ top: 2100, behavior: 'instant' })
  scrollWithinWindow(element, 'nearest')
  expect(topOf(element)).toBe(-100)
})

test('an element in a box that scrolls comes to light in both', () => {
  document.body.innerHTML = `<div style="height: 2000px"></div>
    <div style="height: 200px; width: 200px; overflow: auto"><div style="width: 900px"><div style="height: 1000px"></div>
    <p style="height: 50px; width: 50px; margin: 0 0 0 800px"></p></div></div><div style="height: 2000px"></div>`
  const element = document.querySelector('p') as HTMLElement
  scrollWithinWindow(element, 'center')
  const { left, top } = element.getBoundingClientRect()
  expect([Math.round(top), left >= 0 && left < 200]).toEqual([275, true])
})

test('in a dialog that lies over the page, the page stays', () => {
  fillPage(document.body)
  const dialog = document.createElement('div')
  dialog.style.cssText = 'position: fixed; inset: 100px 0 auto auto; width: 300px; height: 300px; overflow: auto'
  document.body.append(dialog)
  const element = fillPage(dialog)
  scrollWithinWindow(element, 'start')
  expect([topOf(element), scrollY]).toEqual([100, 0])
})
