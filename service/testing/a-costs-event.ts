import type { WireEvent } from '../../contract/event.ts'
import type { CostsData } from '../../contract/experience-costs.ts'
import { anEvent, type EventParts } from '../../contract/testing/an-event.ts'

/** Creates the event with the costs of a page load, as the script sends it (BD-07). */
export function aCostsEvent(data: Partial<CostsData>, { meta, ...parts }: EventParts = {}): WireEvent {
  return anEvent({
    code: 'costs',
    message: 'Costs of each experience',
    data: { experiences: [], page: {}, ...data },
    ...parts,
    meta: { type: 'qubit.debug', ...meta },
  })
}
