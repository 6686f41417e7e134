import type { ShopProduct } from '../kit-part.ts'
import { type OpenShop, shopButtons } from './open-shop.ts'

/** The number of items in the list before more are loaded. */
const atFirst = 4

/** A list of products that is sorted, extended and redrawn as shops do it. */
export const openShop: OpenShop = ({ host, products }) => {
  const list = document.createElement('ul')
  list.className = 'kit-cards'
  list.dataset.anchor = 'productGrid'
  let shown = products.slice(0, atFirst)
  const drawList = () => list.replaceChildren(...shown.map(itemOf))
  const buttons = shopButtons({
    'Load more'() {
      list.append(...products.slice(shown.length).map(itemOf))
      shown = [...products]
    },
    Sort() {
      shown = shown.toReversed()
      list.append(...[...list.children].reverse())
    },
    Redraw: drawList,
  })
  host.prepend(buttons, list)
  drawList()
}

function itemOf({ productId, skus, name, url, image }: ShopProduct): HTMLElement {
  const item = document.createElement('li')
  Object.assign(item.dataset, { anchor: 'gridItem', productId, skus })
  const frame = document.createElement('div')
  frame.className = 'kit-picture'
  const picture = document.createElement('img')
  Object.assign(picture, { src: image, alt: '' })
  picture.addEventListener('error', () => (picture.hidden = true))
  frame.append(picture)
  const link = document.createElement('a')
  link.href = url
  link.textContent = name
  item.append(frame, link)
  return item
}
