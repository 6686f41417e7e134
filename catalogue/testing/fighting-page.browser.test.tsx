import { createElement, type ReactElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { moveElement } from '../kit/change/move.ts'
import { innerScope } from '../kit/run/inner-scope.ts'
import { movePanel } from '../product/accordion/move-panel.ts'
import { experience } from '../product/low-stock/experience.tsx'
import { sample, template } from '../product/low-stock/template.ts'
import { aPage } from './a-page.ts'
import { anyExposure } from './any-exposure.ts'
import { runTemplate } from './run-template.ts'

type Host = { redraw(): void; redrawEachFrame(): () => void; redraws(): number }

/** Redraws the panel; set by the mounted component. */
const host: { draw: (count: number) => void } = { draw() {} }

/** Removes foreign elements next to its button each time it draws, like a shop that restores its own markup. */
function Panel(): ReactElement {
  const [, draw] = useState(0)
  useEffect(() => {
    host.draw = draw
    for (const other of document.querySelectorAll('[data-panel] > :not([data-anchor])')) other.remove()
  })
  return createElement(
    'section',
    { 'data-panel': '', 'data-anchor': 'productPanel' },
    createElement('button', { type: 'button', 'data-anchor': 'addToBag' }, 'Add to bag'),
  )
}

/** A React shop that removes foreign elements. */
function aReactShop(): Host {
  const body = aPage('<main></main>')
  let count = 0
  const root = createRoot(body.querySelector('main') ?? body)
  flushSync(() => root.render(createElement(Panel)))
  onTestFinished(() => root.unmount())
  const redrawPage = () => flushSync(() => host.draw(++count))
  return {
    redraw: redrawPage,
    redraws: () => count,
    redrawEachFrame() {
      let on = true
      const drawNextFrame = () => {
        if (!on) return
        redrawPage()
        requestAnimationFrame(drawNextFrame)
      }
      drawNextFrame()
      return () => {
        on = false
      }
    },
  }
}

const published: [string, object][] = [
  ['ecView', { type: 'product' }],
  ['ecProduct', { eventType: 'detail', product: { productId: 'p', stock: 1 } }],
]
const findBox = () => document.querySelector('.product-low-stock')

test('[BD-01] an element that React removes is put back; if that happens every frame the experience gives up after ten times and is reported', async () => {
  const shop = aReactShop()
  const run = await runTemplate({ experience, template, content: sample, published })
  await expect.poll(findBox).not.toBe(null)

  shop.redraw()
  await expect.poll(findBox).not.toBe(null)
  expect(run.explanation.progress).toBe('executed')

  const stop = shop.redrawEachFrame()
  await expect.poll(() => run.explanation.progress, { timeout: 10_000 }).toBe('failed')
  expect(run.errors).toMatchObject([
    { stage: 'execution', message: expect.stringMatching(/taken away by the page more than 10 times in 5 s$/) },
  ])
  // After that the experience no longer touches the page.
  const before = shop.redraws()
  await expect.poll(shop.redraws).toBeGreaterThan(before + 5)
  stop()
  expect(findBox()).toBe(null)
  expect(document.querySelectorAll('[data-panel] > *')).toHaveLength(1)
  expect(run.errors).toHaveLength(1)
})

test('[BD-01] a late hydration removes the element once, and it is put back in its place', async () => {
  const shop = aReactShop()
  const run = await runTemplate({ experience, template, content: sample, published })
  await expect.poll(findBox).not.toBe(null)
  const readNextAnchor = () => findBox()?.nextElementSibling?.getAttribute('data-anchor')
  expect(readNextAnchor()).toBe('addToBag')
  await new Promise((resolve) => setTimeout(resolve, 300))
  shop.redraw()
  await expect.poll(readNextAnchor).toBe('addToBag')
  run.stop()
  expect(findBox()).toBe(null)
})

/** A React shop with a panel of parts, of which an experience has moved the offer below the footer. */
async function aMovedOffer() {
  const main = aPage('<main></main>').querySelector('main') as HTMLElement
  const root = createRoot(main)
  const draw = (...parts: string[]) =>
    flushSync(() => {
      const panel = createElement('div', {}, ...parts.map((id) => createElement('i', { key: id, id }, `${id} `)))
      root.render([createElement('section', { key: 1 }, panel), createElement('footer', { key: 2 }, '| ')])
    })
  onTestFinished(() => root.unmount())
  draw('price', 'offer', 'stock')
  const scope = innerScope({ mayRestore: () => true, exposure: anyExposure })
  moveElement(scope, main.querySelector('#offer') as Element, 'after', main.querySelector('footer') as Element)
  expect(main.textContent).toBe('price stock | offer ')
  // What keeps the shop going is loaded.
  await expect.poll(() => Object.hasOwn(main.querySelector('div') as Element, 'removeChild')).toBe(true)
  return { main, root, draw, end: scope.end }
}

test('a React shop may draw something before an element that an experience has moved', async () => {
  const { main, draw, end } = await aMovedOffer()
  draw('price', 'sale', 'offer', 'stock')
  expect(main.textContent).toBe('price sale stock | offer ')
  end()
  expect(main.textContent).toBe('price sale offer stock | ')
})

test('a React shop may remove an element that an experience has moved', async () => {
  const { main, draw, end } = await aMovedOffer()
  draw('price', 'stock')
  expect(main.textContent).toBe('price stock | ')
  end()
  draw('price', 'offer')
  expect(main.textContent).toBe('price offer | ')
})

test('an element that an experience has moved goes when a React shop removes what it was in', async () => {
  const { main, root, end } = await aMovedOffer()
  flushSync(() => root.render(createElement('footer', { key: 2 }, '| ')))
  await expect.poll(() => main.textContent).toBe('| ')
  end()
  expect(main.textContent).toBe('| ')
})

test('an element that an experience has moved does not stay when the view ends with what it was in', async () => {
  const { main, root, end } = await aMovedOffer()
  flushSync(() => root.render(createElement('footer', { key: 2 }, '| ')))
  end()
  expect(main.textContent).toBe('| ')
})

test('a shop draws its next page where the last ended, as Solid does, also when an experience has moved the last element', async () => {
  const main = aPage('<main><b>price </b><b>stock </b><b>offer </b><footer>|</footer></main>').querySelector('main')
  const [price, stock, offer] = [...(main?.querySelectorAll('b') ?? [])]
  if (!main || !price || !stock || !offer) throw new Error('The page is not whole')
  const scope = innerScope({ mayRestore: () => true, exposure: anyExposure })
  moveElement(scope, offer, 'before', stock)
  await expect.poll(() => Object.hasOwn(main, 'insertBefore')).toBe(true)
  const after = offer.nextSibling
  for (const old of [price, stock, offer]) old.remove()
  for (const word of ['bag ', 'sum ']) main.insertBefore(document.createElement('i'), after).append(word)
  expect(main.textContent).toBe('bag sum |')
  scope.end()
  expect(main.textContent).toBe('bag sum |')
  expect(() => main.insertBefore(document.createElement('i'), after)).toThrow('not a child')
})

test('a React shop may change the content of a block that is in the accordion', async () => {
  const main = aPage('<main><h3><button></button></h3><div></div></main>').querySelector('main') as HTMLElement
  const shop = main.querySelector('div') as HTMLElement
  const root = createRoot(shop)
  const draw = (...parts: string[]) =>
    flushSync(() => root.render(createElement('div', {}, ...parts.map((id) => createElement('i', { key: id }, id)))))
  onTestFinished(() => root.unmount())
  draw('wool', 'sole')
  const scope = innerScope({ mayRestore: () => true, exposure: anyExposure })
  const button = main.querySelector('button') as HTMLButtonElement
  const state = { isOpen: false, hasFocus: false }
  movePanel(scope, { button, block: shop.firstElementChild as Element, isNamed: false, state })
  const panel = main.querySelector('.product-accordion-panel') as HTMLElement
  expect([panel.textContent, shop.textContent]).toEqual(['woolsole', ''])
  draw('wool', 'lining', 'sole')
  expect([panel.textContent, shop.textContent]).toEqual(['woolliningsole', ''])
  draw('lining')
  expect([panel.textContent, shop.textContent]).toEqual(['lining', ''])
  scope.end()
  expect(shop.textContent).toBe('lining')
  draw('wool', 'lining')
  expect(shop.textContent).toBe('woollining')
})
