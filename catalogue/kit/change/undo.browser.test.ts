import { beforeEach, describe, expect, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import { addClass } from './add-class.ts'
import { addStyles } from './add-styles.ts'
import { styleSetter } from './set-style.ts'

/** Verbs that change attributes and sheets: given back byte for byte, unless the page has changed them meanwhile. */

let undos: (() => void)[]
const mayRestore = () => true
const scope = { onRemove: (undo: () => void) => void undos.push(undo), exposure: anyExposure, mayRestore }

beforeEach(() => {
  undos = []
})

function undo(): void {
  for (const each of undos.splice(0).reverse()) each()
}

function theElement(html: string): HTMLElement {
  return aPage(html).firstElementChild as HTMLElement
}

describe.each([['<b></b>'], ['<b class=""></b>'], ['<b class="  a   b "></b>'], ['<b class="mine"></b>']])(
  'of %s',
  (html) => {
    test('adding and removing a class leaves the markup byte for byte', () => {
      const element = theElement(html)
      addClass(scope, element, 'mine')
      expect(element.classList.contains('mine')).toBe(true)
      undo()
      expect(element.outerHTML).toBe(html)
    })
  },
)

test.each([['<b></b>'], ['<b class=""></b>'], ['<b class=" a "></b>']])(
  '[EX-26] two classes of two experiences, whichever goes first, leave every byte of %s',
  (html) => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const element = theElement(html)
      const ends = ['one', 'two'].map((name) => {
        const removals: (() => void)[] = []
        addClass({ ...scope, onRemove: (removal) => void removals.push(removal) }, element, name)
        return () => removals[0]?.()
      })
      for (const at of order) ends[at]?.()
      expect(element.outerHTML).toBe(html)
    }
  },
)

test('a class that the page adds meanwhile stays', () => {
  const element = theElement('<b class="a"></b>')
  addClass(scope, element, 'mine')
  element.classList.add('theirs')
  undo()
  expect(element.className).toBe('a theirs')
})

test('[SHR-01.12] a class is there again when the page has written its classes anew, and goes with the experience', async () => {
  const element = theElement('<b class="button"></b>')
  addClass(scope, element, 'mine')
  addClass(scope, element, 'mine-edge')
  element.className = 'button loading'
  await Promise.resolve()
  expect(element.className).toBe('button loading mine mine-edge')
  element.removeAttribute('class')
  await Promise.resolve()
  expect(element.className).toBe('mine mine-edge')
  element.className = 'button ready'
  await Promise.resolve()
  undo()
  expect(element.outerHTML).toBe('<b class="button ready"></b>')
  element.className = 'button'
  await Promise.resolve()
  expect(element.className).toBe('button')
})

test('[SHR-01.12] [EX-26] a class that two experiences have added is there again until both have gone', async () => {
  const element = theElement('<b class="button"></b>')
  const ends: (() => void)[] = []
  for (let nth = 0; nth < 2; nth++) addClass({ ...scope, onRemove: (end) => void ends.push(end) }, element, 'mine')
  ends[0]?.()
  element.className = 'loading'
  await Promise.resolve()
  expect(element.className).toBe('loading mine')
  ends[1]?.()
  expect(element.className).toBe('loading')
})

test('[SHR-01.12] a class that the page takes away too often is left alone', async () => {
  const element = theElement('<b class="button"></b>')
  let left = 10
  addClass({ ...scope, mayRestore: () => left-- > 0 }, element, 'mine')
  const page = new MutationObserver(() => {
    if (element.className !== 'button') element.className = 'button'
  })
  page.observe(element, { attributeFilter: ['class'] })
  element.className = 'button'
  await new Promise((resolve) => setTimeout(resolve))
  page.disconnect()
  expect([left, element.className]).toEqual([-1, 'button'])
})

describe.each([
  ['<b></b>'],
  ['<b style=""></b>'],
  ['<b style="color:red"></b>'],
  ['<b style="TOP : 3px;  color:red"></b>'],
  ['<b style="top: 3px !important"></b>'],
])('of %s', (html) => {
  test('setting a style twice and restoring it leaves the markup byte for byte', () => {
    const element = theElement(html)
    const setTop = styleSetter(scope, element, 'top')
    setTop('40px')
    setTop('20px')
    expect(element.style.top).toBe('20px')
    undo()
    expect(element.outerHTML).toBe(html)
  })
})

test('a style that the page sets meanwhile stays', () => {
  const element = theElement('<b style="color:red"></b>')
  styleSetter(scope, element, 'top')('40px')
  element.style.opacity = '0.5'
  undo()
  expect(element.style.top).toBe('')
  expect(element.style.opacity).toBe('0.5')
  expect(element.style.color).toBe('red')
})

test.each([
  ['the first', [0, 1, 2]],
  ['the second', [1, 0, 2]],
  ['the last', [2, 1, 0]],
])('of several experiences that set one style, %s ends without taking the values of the others along', (_, order) => {
  const html = '<b style="color: red; top: 1px !important;">x</b>'
  const element = theElement(html)
  const values = ['40px', '50px', '60px']
  for (const value of values) styleSetter(scope, element, 'top')(value)
  const left: (string | undefined)[] = [...values]
  for (const at of order) {
    undos[at]?.()
    left[at] = undefined
    expect(element.style.top).toBe(left.findLast((value) => value) ?? '1px')
  }
  expect(element.outerHTML).toBe(html)
})

test('two experiences that set one style of an element without any leave none', () => {
  const element = theElement('<b>x</b>')
  for (const value of ['40px', '50px']) styleSetter(scope, element, 'top')(value)
  for (const each of undos) each()
  expect(element.outerHTML).toBe('<b>x</b>')
})

test.each([
  ['<b>x</b>', [0, 1, 2]],
  ['<b>x</b>', [1, 0, 2]],
  ['<b>x</b>', [2, 0, 1]],
  ['<b style="color:red">x</b>', [0, 1, 2]],
  ['<b style="color:red">x</b>', [1, 2, 0]],
])(
  '[EX-26] experiences that set different styles of %s leave every byte when they end in the order %j',
  (html, order) => {
    const element = theElement(html)
    for (const property of ['top', 'bottom', 'left']) styleSetter(scope, element, property)('1px')
    for (const at of order) undos[at]?.()
    expect(element.outerHTML).toBe(html)
  },
)

test('a style sheet is on the page until it is removed, and others stay', () => {
  const theirs = new CSSStyleSheet()
  document.adoptedStyleSheets = [theirs]
  const element = theElement('<b class="mine">x</b>')
  addStyles(scope, '.mine { color: rgb(1, 2, 3) }')
  expect(getComputedStyle(element).color).toBe('rgb(1, 2, 3)')
  undo()
  expect(getComputedStyle(element).color).not.toBe('rgb(1, 2, 3)')
  expect(document.adoptedStyleSheets).toEqual([theirs])
  document.adoptedStyleSheets = []
})
