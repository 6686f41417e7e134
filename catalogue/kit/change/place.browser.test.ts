import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPage, waitUntilSettled } from '../../testing/a-page.ts'
import { anyExposure } from '../../testing/any-exposure.ts'
import type { DisposableScope } from '../run/scope.ts'
import { moveElement } from './move.ts'
import { type InsertPlace, placeElement } from './place.ts'

const ends: (() => void)[] = []

function aScope(mayRestore = () => true): DisposableScope & { stop(): void } {
  const ended = new AbortController()
  const undos: (() => void)[] = []
  const stop = () => {
    ended.abort()
    for (const undo of undos.splice(0).reverse()) undo()
  }
  ends.push(stop)
  return { signal: ended.signal, onRemove: (undo) => void undos.push(undo), mayRestore, exposure: anyExposure, stop }
}

function aNode(name: string): HTMLElement {
  const node = document.createElement('p')
  node.textContent = name
  return node
}

let anchor: HTMLElement

beforeEach(() => {
  anchor = aPage('<main><b id="anchor">anchor</b></main>').querySelector('#anchor') as HTMLElement
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function words(): string {
  return [...(anchor.parentElement?.querySelectorAll('p, b') ?? [])].map(({ textContent }) => textContent).join(' ')
}

test.each<[InsertPlace, string, string]>([
  ['before', 'A B anchor', 'B anchor'],
  ['after', 'anchor A B', 'anchor B'],
])(
  '[SHR-01.11] what is placed %s an element stands in the order in which it came, and one can go alone',
  (where, both, rest) => {
    const first = aScope()
    placeElement(first, aNode('A'), where, anchor)
    placeElement(aScope(), aNode('B'), where, anchor)
    expect(words()).toBe(both)
    first.stop()
    expect(words()).toBe(rest)
  },
)

test('[SHR-01.11] what is appended stands in the order in which it came', () => {
  const main = anchor.parentElement as HTMLElement
  const first = aScope()
  placeElement(first, aNode('A'), 'append', main)
  placeElement(aScope(), aNode('B'), 'append', main)
  expect(words()).toBe('anchor A B')
  first.stop()
  expect(words()).toBe('anchor B')
})

test.each<[InsertPlace, string]>([
  ['before', 'C A B'],
  ['after', 'A B C'],
  ['prepend', 'C A B'],
  ['append', 'A B C'],
])(
  'an element of the shop is moved (%s), moved again when the page moves it, and goes back at the end',
  async (where, moved) => {
    const page = aPage('<ol><li>A</li> <li>B</li></ol> <div><i>C</i></div>')
    const [list, element] = [page.querySelector('ol'), page.querySelector('i')] as [Element, Element]
    const inList = () => [...list.children].map(({ textContent }) => textContent).join(' ')
    const references = where.endsWith('pend') ? [list, list] : [list.firstElementChild, list.lastElementChild]
    const scope = aScope()
    moveElement(scope, element, where, references[where === 'before' ? 0 : 1] as Element)
    expect(inList()).toBe(moved)
    page.querySelector('div')?.append(element)
    await waitUntilSettled()
    expect(inList()).toBe(moved)
    scope.stop()
    expect([inList(), page.querySelector('div')?.textContent]).toEqual(['A B', 'C'])
  },
)

test('a node that the page removes is restored at its place', async () => {
  const node = aNode('A')
  placeElement(aScope(), node, 'before', anchor)
  node.remove()
  await waitUntilSettled()
  expect(words()).toBe('A anchor')
})

test.each<InsertPlace>(['before', 'after', 'prepend', 'append'])(
  'a copy of a node (%s) that the page has made together with its reference goes when the node is placed again',
  async (where) => {
    const main = anchor.parentElement as HTMLElement
    const nodes = ['A', 'B'].map(aNode)
    for (const [at, node] of nodes.entries()) {
      node.className = `node-${at}`
      placeElement(aScope(), node, where, anchor)
    }
    const before = main.textContent
    main.innerHTML += ''
    anchor = main.querySelector('#anchor') as HTMLElement
    for (const node of nodes) placeElement(aScope(), node, where, anchor)
    expect(main.textContent).toBe(before)
    expect(nodes.map((node) => main.contains(node))).toEqual([true, true])
  },
)

test('Qwik, which reads its elements from the page when it first draws a part, does not take a node for one of them', async () => {
  const page = aPage('<i>pictures</i><p>panel</p><b>more</b>')
  const node = aNode('A')
  placeElement(aScope(), node, 'after', page.children[0] as Element)
  // The next element with the same tag and key is the next that is wanted; what is left over is removed.
  const left = [...page.children]
  const keyOf = (each: Element) => each.tagName + (each.getAttribute('q:key') ?? '')
  for (const tag of ['I', 'P', 'B']) {
    const at = left.findIndex((each) => keyOf(each) === tag)
    for (const found of left.splice(at, 1)) found.textContent = `shop's ${tag}`
  }
  for (const each of left) each.remove()
  await waitUntilSettled()
  expect([...page.children].map(({ textContent }) => textContent)).toEqual(["shop's I", 'A', "shop's P", "shop's B"])
})

test.each<InsertPlace>(['before', 'after'])('%s what a web component shows in a slot, a node is seen', (where) => {
  const page = aPage('<shop-card><b slot="price">9</b></shop-card>')
  const card = page.firstElementChild as HTMLElement
  card.attachShadow({ mode: 'open' }).innerHTML = '<slot name="price"></slot>'
  const node = aNode('A')
  placeElement(aScope(), node, where, card.firstElementChild as Element)
  expect(node.getClientRects()).not.toHaveLength(0)
})

test.each<[InsertPlace, string]>([
  ['before', '.node + .pin-spacer > header'],
  ['after', '.pin-spacer:has(header) + .node'],
  ['append', '.pin-spacer > header > .node'],
])('%s an element that GSAP has pinned, a node is not in the box of a fixed height', (where, at) => {
  const page = aPage('<div class="pin-spacer" style="height: 40px"><header>Shop</header></div>')
  const node = aNode('A')
  node.classList.add('node')
  placeElement(aScope(), node, where, page.querySelector('header') as Element)
  expect(page.querySelectorAll(at)).toHaveLength(1)
})

test('in what a web component shows in a slot, a node has none', () => {
  const page = aPage('<b slot="price">9</b>')
  const node = aNode('A')
  placeElement(aScope(), node, 'append', page.firstElementChild as Element)
  expect(node.hasAttribute('slot')).toBe(false)
})

test('a node in the body is restored where a library replaces the body', async () => {
  const node = aNode('A')
  const { body } = document
  const scope = aScope()
  placeElement(scope, node, 'append', body)
  document.documentElement.replaceChild(document.createElement('body'), body)
  await waitUntilSettled()
  expect(node.parentElement).toBe(document.body)
  scope.stop()
  expect(document.body.childNodes).toHaveLength(0)
  document.documentElement.replaceChild(body, document.body)
})

test('a node is not restored after the limit is reached or the experience has been stopped', async () => {
  const node = aNode('A')
  const bounded = aScope(() => false)
  placeElement(bounded, node, 'before', anchor)
  node.remove()
  await waitUntilSettled()
  expect(words()).toBe('anchor')
  const stopped = aScope()
  placeElement(stopped, node, 'before', anchor)
  stopped.stop()
  anchor.append('change')
  await waitUntilSettled()
  expect(words()).toBe('anchorchange')
})

test('on a page that redraws in every frame, ten restorations are made', async () => {
  let restored = 0
  const node = aNode('A')
  const scope = aScope(() => ++restored <= 10)
  placeElement(scope, node, 'before', anchor)
  for (let frame = 0; frame < 30; frame++) {
    node.remove()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  expect(node.isConnected).toBe(false)
  expect(restored).toBeGreaterThan(10)
})
