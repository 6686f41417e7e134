import type { DrawSlot, ReactOfPage, SlotRecord, SlotsHost } from '../../../contract/slots.ts'
import { checkVersion } from './check-version.ts'
import { guardDrawing } from './guarded.ts'
import { sharedRender } from './shared-render.ts'
import type { SlotsNeeds } from './slots-needs.ts'

type Ids = string | readonly string[]

/** The slots of one experience. */
export type Slots = {
  /** Resolves when all are mounted and React is there, never when released before. @throws (rejects) SL-03, SL-04, SL-05, SL-07 */
  register(ids: Ids): Promise<void>
  /** @throws SL-05, SL-06 */
  render(id: string, draw: DrawSlot): void
  /** Of no slot in particular: of all. */
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

  /** The wrapper is there and fits. @throws (rejects) when it does not (SL-07) */
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
      // The public package's wrapper says that React is there before it says its version.
      const checkSoon = () => queueMicrotask(checkWrapper)
      page.onReactReady ??= []
      if (page.React || page.version !== undefined) checkSoon()
      else page.onReactReady.push(checkSoon)
    })
  }

  async function registerSlots(given: Ids): Promise<void> {
    const ids = [...new Set([given].flat())]
    // All or none.
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

  /** Draws a slot anew in all its places. One that goes meanwhile changes the list. */
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

/** Whoever released the slots does not wait for them any more. */
function neverSettles(): Promise<never> {
  return new Promise(() => {})
}
