import { styleSetter } from '../../kit/change/set-style.ts'
import type { ChangeScope, DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'
import { whilePositioned } from './while-positioned.ts'

export type BannerFacts = {
  host: HTMLElement
  position: 'top' | 'bottom'
  /** The selectors of the shop's header, and of what it may keep above that. */
  bars: readonly (string | undefined)[]
}

/**
 * Adds free space to the page at an edge, as high as the banner there, so that the banner does not cover the end of the
 * content, nor what receives focus (GLB-12.7, GLB-12.9). A header that stays at the top is moved below a banner there.
 */
export function keepClear(scope: DisposableScope, { host, position, bars }: BannerFacts): void {
  const edge = position === 'top' ? 'padding-top' : 'padding-bottom'
  const make = new Set([roomIn(scope, document.documentElement, `scroll-${edge}`)])
  const updateRoom = () => {
    for (const room of make) room(host.offsetHeight)
  }
  // Libraries such as Turbo replace it.
  followElements(scope, 'body', (body, each) => {
    make.add(roomIn(each, body as HTMLElement, edge))
    updateRoom()
  })
  const selector = bars.filter(Boolean).join()
  if (position === 'top' && selector)
    followElements(scope, selector, (element, each) =>
      whilePositioned(each, element, (position, turn) => {
        if (position !== 'fixed' && position !== 'sticky') return
        // An offer banner sets the `top` of a fixed header.
        const room = roomIn(turn, element as HTMLElement, position === 'fixed' ? 'margin-top' : 'top')
        make.add(room)
        turn.onRemove(() => make.delete(room))
        updateRoom()
      }),
    )
  whenResized(scope, [host], updateRoom)
}

/** Adds a height to a length in the style of an element. */
function roomIn(scope: ChangeScope, element: HTMLElement, property: string): (height: number) => void {
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0
  const set = styleSetter(scope, element, property)
  return (height) => set(`${own + height}px`)
}
