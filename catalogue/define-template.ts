import type { TemplateFacts } from '../contract/experience.ts'
import type { NeededSetting, ReadableFact } from '../contract/site-settings.ts'
import type { ContentOf, Fields } from './fields.ts'
import type { RoomFacts, RoomRule, SiteRoomRule } from './room.ts'

/** The facts of a template for the engine, `instep check`, the build, the reference and the gallery. */
export type Template<F extends Fields = Fields> = TemplateFacts & {
  /** The id of its ledger entry, e.g. `PDP-07`. */
  ledger: string
  title: string
  /** One line for the gallery: where to look, and for what. */
  look: string
  fields: F
  /** The custom goals that it sends by itself. */
  emits: readonly string[]
  /** What it reads of elements beside finding them. */
  reads?: readonly ReadableFact[]
  /** The settings of a site without which it does not run, unless the page tells the same. */
  needs?: readonly NeededSetting[]
  /** The settings that it uses where a site has them. */
  uses?: readonly NeededSetting[]
  /** The room that a page reserves for it from the start, so that nothing moves when it draws (BD-04). */
  room?(content: ContentOf<F>, facts: RoomFacts): readonly (RoomRule | SiteRoomRule)[]
}

/** Defines a template of the catalogue: where it runs, what it needs, and the content that a site owner provides. */
export function defineTemplate<const F extends Fields>(template: Template<F>): Template<F> {
  return template
}
