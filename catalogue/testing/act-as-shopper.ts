import { expect } from 'vitest'
import type { Template } from '../define-template.ts'
import { waitUntilSettled } from './a-page.ts'
import type { TemplateRun } from './run-template.ts'

/** Actions that a template needs before it shows anything, according to its ledger items. */
const acts: Partial<Record<string, (run: TemplateRun) => Promise<void>>> = {
  // GLB-04.3: its picture is loaded when it nears the viewport.
  'global/footer-badge': async () => document.querySelector('footer')?.scrollIntoView(),
  // CAT-12.3: an item is judged when it nears the viewport.
  async 'category/selling-fast'() {
    document.querySelector('[data-anchor="gridItem"]')?.scrollIntoView()
    await waitUntilSettled()
  },
  // BAS-09.1: a pointer reaches the menu; a finger or the focus opens nothing (BAS-09.3, BAS-09.5).
  async 'basket/nav-hover-popup'() {
    document
      .querySelector('[data-anchor="navMenu"]')
      ?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await waitUntilSettled()
  },
  // GLB-13.4
  async 'global/popularity-counts'(run) {
    addPair(run)
    await waitUntilSettled()
  },
  // PDP-12.1
  async 'product/view-bag'(run) {
    addPair(run)
    await expect.poll(() => document.querySelector('.product-view-bag-prompt'), { timeout: 3000 }).not.toBe(null)
    // It leaves after five seconds, in which a busy machine has not looked at it, unless a pointer is on it (PDP-12.5).
    document.querySelector('.product-view-bag-prompt')?.dispatchEvent(new PointerEvent('pointerenter'))
  },
}

/** Adds another pair of a shoe that is already in the bag. */
function addPair({ publish }: TemplateRun): void {
  for (const quantity of [1, 2]) {
    publish('ecBasketItem', { product: { productId: 'p', sku: 'p-38', stock: 1 }, quantity })
    publish('ecBasketSummary', { basket: { id: 'b', quantity } })
  }
}

/** Performs the actions that a template needs before it shows anything; for most templates none. */
export async function actAsShopper({ id }: Pick<Template, 'id'>, run: TemplateRun): Promise<void> {
  await acts[id]?.(run)
}
