import { addClass, type ClassScope } from '../../kit/change/add-class.ts'
import { isTransparent, pageBackground } from '../../kit/change/page-background.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { listBetween } from './list-between.ts'

export type TopFacts = { hero: HTMLElement; main: Element; header: HTMLElement }

/**
 * Extends a picture that is the first element of the content to the top of the header and to both edges of the window. Shops
 * keep room for their header above the content, in it, or at the top of the page. What lies between both lies over the picture,
 * as the header does.
 */
export function reachTop(scope: Pick<DisposableScope, 'signal'> & ClassScope, { hero, main, header }: TopFacts): void {
  // Below another hero there is no header over it.
  const isUnder = () => hero.previousElementSibling?.className === hero.className
  let wasUnder = false
  const watched = new Set<Element>()
  const isNew = (each: Element) => !watched.has(each)

  /** Returns what takes room between header and content, raised over the picture. */
  function raiseBetween(): HTMLElement[] {
    const all = listBetween(header, main)
    for (const each of all.filter(isNew)) {
      watched.add(each)
      whenResized(scope, [each], updateTop)
    }
    const between = all.filter((each) => each.offsetHeight > 0 && !isAside(each))
    for (const each of between) {
      const { position, backgroundColor } = getComputedStyle(each)
      if (position === 'static') addClass(scope, each, 'home-hero-header-between')
      // Its words are made for the ground of the page.
      if (isTransparent(backgroundColor)) styleSetter(scope, each, 'background-color')(pageBackground())
    }
    return between
  }

  function updateTop(): void {
    wasUnder = isUnder()
    const between = wasUnder ? [] : raiseBetween()
    hero.style.margin = ''
    const { top, left, right } = hero.getBoundingClientRect()
    const begin = topAtRest(header) ?? main.getBoundingClientRect().top - sumHeights([header, ...between])
    hero.style.margin = `${wasUnder ? 0 : begin - top}px ${right - document.documentElement.clientWidth}px 0 ${-left}px`
    hero.style.setProperty('--home-hero-header-room', `${wasUnder ? 0 : sumHeights([header, ...between])}px`)
  }
  whenResized(scope, [main, header], updateTop)
  watchPage(() => (isUnder() !== wasUnder || listBetween(header, main).some(isNew)) && updateTop(), scope.signal)
  updateTop()
}

/** Returns where a header out of the flow begins at the top of the page; one that has left on scrolling is only shifted. */
function topAtRest(header: HTMLElement): number | undefined {
  if (!isAside(header)) return undefined
  return header.offsetParent ? header.getBoundingClientRect().top : header.offsetTop - scrollY
}

/** Whether an element takes no room in the flow of the page. */
const isAside = (element: Element) => ['fixed', 'absolute'].includes(getComputedStyle(element).position)

const sumHeights = (elements: HTMLElement[]) => elements.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0)
