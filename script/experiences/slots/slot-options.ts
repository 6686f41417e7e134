import type { DrawSlot, LentReact, SlotsHost } from '../../../contract/slots.ts'
import type { Slots } from './open-slots.ts'
import type { SlotsNeeds } from './slots-needs.ts'

/** What a registration's callback is given. */
export type RegisteredSlots = {
  /** @throws as `ReactOptions.render` does */
  render(id: string, draw: DrawSlot): void
  /** Gives back the slots of this registration. */
  release(): void
}

/** `options.react`: an experience draws in place of the shop's components (SL-02). */
export type ReactOptions = {
  /**
   * Asks for slots; none is owned before something is drawn into it. Calls back when all are mounted and React is there, and
   * gives what releases them; what is wrong is then reported as an error of the experience's code. Without a callback
   * it is a promise of the same moment. @throws (rejects) the errors of SL-03 to SL-05, SL-07 and SL-08
   */
  register(ids: string | readonly string[]): Promise<void>
  register(
    ids: string | readonly string[],
    callback: (slots: RegisteredSlots, React: LentReact | undefined) => void,
  ): () => void
  /** The shop's React; undefined before it is there. */
  getReact(): LentReact | undefined
  /** Draws into a registered slot, in all its places. @throws the errors of SL-05 and SL-06 */
  render(id: string, draw: DrawSlot): void
  /** Shows the shop's own content again; without an id in all slots (SL-09). */
  release(id?: string): void
}

export type SlotOptions = {
  react: ReactOptions
  /** Tells which slots or other places the experience is about to change, for the explorer. */
  registerContentAreas(ids: string | readonly string[]): void
  unregisterContentAreas(): void
}

/** The slots by their names, without their code until one is registered (decision 6). */
export function slotOptions(needs: SlotsNeeds): SlotOptions {
  const { experienceId, notify } = needs
  let slots: Slots | undefined
  let opening: Promise<Slots> | undefined

  async function loadSlots(): Promise<Slots> {
    if (!needs.isEnabled) throw new Error('The Qubit React integration is not enabled for this property')
    const { openSlots } = await import('./open-slots.ts')
    slots = openSlots(needs)
    return slots
  }

  const getReact = () => (needs.host() as SlotsHost).react?.React

  function renderSlot(id: string, draw: DrawSlot): void {
    // Nothing can be registered before the code for it is there.
    if (!slots) throw new Error(`Slot "${id}" is not registered`)
    slots.render(id, draw)
  }

  /** After what was asked for before it, also while the code is on its way. */
  function releaseSlots(ids?: string | readonly string[]): void {
    if (slots) slots.release(ids)
    else opening?.then((each) => each.release(ids)).catch(() => {}) // told to who registered
  }

  function registerSlots(ids: string | readonly string[]): Promise<void>
  function registerSlots(
    ids: string | readonly string[],
    callback?: (slots: RegisteredSlots, React: LentReact | undefined) => void,
  ): () => void
  function registerSlots(
    ids: string | readonly string[],
    callback?: (slots: RegisteredSlots, React: LentReact | undefined) => void,
  ): Promise<void> | (() => void) {
    opening ??= loadSlots()
    const registered = opening.then((each) => each.register(ids))
    if (!callback) return needs.own?.(registered) ?? registered
    const releaseThese = () => releaseSlots(ids)
    registered.then(() => callback({ render: renderSlot, release: releaseThese }, getReact())).catch(needs.onUserError)
    return releaseThese
  }

  return {
    react: { register: registerSlots, getReact, render: renderSlot, release: releaseSlots },
    registerContentAreas: (ids) => notify('registerContentAreas', { experienceId, ids: [ids].flat() }),
    unregisterContentAreas: () => notify('unregisterContentAreas', { experienceId }),
  }
}
