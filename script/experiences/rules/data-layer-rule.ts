import { dataLayerPrefix } from '../../../contract/activation-rules.ts'
import type { ValueType } from '../../../contract/segment-index.ts'
import { coercions } from '../../../contract/segments/coerce.ts'
import type { Log } from '../../log.ts'
import { compileLeaf } from '../../segments/compile-leaf.ts'
import type { RuleVerdict } from './sync-rule.ts'

export type DataLayerFacts = {
  /** The value of `window.universal_variable`. */
  dataLayer: unknown
  log: Log
}

/** The prefix of a simple rule's wire name; the rest is a path in the data layer. */

type LayerCondition = { op?: string; value?: unknown }

/**
 * Evaluates a simple rule: compares a value of the page's data layer by a segment operator, which also decides about
 * missing values (TR-12).
 * @throws `opType not recognised`
 */
export function dataLayerRule(name: string, rule: unknown, { dataLayer, log }: DataLayerFacts): RuleVerdict {
  const { op = '', value } = (rule ?? {}) as LayerCondition
  const field = name.slice(dataLayerPrefix.length)
  const key = { event: '', field, type: typeFor(op, value) }
  const seen = field.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], dataLayer)
  return { passes: compileLeaf({ id: name, op, key, value }, log)(dataLayer), seen }
}

/** Infers the value type from the value, because a rule, unlike a predicate, names none. Bounds are numbers if possible. */
function typeFor(op: string, value: unknown): ValueType {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean'
  return /^[lg]te?$/.test(op) && coercions.number(value) !== undefined ? 'number' : 'string'
}
