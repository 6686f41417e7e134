// biome-ignore-all lint/performance/noBarrelFile: the list of what the package gives a shop
/**
 * `instep`: what a site's configuration is written with. Code of this repository imports from the files themselves;
 * lists like this one exist only in `package/`, where each is an address of the published package.
 */
export type { TemplateId } from '../catalogue/catalogue.ts'
export {
  defineSite,
  type ExperienceInstance,
  type ImplementationInstance,
  type OwnInstance,
  type PlacementInstance,
  type Renderer,
  type SiteConfig,
  type TemplateInstance,
  type VariationInstance,
} from '../catalogue/define-site.ts'
export type { SiteRoomRule } from '../catalogue/room.ts'
export type { AnchorName } from '../contract/anchors.ts'
export type { DeviceType, Exclusion, Goal, Schedule, SolutionOptions } from '../contract/experience.ts'
export type { PlacementOptions, PlacementTriggers } from '../contract/placement.ts'
export type { SourcesConfig } from '../contract/script-config.ts'
export {
  all,
  any,
  event,
  from,
  happened,
  latest,
  not,
  ownEvent,
  record,
  until,
} from '../contract/segments/conditions.ts'
export {
  above,
  atLeast,
  atMost,
  below,
  contains,
  containsAny,
  containsNone,
  containsNot,
  is,
  isNoneOf,
  isNot,
  isOneOf,
  matches,
  matchesNot,
} from '../contract/segments/operators.ts'
export type { Condition, EventMatch, Happening, Segment } from '../contract/segments/segment.ts'
export type { PageType, ShopEvents } from '../contract/shop-events.ts'
export type { ExperienceOptions } from '../script/experiences/options.ts'
