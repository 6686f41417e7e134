import { styleSetter } from '../../kit/change/set-style.ts'
import type { ChangeScope, DisposableScope } from '../../kit/run/scope.ts'
import { followElements } from '../../kit/watch/follow.ts'
import { whenResized } from '../../kit/watch/when-resized.ts'

export type BannerFacts = {
  host: HTMLElement
  position: 'top' | 'bottom'
  /** Selector of the shop's header. */
  header?: string
}

/**
 * Gives the page as much free space at an edge as the banner there is high, so that its last content can be scrolled clear
 * of it (GLB-12.7). A header that stays at the top stays under a banner there.
 */
export function keepClear(scope: DisposableScope, { host, position, header }: BannerFacts): void {
  const edge = position === 'top' ? 'padding-top' : 'padding-bottom'
  const make: ((height: number) => void)[] = [roomIn(scope, document.body, edge)]
  const updateRoom = () => {
    for (const room of make) room(host.offsetHeight)
  }
  if (position === 'top' && header)
    followElements(scope, header, (element, each) => {
      if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return
      make.push(roomIn(each, element as HTMLElement, 'top'))
      updateRoom()
    })
  whenResized(scope, [host], updateRoom)
  updateRoom()
}

/** Adds a height to a length of an element's style. */
function roomIn(scope: ChangeScope, element: HTMLElement, property: string): (height: number) => void {
  const own = Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0
  const set = styleSetter(scope, element, property)
  return (height) => set(`${own + height}px`)
}
