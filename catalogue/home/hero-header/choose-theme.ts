/** From here on the header has the shop's own colours, in px (HOM-06.3). */
const lightAbove = 100

export type Theme = 'dark' | 'light'

/** The header's theme: light while a box or overlay of the shop is active, else by how far the page is scrolled. */
export function chooseTheme(scrolledPx: number, isShopActive: boolean): Theme {
  return isShopActive || scrolledPx > lightAbove ? 'light' : 'dark'
}
