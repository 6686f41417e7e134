import { addClass } from '../../kit/change/add-class.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { type ShopBox, watchActive } from '../../kit/watch/watch-active.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { headerParts } from './header-parts.ts'

/** The scroll position from which the header has the colours of the shop, in px (HOM-06.3). */
const lightAbove = 100

type Theme = 'dark' | 'light'

/** Returns the theme of the header: light while a box or overlay of the shop is active, else by the scroll position. */
export function chooseTheme(scrolledPx: number, isShopActive: boolean): Theme {
  return isShopActive || scrolledPx > lightAbove ? 'light' : 'dark'
}

export type HeaderFacts = {
  header: HTMLElement
  /** The class prefix. */
  name: string
  menuColor: string
  /** Elements that make the header light while they are active. */
  covers: readonly ShopBox[]
  /** The selector of the line of offers in it. */
  promo: string | undefined
}

/** Gives a header the dark theme at the top of the page and its own light theme elsewhere (HOM-06.2 to HOM-06.5). */
export function themeHeader(scope: DisposableScope, { header, name, menuColor, covers, promo }: HeaderFacts): void {
  if (!scope.exposure.happens()) return
  const { position, backgroundColor: background } = getComputedStyle(header)
  // A static header would be painted below the picture.
  if (position === 'static') addClass(scope, header, `${name}-over`)
  styleSetter(scope, header, `--${name}-color`)(menuColor)

  const known = { bars: new Set<Element>(), words: new Set<Element>() }
  function markParts(): void {
    const found = headerParts(header, {
      background,
      known: known.bars,
      promo: promo ? header.querySelector(promo) : null,
    })
    for (const kind of ['bars', 'words'] as const)
      for (const element of found[kind]) {
        if (known[kind].has(element)) continue
        known[kind].add(element)
        addClass(scope, element, `${name}-${kind}`)
      }
  }
  markParts()
  // Includes text and icons that the shop draws later or shows only at other widths.
  const drawn = new MutationObserver(markParts)
  drawn.observe(header, { childList: true, subtree: true })
  whenResized(scope, [header], markParts)

  let isCovered = false
  const updateTheme = () => header.classList.toggle(`${name}-dark`, chooseTheme(scrollY, isCovered) === 'dark')
  scope.onRemove(() => {
    drawn.disconnect()
    header.classList.remove(`${name}-dark`, `${name}-moves`)
  })
  addListeners(window, { scroll: updateTheme }, { passive: true, signal: scope.signal })
  watchActive(scope, covers, (isAny) => {
    isCovered = isAny
    updateTheme()
  })
  // Forces a layout, so that the first theme applies immediately and only later changes are animated (HOM-06.5).
  for (const element of [...known.bars, ...known.words]) void getComputedStyle(element).color
  header.classList.add(`${name}-moves`)
}
