import type { DrawSlot, ReactOfPage, SlotRecord, SlotsHost } from '../../../contract/slots.ts'
import { checkVersion } from './check-version.ts'
import { guardDrawing } from './guarded.ts'
import { sharedRender } from './shared-render.ts'
import type { SlotsNeeds } from './slots-needs.ts'

type Ids = string | readonly string[]

/** The slots of one experience. */
export type Slots = {
  /** Resolves when all are mounted and React is available; never if released before. @throws (rejects) SL-03, SL-04, SL-05, SL-07 */
  register(ids: Ids): Promise<void>
  /** @throws SL-05, SL-06 */
  render(id: string, draw: DrawSlot): void
  /** Releases the given slots; without ids, all. */
  release(ids?: Ids): void
}

type HeldSlot = { record: SlotRecord; mounted?: boolean; drawn?: boolean }

export function openSlots({ experienceId, host, notify, onRemove, onUserError, log }: SlotsNeeds): Slots {
  const held = new Map<string, HeldSlot>()
  let ended = false

  function reactOfPage(): ReactOfPage {
    const page = host() as SlotsHost
    page.react ??= {}
    return page.react
  }

  function recordOf(id: string): SlotRecord {
    const page = reactOfPage()
    page.components ??= {}
    const { components } = page
    components[id] ??= {}
    return components[id]
  }

  function refuseSlot(id: string, { owner, renderFunction }: SlotRecord): void {
    if (held.has(id) || owner === experienceId) throw new Error(`Slot "${id}" is already registered`)
    refuseOwned(id, owner)
    if (renderFunction && !renderFunction.onMount) throw new Error(`Slot "${id}" was rendered before it was registered`)
  }

  function refuseOwned(id: string, owner: string | undefined): void {
    if (owner && owner !== experienceId) throw new Error(`Slot "${id}" is owned by experience ${owner}`)
  }

  function holdSlot(id: string): HeldSlot {
    const record = recordOf(id)
    record.renderFunction ??= sharedRender(record)
    const each = { record }
    held.set(id, each)
    return each
  }

  function whenMounted(each: HeldSlot): Promise<void> {
    return new Promise((resolve) => {
      each.record.renderFunction?.onMount?.(() => {
        each.mounted = true
        resolve()
      })
    })
  }

  /** Resolves when a compatible wrapper is available. @throws (rejects) when the wrapper is not compatible (SL-07) */
  function whenWrapperFits(): Promise<void> {
    const page = reactOfPage()
    return new Promise((resolve, reject) => {
      const checkWrapper = () => {
        try {
          checkVersion(page.version, log)
          resolve()
        } catch (error) {
          reject(error)
        }
      }
      // The public package's wrapper announces React before it sets its version.
      const checkSoon = () => queueMicrotask(checkWrapper)
      page.onReactReady ??= []
      if (page.React || page.version !== undefined) checkSoon()
      else page.onReactReady.push(checkSoon)
    })
  }

  async function registerSlots(given: Ids): Promise<void> {
    const ids = [...new Set([given].flat())]
    // Registers either all or none.
    for (const id of ids) refuseSlot(id, recordOf(id))
    if (ended) return neverSettles()
    const all = ids.map(holdSlot)
    notify('registerContentAreas', { experienceId, ids })
    try {
      await Promise.all([whenWrapperFits(), ...all.map(whenMounted)])
    } catch (error) {
      releaseSlots(ids)
      throw error
    }
    if (!ids.every((id, at) => held.get(id) === all[at])) return neverSettles()
  }

  function renderSlot(id: string, draw: DrawSlot): void {
    const each = held.get(id)
    if (!each) throw new Error(`Slot "${id}" is not registered`)
    const { record } = each
    refuseOwned(id, record.owner)
    if (!each.mounted || !reactOfPage().React) throw new Error(`Slot "${id}" is not yet available`)
    record.owner = experienceId
    record.ownerRenderFunction = guardDrawing(draw, onUserError)
    each.drawn = true
    updateInstances(record)
  }

  function releaseSlots(given: Ids = [...held.keys()]): void {
    for (const id of [given].flat()) {
      const each = held.get(id)
      if (!each) continue
      held.delete(id)
      if (!each.drawn) continue
      each.record.owner = undefined
      each.record.ownerRenderFunction = undefined
      updateInstances(each.record)
    }
  }

  /** Renders a slot again in all its places. An instance that unmounts meanwhile changes the list. */
  function updateInstances({ instances = [] }: SlotRecord): void {
    for (const instance of [...instances]) {
      try {
        instance.forceUpdate()
      } catch (error) {
        onUserError(error)
      }
    }
  }

  onRemove(() => {
    ended = true
    releaseSlots()
  })
  return { register: registerSlots, render: renderSlot, release: releaseSlots }
}

/** Returns a promise that never settles, for slots that are released before they are mounted. */
function neverSettles(): Promise<never> {
  return new Promise(() => {})
}
