import { afterEach, expect, test } from 'vitest'
import { findCards } from './find-cards.ts'
import { guessElements } from './guess-elements.ts'
import { selectorCandidates } from './selector-candidates.ts'
import { isStable } from './selector-parts.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** Puts elements, written as nested lists of tag, attributes and children, on the page. */
type Written = [tag: string, attributes?: Record<string, string>, children?: readonly (Written | string)[]]
function drawElement([tag, attributes = {}, children = []]: Written): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map((each) => (typeof each === 'string' ? each : drawElement(each))))
  return element
}
const draw = (...all: Written[]) => document.body.append(...all.map(drawElement))
const one = (selector: string) => document.querySelector(selector) as Element

const card = (name: string): Written => [
  'li',
  { class: `card css-1x2y${name.length}z` },
  [
    ['a', { href: `/tea/${name}` }, [['img', { src: '' }]]],
    ['h3', {}, [name]],
    ['span', { class: 'card__price' }, ['€ 12,50']],
  ],
]

/** A tea shop with markup of its own. */
function drawTeaShop() {
  draw(
    [
      'header',
      {},
      [
        ['nav', {}, [['a', { href: '/tea' }, ['Tea']]]],
        ['a', { href: '/cart', class: 'bag' }, ['Bag']],
      ],
    ],
    [
      'main',
      {},
      [
        ['h1', {}, ['Assam']],
        ['ul', { class: 'teas' }, [card('assam'), card('darjeeling'), card('sencha')]],
        [
          'form',
          { action: '/cart/add', id: 'f-82731' },
          [['button', { type: 'submit', class: 'btn mt-4 buy-now is-loading' }, ['In den Warenkorb']]],
        ],
      ],
    ],
    ['footer', {}, ['Imprint']],
  )
}

test.each(['title', 'product-card', 'buyNow', 'card__price'])('%s is a name that a person has given', (name) => {
  expect(isStable(name)).toBe(true)
})

test.each([
  'css-1x2y3z',
  'title__x7Fk2',
  'sc-a1b2c3',
  'product-48213',
  'is-active',
  'swiper-slide-active',
  'f-82731',
  '',
])('%j is no name that holds', (name) => {
  expect(isStable(name)).toBe(false)
})

test('attributes come before classes, classes before positions, and every selector finds its element', () => {
  drawTeaShop()
  const button = one('button')
  const candidates = selectorCandidates(button)
  expect(candidates.map(({ stability }) => stability)).toEqual(
    [...candidates.map(({ stability }) => stability)].sort(
      (a, b) => ['attribute', 'class', 'position'].indexOf(a) - ['attribute', 'class', 'position'].indexOf(b),
    ),
  )
  expect(candidates[0]).toEqual({ selector: 'button[type="submit"]', stability: 'attribute', count: 1 })
  expect(candidates.map(({ selector }) => selector)).toContain('.buy-now')
  for (const { selector, count } of candidates) {
    expect(one(selector)).toBe(button)
    expect(document.querySelectorAll(selector)).toHaveLength(count)
    expect(selector).not.toMatch(/82731|mt-4|is-loading/)
  }
})

test('for one of several the selector that matches all of them comes first', () => {
  drawTeaShop()
  expect(selectorCandidates(one('li'), true)[0]).toEqual({ selector: '.card', stability: 'class', count: 3 })
  expect(selectorCandidates(one('li'), false)[0]?.count).toBe(1)
})

/** A page whose two lists have cards with the same button, and a button of the page itself. */
function drawTwoLists() {
  const withButton = () =>
    [
      'li',
      {},
      [
        ['h3', {}, ['Tea']],
        ['button', {}, ['Add']],
      ],
    ] as Written
  const list = (id: string, count: number) =>
    ['ul', { id, class: 'teas' }, Array.from({ length: count }, withButton)] as Written
  draw([
    'main',
    {},
    [
      ['section', {}, [list('new', 2)]],
      ['section', {}, [list('all', 5)]],
      ['div', {}, [['button', {}, ['More']]]],
    ],
  ])
}

test('for a button of every card the selector that matches those of all cards, and no other button, comes first', () => {
  drawTwoLists()
  const buttons = [...document.querySelectorAll('li button')]
  for (const button of [buttons[0], buttons[6]] as Element[]) {
    const [first] = selectorCandidates(button, true)
    expect([...document.querySelectorAll(first?.selector ?? '')]).toEqual(buttons)
  }
})

test('where one of such buttons is meant, the selector that matches it alone comes first', () => {
  drawTwoLists()
  for (const button of document.querySelectorAll('button')) {
    const [first] = selectorCandidates(button)
    expect([...document.querySelectorAll(first?.selector ?? '')]).toEqual([button])
  }
})

test('an element without any name is found by its position', () => {
  draw([
    'main',
    {},
    [
      ['div', {}, ['a']],
      ['div', {}, ['b']],
    ],
  ])
  expect(selectorCandidates(document.querySelectorAll('div')[1] as Element)).toContainEqual({
    selector: 'main > div:nth-of-type(2)',
    stability: 'position',
    count: 1,
  })
})

test('an id that needs escaping gives a selector that works', () => {
  draw(['div', { 'data-testid': 'a"b' }], ['div', { id: '1st' }])
  for (const element of document.querySelectorAll('div'))
    for (const { selector } of selectorCandidates(element)) expect(() => one(selector)).not.toThrow()
})

test('cards of a list are found by what they are: a link, a picture and a price', () => {
  drawTeaShop()
  expect(findCards(document)).toEqual([...document.querySelectorAll('li')])
})

test('anchors of a foreign shop are guessed', () => {
  drawTeaShop()
  expect(guessElements('addToBag', document)[0]).toBe(one('button'))
  expect(guessElements('header', document)[0]).toBe(one('header'))
  expect(guessElements('miniCart', document)[0]).toBe(one('.bag'))
  expect(guessElements('productTitle', document)[0]).toBe(one('h1'))
  expect(guessElements('productGrid', document)[0]).toBe(one('.teas'))
  expect(guessElements('gridItem', document)).toHaveLength(3)
  expect(guessElements('gridPrice', document)[0]).toBe(one('.card__price'))
  expect(guessElements('footer', document)[0]).toBe(one('footer'))
})

test('an empty page gives no guess and no error', () => {
  for (const name of ['addToBag', 'gridItem', 'productGrid', 'gridPrice', 'heroBanner'] as const)
    expect(guessElements(name, document)).toEqual([])
})
