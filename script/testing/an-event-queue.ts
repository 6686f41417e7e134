import type { WireEvent } from '../../contract/event.ts'
import type { TrackerNeeds } from '../events/tracker-needs.ts'

/** A queue that hands on what it is given and keeps nothing; what is held comes when it is ready. */
export function anEventQueue(add: (event: WireEvent) => void): TrackerNeeds['queue'] {
  return { add, hold() {}, amend() {}, forget() {} }
}
