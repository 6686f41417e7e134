import { createElement, type ReactElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { experience } from '../product/low-stock/experience.tsx'
import { sample, template } from '../product/low-stock/template.ts'
import { aPage } from './a-page.ts'
import { runTemplate } from './run-template.ts'

type Host = { redraw(): void; redrawEachFrame(): () => void; redraws(): number }

/** Draws the panel anew; the mounted one gives it. */
const host: { draw: (count: number) => void } = { draw() {} }

/** Takes away, at each drawing, what others put beside its button: as a shop that puts back its own markup. */
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

/** A shop of React, on which nothing of others lasts. */
function aReactShop(): Host {
  const body = aPage('<main></main>')
  let count = 0
  const root = createRoot(body.querySelector('main') ?? body)
  flushSync(() => root.render(createElement(Panel)))
  onTestFinished(() => root.unmount())
  const redraw = () => flushSync(() => host.draw(++count))
  return {
    redraw,
    redraws: () => count,
    redrawEachFrame() {
      let on = true
      const next = () => {
        if (!on) return
        redraw()
        requestAnimationFrame(next)
      }
      next()
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
const box = () => document.querySelector('.product-low-stock')

test('[BD-01] what a React shop draws away is put back; on a page that does so every frame the experience gives up after ten times and is reported', async () => {
  const shop = aReactShop()
  const run = await runTemplate({ experience, template, content: sample, published })
  await expect.poll(box).not.toBe(null)

  shop.redraw()
  await expect.poll(box).not.toBe(null)
  expect(run.explanation.progress).toBe('executed')

  const stop = shop.redrawEachFrame()
  await expect.poll(() => run.explanation.progress, { timeout: 10_000 }).toBe('failed')
  expect(run.errors).toMatchObject([
    { stage: 'execution', message: expect.stringMatching(/taken away by the page more than 10 times in 5 s$/) },
  ])
  // The page is left alone: it goes on as if nobody had been there.
  const before = shop.redraws()
  await expect.poll(shop.redraws).toBeGreaterThan(before + 5)
  stop()
  expect(box()).toBe(null)
  expect(document.querySelectorAll('[data-panel] > *')).toHaveLength(1)
  expect(run.errors).toHaveLength(1)
})

test('[BD-01] hydration that arrives late takes the node away once, and it is put back where it was', async () => {
  const shop = aReactShop()
  const run = await runTemplate({ experience, template, content: sample, published })
  await expect.poll(box).not.toBe(null)
  const place = () => box()?.nextElementSibling?.getAttribute('data-anchor')
  expect(place()).toBe('addToBag')
  await new Promise((resolve) => setTimeout(resolve, 300))
  shop.redraw()
  await expect.poll(place).toBe('addToBag')
  run.stop()
  expect(box()).toBe(null)
})
