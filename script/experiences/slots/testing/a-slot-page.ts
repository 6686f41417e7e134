import { type LentReact, type SlotProps, type SlotsHost, slotsVersion } from '../../../../contract/slots.ts'
import { aLog, type TestLog } from '../../../testing/a-log.ts'
import { type SlotOptions, slotOptions } from '../slot-options.ts'
import type { SlotsNeeds } from '../slots-needs.ts'

/** A React that renders to text: an element of the guard's class becomes what the guard would show. */
const textReact: LentReact = {
  createElement: (_type, props) => (props as { content?: unknown }).content,
  Component: class {},
}

/** A mounted slot of the shop; `shown` is its latest content. */
export type TestSlot = { shown: unknown; draws: number; unmount(): void }

export type SlotPage = {
  host: SlotsHost
  /** Adds the shop's wrapper in a version. */
  wrap(version?: unknown): void
  /** Mounts a slot of the shop with the content `shop's {id}`. */
  mount(id: string, props?: SlotProps): TestSlot
}

/** Creates a page with the shop's side of slots, as a wrapper of any React version provides it, without React. */
export function aSlotPage({
  version = slotsVersion,
  wrapped = true,
}: {
  version?: unknown
  wrapped?: boolean
} = {}): SlotPage {
  const host: SlotsHost = {}
  function addWrapper(given: unknown = version): void {
    host.react ??= {}
    Object.assign(host.react, { React: textReact, ReactDOM: {}, version: given })
    for (const ready of host.react.onReactReady?.splice(0) ?? []) ready()
  }
  if (wrapped) addWrapper()
  return {
    host,
    wrap: addWrapper,
    mount(id, props = { children: `shop's ${id}` }) {
      host.react ??= {}
      host.react.components ??= {}
      host.react.components[id] ??= {}
      const record = host.react.components[id]
      const slot = {
        shown: undefined as unknown,
        draws: 0,
        forceUpdate() {
          slot.draws++
          slot.shown = record.renderFunction ? record.renderFunction(props, textReact) : props.children
        },
        unmount() {
          record.instances = record.instances?.filter((each) => each !== slot)
        },
      }
      slot.forceUpdate()
      record.instances = [...(record.instances ?? []), slot]
      return slot
    },
  }
}

export type SlotExperience = SlotOptions & {
  log: TestLog
  errors: unknown[]
  notices: [type: string, data: object][]
  /** Stops the experience (EX-26). */
  stop(): void
}

/** Creates an experience's access to the slots of a page, and records the results. */
export function aSlotExperience(page: SlotPage, facts: Partial<SlotsNeeds> = {}): SlotExperience {
  const removals: (() => void)[] = []
  const [log, errors, notices] = [aLog(), [] as unknown[], [] as [string, object][]]
  let stopped = false
  const options = slotOptions({
    experienceId: 'one',
    isEnabled: true,
    host: () => page.host,
    notify: (type, data) => notices.push([type, data]),
    onRemove: (removal) => (stopped ? removal() : void removals.push(removal)),
    onUserError: (error) => errors.push(error),
    log,
    ...facts,
  })
  return {
    ...options,
    log,
    errors,
    notices,
    stop() {
      stopped = true
      for (const removal of removals.splice(0)) removal()
    },
  }
}
