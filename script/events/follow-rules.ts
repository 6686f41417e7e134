import type { EmittedEvent } from '../../contract/event.ts'
import type { UnknownFields } from '../../contract/json.ts'

/**
 * A rule for a site whose events use other names: the path at which a field of an event is found in the emitted event
 * (MP-07).
 */
export type FieldRule = { event: string; field: string; path: string }

/** Fills the fields of an event by the rules for its type; `type` has no namespace. */
export type FollowRules = (event: EmittedEvent, type: string) => EmittedEvent

/**
 * Prepares the rules of a site's mapper. A missing source leaves the field unchanged; a rule that fails is skipped and
 * reported to `onError` (MP-07). Loaded as a separate chunk, because few sites have rules.
 */
export function createFollowRules(rules: readonly FieldRule[], onError?: (message: string) => void): FollowRules {
  return (event, type) => {
    let followed = event
    for (const { event: wanted, field, path } of rules) {
      if (wanted !== type) continue
      try {
        const value = path.split('.').reduce<unknown>((at, step) => (at as UnknownFields | undefined)?.[step], event)
        if (value !== undefined && value !== null)
          followed = withField(followed, field.split('.'), value) as EmittedEvent
      } catch (error) {
        onError?.(`The mapper rule ${path} for ${field} of ${wanted} failed: ${error}`)
      }
    }
    return followed
  }
}

function withField(fields: UnknownFields, [step = '', ...rest]: string[], value: unknown): UnknownFields {
  const own = fields[step]
  const isFields = typeof own === 'object' && own !== null
  return {
    ...fields,
    [step]: rest.length === 0 ? value : withField(isFields ? (own as UnknownFields) : {}, rest, value),
  }
}
