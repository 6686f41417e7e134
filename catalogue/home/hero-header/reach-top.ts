import type { DisposableScope } from '../../kit/run/scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

export type TopFacts = { hero: HTMLElement; main: Element; header: HTMLElement }

/**
 * Extends a picture that is the first element of the content to the top of the header and to both edges of the window. Shops
 * keep room for their header above the content or in it.
 */
export function reachTop(scope: Pick<DisposableScope, 'onRemove' | 'signal'>, { hero, main, header }: TopFacts): void {
  // Below another hero there is no header over it.
  const isUnder = () => hero.previousElementSibling?.className === hero.className
  let wasUnder = false

  function updateTop(): void {
    wasUnder = isUnder()
    hero.style.margin = ''
    const { top, left, right } = hero.getBoundingClientRect()
    // A header out of the flow has its room inside the content, any other one above it.
    const isAside = ['fixed', 'absolute'].includes(getComputedStyle(header).position)
    const begin = main.getBoundingClientRect().top - (isAside ? 0 : header.offsetHeight)
    hero.style.margin = `${wasUnder ? 0 : begin - top}px ${right - document.documentElement.clientWidth}px 0 ${-left}px`
    hero.style.setProperty('--home-hero-header-room', `${wasUnder ? 0 : header.offsetHeight}px`)
  }
  whenResized(scope, [main, header], updateTop)
  watchPage(() => isUnder() !== wasUnder && updateTop(), scope.signal)
  updateTop()
}
