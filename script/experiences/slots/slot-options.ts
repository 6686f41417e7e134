import type { DrawSlot, LentReact, SlotsHost } from '../../../contract/slots.ts'
import type { Slots } from './open-slots.ts'
import type { SlotsNeeds } from './slots-needs.ts'

/** The argument of a registration's callback. */
export type RegisteredSlots = {
  /** @throws as `ReactOptions.render` does */
  render(id: string, draw: DrawSlot): void
  /** Releases the slots of this registration. */
  release(): void
}

/** `options.react`: an experience renders in place of the shop's components (SL-02). */
export type ReactOptions = {
  /**
   * Requests slots; a slot is owned only when something is rendered into it. Calls back when all are mounted and React is
   * available, and returns a function that releases them; problems are then reported as errors of the experience's code.
   * Without a callback it returns a promise instead. @throws (rejects) the errors of SL-03 to SL-05, SL-07 and SL-08
   */
  register(ids: string | readonly string[]): Promise<void>
  register(
    ids: string | readonly string[],
    callback: (slots: RegisteredSlots, React: LentReact | undefined) => void,
  ): () => void
  /** Returns the shop's React; undefined before it is available. */
  getReact(): LentReact | undefined
  /** Renders into a registered slot, in all its places. @throws the errors of SL-05 and SL-06 */
  render(id: string, draw: DrawSlot): void
  /** Shows the shop's own content again, in one slot or, without an id, in all (SL-09). */
  release(id?: string): void
}

export type SlotOptions = {
  react: ReactOptions
  /** Announces to the explorer which slots or other places the experience is about to change. */
  registerContentAreas(ids: string | readonly string[]): void
  unregisterContentAreas(): void
}

/** Returns the slot functions by name; their code is loaded with the first registration (decision 6). */
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
    // No slot can be registered before the code is loaded.
    if (!slots) throw new Error(`Slot "${id}" is not registered`)
    slots.render(id, draw)
  }

  /** Releases slots after the earlier registrations, also while the code is still loading. */
  function releaseSlots(ids?: string | readonly string[]): void {
    if (slots) slots.release(ids)
    else opening?.then((each) => each.release(ids)).catch(() => {}) // reported by the registration
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
