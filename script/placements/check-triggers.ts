import type { DeviceType } from '../../contract/experience.ts'
import type { PlacementTriggers, TriggerName } from '../../contract/placement.ts'
import { pageTypes } from '../../contract/shop-events.ts'

export type TriggerFacts = {
  /** The full address. */
  url: string
  /** The latest view, as mapped. */
  view: { type?: unknown; subtypes?: unknown; [field: string]: unknown }
  deviceType: DeviceType
}

export type PlacementTriggerAnswer = { passes: true } | { passes: false; because: string }

type TriggerTest = (values: readonly string[], found: readonly string[]) => boolean

const includesAny: TriggerTest = (values, found) => values.some((value) => found.includes(value.toLowerCase()))
const matchesAny: TriggerTest = (values, [url = '']) => values.some((value) => new RegExp(value, 'i').test(url))

/** The operators of each trigger (PL-03). */
const lists: Record<string, TriggerTest> = { in: includesAny, nin: (values, found) => !includesAny(values, found) }
const patterns: Record<string, TriggerTest> = {
  match: matchesAny,
  nomatch: (values, found) => !matchesAny(values, found),
}

/** The page facts that each trigger checks, in lower case except for the address. */
const subjects: Record<TriggerName, (facts: TriggerFacts, values: readonly string[]) => string[]> = {
  pageUrl: ({ url }) => [url],
  pageType: ({ view }) => [pageTypeOf(view.type)],
  pageSubtype: ({ view }) => (Array.isArray(view.subtypes) ? view.subtypes.map(lowerCase) : []),
  deviceType: ({ deviceType }, values) => [deviceIn(values, deviceType)],
}

/**
 * Checks whether a placement belongs on this page (PL-02, PL-03): all its triggers have to pass.
 * @throws for an unknown trigger or operator, or an invalid regular expression
 */
export function checkTriggers(triggers: PlacementTriggers, facts: TriggerFacts): PlacementTriggerAnswer {
  for (const [name, { op, values }] of Object.entries(triggers)) {
    const subject = Object.keys(subjects).includes(name) ? subjects[name as TriggerName] : undefined
    if (!subject) throw new Error(`Unknown trigger: ${name}`)
    const rules = name === 'pageUrl' ? patterns : lists
    const rule = Object.keys(rules).includes(op) ? rules[op] : undefined
    if (!rule) throw new Error(`Unknown op of ${name}: ${op}`)
    const found = subject(facts, values)
    if (!rule(values, found))
      return { passes: false, because: `${name} ${found.join(', ')} is not ${op} ${values.join(', ')}` }
  }
  return { passes: true }
}

/** Returns the page type of a view, or `other` for an unknown one (UR-07). */
export function pageTypeOf(type: unknown): string {
  const lowered = lowerCase(type)
  return (pageTypes as readonly string[]).includes(lowered) ? lowered : 'other'
}

/** Returns the device type: a tablet counts as a computer where values name computers but not tablets (UR-07). */
function deviceIn(values: readonly string[], deviceType: DeviceType): string {
  const names = values.map(lowerCase)
  return deviceType === 'tablet' && names.includes('computer') && !names.includes('tablet') ? 'computer' : deviceType
}

function lowerCase(value: unknown): string {
  return String(value ?? '').toLowerCase()
}
