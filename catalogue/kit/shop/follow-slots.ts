import type { DisposableScope, Scope } from '../run/scope.ts'
import { followElements } from '../watch/follow.ts'

export type FollowedSlot = { slot: HTMLElement; slotId: string }

/** Applies a change to each of the shop's slots for content, now and whenever one is drawn; `data-slot` names it, or its id. */
export function followSlots<C>(scope: Scope<C>, enter: (slot: FollowedSlot, each: DisposableScope) => void): void {
  followElements(scope, scope.selector('contentSlot'), (element, each) => {
    const slot = element as HTMLElement
    enter({ slot, slotId: slot.dataset.slot ?? slot.id }, each)
  })
}
