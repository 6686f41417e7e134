import type { AnchorName } from '../contract/anchors.ts'
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
  /** Groups of fields of which at least one must have a value: without any it does nothing. */
  needsOneOf?: readonly (readonly (keyof F & string)[])[]
  /** Pairs of numbers of which the first may not exceed the second. */
  ascending?: readonly (readonly [low: keyof F & string, high: keyof F & string])[]
  /** The custom goals that it sends by itself. */
  emits: readonly string[]
  /** What it reads of elements beside finding them. */
  reads?: readonly ReadableFact[]
  /** The settings of a site without which it does not run, unless the page tells the same. */
  needs?: readonly NeededSetting[]
  /** The settings that it uses where a site has them. */
  uses?: readonly NeededSetting[]
  /**
   * The anchors that it looks for itself instead of waiting for them, in groups of which the site must have at least one:
   * without it it does nothing.
   */
  searches?(content: Partial<ContentOf<F>>): readonly (readonly AnchorName[])[]
  /** The room that a page reserves for it from the start, so that nothing moves when it draws (BD-04). */
  room?(content: ContentOf<F>, facts: RoomFacts): readonly (RoomRule | SiteRoomRule)[]
}

/** Defines a template of the catalogue: where it runs, what it needs, and the content that a site owner provides. */
export function defineTemplate<const F extends Fields>(template: Template<F>): Template<F> {
  return template
}
