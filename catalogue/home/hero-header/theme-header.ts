import { addClass } from '../../kit/change/add-class.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchActive } from '../../kit/watch/watch-active.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { headerParts } from './header-parts.ts'

/** From here on the header has the shop's own colours, in px (HOM-06.3). */
const lightAbove = 100

type Theme = 'dark' | 'light'

/** The header's theme: light while a box or overlay of the shop is active, else by how far the page is scrolled. */
export function chooseTheme(scrolledPx: number, isShopActive: boolean): Theme {
  return isShopActive || scrolledPx > lightAbove ? 'light' : 'dark'
}

export type HeaderFacts = {
  header: HTMLElement
  /** Class prefix. */
  name: string
  menuColor: string
  /** Selectors of what makes the header light while it is active. */
  covers: readonly string[]
}

/** Gives a header the dark theme at the top of the page and its own, light one elsewhere (HOM-06.2 to HOM-06.5). */
export function themeHeader(scope: DisposableScope, { header, name, menuColor, covers }: HeaderFacts): void {
  if (!scope.exposure.happens()) return
  const { position, backgroundColor: background } = getComputedStyle(header)
  // In the flow it would be painted before the picture.
  if (position === 'static') addClass(scope, header, `${name}-over`)
  styleSetter(scope, header, `--${name}-color`)(menuColor)

  const known = { bars: new Set<Element>(), words: new Set<Element>() }
  function markParts(): void {
    const found = headerParts(header, { background, known: known.bars })
    for (const kind of ['bars', 'words'] as const)
      for (const element of found[kind]) {
        if (known[kind].has(element)) continue
        known[kind].add(element)
        addClass(scope, element, `${name}-${kind}`)
      }
  }
  markParts()
  // Words and icons that the shop draws later, and those that another width shows.
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
  // Read: so that the first theme is there at once, and only changes of it take their time (HOM-06.5).
  for (const element of [...known.bars, ...known.words]) void getComputedStyle(element).color
  header.classList.add(`${name}-moves`)
}
