import { isFields } from '../../contract/json.ts'
import type { Predicate, SegmentIndex } from '../../contract/segment-index.ts'
import { coercions } from '../../contract/segments/coerce.ts'
import { operators } from '../../contract/segments/compare-values.ts'
import { isTimeout } from './timeouts.ts'

/** Per kind of predicate, the check of an inner predicate or one without an event, besides that its children exist. */
const others: Record<string, (predicate: Predicate) => boolean> = {
  and: () => true,
  or: () => true,
  nand: () => true,
  count: ({ children, props }) =>
    isOneOrTwo(children) &&
    isComparison(props?.count, Number.isFinite) &&
    (props?.timeout === undefined || isTimeout(props.timeout)),
  timeout: ({ children, props }) => isOneOrTwo(children) && isTimeout(props?.timeout),
  time: ({ props }) => isComparison(props?.time, (value) => coercions.date(value) !== undefined),
  query: ({ props }) => props?.query !== undefined,
}

/** Returns what makes an index invalid, with the predicate concerned (SG-01, SG-17); undefined for a valid index. */
export function indexProblem(index: unknown): { reason: string; predicate?: string } | undefined {
  if (!isFields(index)) return { reason: 'it is not an object' }
  if (!isFields(index.profiles)) return { reason: 'profiles is not an object' }
  if (!isFields(index.predicates)) return { reason: 'predicates is not an object' }
  const predicates = index.predicates as SegmentIndex['predicates']
  const known = new Set(Object.keys(predicates))
  const isKnown = (id: unknown) => typeof id === 'string' && known.has(id)
  for (const [id, profile] of Object.entries(index.profiles)) {
    const reason = profileProblem(profile, isKnown)
    if (reason) return { reason: `profile ${id}: ${reason}` }
  }
  for (const [id, predicate] of Object.entries(index.predicates)) {
    const reason = predicateProblem(id, predicate, isKnown)
    if (reason) return { reason, predicate: id }
  }
  return cycleIn(predicates)
}

function profileProblem(profile: unknown, isKnown: (id: unknown) => boolean): string | undefined {
  if (!isFields(profile)) return 'it is not an object'
  const { predicateRoots, defaults, executionPlans } = profile
  if (!isFields(predicateRoots) || !Object.values(predicateRoots).every(isTexts)) return 'predicateRoots is wrong'
  if (!isTexts(defaults)) return 'defaults is wrong'
  if (!isFields(executionPlans) || !Object.values(executionPlans).every(isTexts)) return 'executionPlans is wrong'
  const unknown = [...Object.keys(predicateRoots), ...Object.values(executionPlans).flat()].find((id) => !isKnown(id))
  return unknown === undefined ? undefined : `predicate ${unknown} does not exist`
}

function predicateProblem(id: string, predicate: unknown, isKnown: (id: unknown) => boolean): string | undefined {
  // The compressed state can only contain ids of this form (SG-33).
  if (!/^[\w-]+$/.test(id)) return 'a predicate id has other characters than A-Za-z0-9_-'
  if (!isFields(predicate) || predicate.id !== id) return `predicate ${id} is not an object with its id`
  const { op, children = [], key, props } = predicate
  if (!isTexts(children)) return 'children is wrong'
  const unknown = children.find((child) => !isKnown(child))
  if (unknown !== undefined) return `predicate ${unknown} does not exist`
  const check = typeof op === 'string' && Object.keys(others).includes(op) ? others[op] : undefined
  if (check) return check(predicate as Predicate) ? undefined : `predicate ${id} lacks what ${op} needs`
  if (!operators.has(String(op))) return 'opType not recognised'
  if (!isFields(key) || typeof key.event !== 'string' || typeof key.field !== 'string') return `key of ${id} is wrong`
  if (key.type !== undefined && !Object.keys(coercions).includes(String(key.type))) return `key.type of ${id} is wrong`
  const timeout = isFields(props) ? props.timeout : undefined
  return timeout === undefined || isTimeout(timeout) ? undefined : `timeout of ${id} is wrong`
}

function cycleIn(predicates: SegmentIndex['predicates']): { reason: string; predicate: string } | undefined {
  /** False while the predicates below it are being checked. */
  const seen = new Map<string, boolean>()
  const isCyclic = (id: string): boolean => {
    const before = seen.get(id)
    if (before !== undefined) return !before
    seen.set(id, false)
    const cyclic = predicates[id]?.children?.some(isCyclic) ?? false
    seen.set(id, true)
    return cyclic
  }
  const predicate = Object.keys(predicates).find(isCyclic)
  return predicate === undefined ? undefined : { reason: `predicate ${predicate} leads to itself`, predicate }
}

function isComparison(given: unknown, isValue: (value: unknown) => boolean): boolean {
  if (!isFields(given)) return isValue(given)
  return comparisons.includes(String(given.op)) && isValue(given.value)
}

const comparisons = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte']

function isOneOrTwo(list: readonly string[] = []): boolean {
  return list.length === 1 || list.length === 2
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
