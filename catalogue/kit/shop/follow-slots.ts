import type { Scope, Undoing } from '../run/scope.ts'
import { follow } from '../watch/follow.ts'

export type Slot = { slot: HTMLElement; slotId: string }

/** Applies a change to each of the shop's slots for content, now and whenever one is drawn; `data-slot` names it, or its id. */
export function followSlots<C>(scope: Scope<C>, enter: (slot: Slot, each: Undoing) => void): void {
  follow(scope, scope.selector('contentSlot'), (element, each) => {
    const slot = element as HTMLElement
    enter({ slot, slotId: slot.dataset.slot ?? slot.id }, each)
  })
}
