import { isFields } from '../../contract/json.ts'
import { type CoercionType, coercions } from '../../contract/segments/coerce.ts'
import { isTextId } from '../http/text-id.ts'
import { operators, type QueryOperator, typeOf } from './operators.ts'

/** A query about a user's record in a dataset (SV-39). */
export type SegmentQuery = {
  id: string
  dataset: string
  /** The keys under which the record may be stored: that of the user, else that of the visitor. */
  keys: string[]
  /** A path separated by dots. */
  field: string
  op: unknown
  operator: QueryOperator
  value: unknown
  /** The type of the comparison; undefined for a list whose items have their own types. */
  type: CoercionType | undefined
}

const valueTypes = Object.keys(coercions) as CoercionType[]

/**
 * Reads one item of a list of queries: `{id, query: {dataset, field, op, value}, userId, visitorId}` (SG-28).
 * @throws Error that says what is wrong
 */
export function readQuery(item: unknown): SegmentQuery {
  if (!isFields(item)) throw new Error('The item is not an object')
  const { id, query, userId, visitorId } = item
  if (typeof id !== 'string' || id === '') throw new Error('id is missing')
  if (!isTextId(userId)) throw new Error('userId is missing')
  if (!isFields(query)) throw new Error('query is not an object')
  const { dataset, field, op, value, type = Array.isArray(value) ? undefined : typeOf(value) } = query
  if (!isTextId(dataset)) throw new Error('query.dataset is missing')
  if (typeof field !== 'string' || field === '') throw new Error('query.field is missing')
  const operator = operators.get(op)
  if (!operator) throw new Error('opType not recognised')
  if (!operator.wants.check(value)) throw new Error(`query.value is not ${operator.wants.words}`)
  const known = valueTypes.find((each) => each === type)
  if (type !== undefined && !known) throw new Error(`query.type is not one of ${valueTypes.join(', ')}`)
  const owners = isTextId(visitorId) ? [userId, visitorId] : [userId]
  const keys = owners.map((owner) => `${dataset}:${owner}`)
  return { id, dataset, keys, field, op, operator, value, type: known }
}
