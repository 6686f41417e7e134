import type { PublishedProduct } from '../../../contract/shop-events.ts'
import type { ShopProduct } from '../kit-part.ts'

export type ShopNeeds = {
  /** The element into which the shop's own page is drawn. */
  host: HTMLElement
  products: readonly ShopProduct[]
  /** Publishes a product, as a shop does on a product page. */
  publish: (product: PublishedProduct) => void
}

/** Draws a stand-in for the shop's own page, and lets it change as a shop's page does. */
export type OpenShop = (needs: ShopNeeds) => void

/** Draws a row of buttons that change the shop's page. */
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
