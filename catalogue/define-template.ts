import type { TemplateFacts } from '../contract/experience.ts'
import type { Fields } from './fields.ts'

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
}

/** Names a catalogue template: where it runs, what it needs, and the content that a site owner fills in. */
export function defineTemplate<const F extends Fields>(template: Template<F>): Template<F> {
  return template
}
