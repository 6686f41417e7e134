import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'
import { readFact } from './read-fact.ts'

export type FollowedSlot = { slot: HTMLElement; slotId: string }

/**
 * Applies a change to each content slot of the shop, now and whenever one is drawn. The name of a slot is what the site
 * reads as `contentSlot.name`, or else its id.
 */
export function followSlots<C>(scope: Scope<C>, enter: (slot: FollowedSlot, each: DisposableScope) => void): void {
  followElements(scope, scope.selector('contentSlot'), (element, each) => {
    const slot = element as HTMLElement
    const slotId = readFact(slot, scope.settings.reading?.contentSlot?.name) ?? slot.id
    if (slotId === '')
      scope.exposure.lacks('contentSlot.name could not be read: set reading.contentSlot.name, or give ids')
    enter({ slot, slotId }, each)
  })
}
