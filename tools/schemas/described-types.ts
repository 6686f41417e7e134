import type {
  CommonInstance,
  CommonVariation,
  OwnInstance,
  PlacementInstance,
  SiteBase,
} from '../../catalogue/define-site.ts'
import type { EventAnswer, WireEvent } from '../../contract/event.ts'
import type { Segment } from '../../contract/segments/segment.ts'
import type { ShopEvents } from '../../contract/shop-events.ts'

/**
 * The types of which JSON Schemas are written (BU-04). The experiences of the catalogue are missing from `site`: the
 * schema of each content comes from the fields of its template.
 */
export type DescribedTypes = {
  site: SiteBase
  own: OwnInstance
  common: CommonInstance
  variation: CommonVariation
  segments: readonly Segment[]
  placements: readonly PlacementInstance[]
  events: ShopEvents
  wireEvent: WireEvent
  answer: EventAnswer
}
