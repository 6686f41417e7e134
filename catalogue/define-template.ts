import type { TemplateFacts } from '../contract/experience.ts'
import type { ContentOf, Fields } from './fields.ts'
import type { RoomFacts, RoomRule, SiteRoomRule } from './room.ts'

/** What a template is, for the engine, `instep check`, the build, the reference and the gallery. */
export type Template<F extends Fields = Fields> = TemplateFacts & {
  /** Its id in the ledger, e.g. `PDP-07`. */
  ledger: string
  title: string
  /** One line for the gallery: where to look, and what for. */
  look: string
  fields: F
  /** Custom goals it emits by itself. */
  emits: readonly string[]
  /** What a page keeps for it from its first moment, so that nothing moves when it draws (BD-04). */
  room?(content: ContentOf<F>, facts: RoomFacts): readonly (RoomRule | SiteRoomRule)[]
}

/** Names a catalogue template: where it runs, what it needs, and the content that a site owner fills in. */
export function defineTemplate<const F extends Fields>(template: Template<F>): Template<F> {
  return template
}
