import type { PublishedProduct } from '../../../../contract/shop-events.ts'
import type { ShopProduct } from '../kit-part.ts'

export type ShopNeeds = {
  /** Where the shop's own page is drawn. */
  host: HTMLElement
  products: readonly ShopProduct[]
  /** As a shop does on the page of a product. */
  publish: (product: PublishedProduct) => void
}

/** Draws what stands for the shop's own page, and lets it change as a shop's does. */
export type OpenShop = (needs: ShopNeeds) => void

/** A row of buttons by which the shop changes its page. */
export function shopButtons(buttons: Record<string, () => void>): HTMLElement {
  const row = document.createElement('p')
  row.className = 'kit-actions'
  for (const [words, act] of Object.entries(buttons)) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words
    button.addEventListener('click', act)
    row.append(button)
  }
  return row
}
