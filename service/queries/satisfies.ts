import { isFields } from '../../contract/json.ts'
import type { ValueTest } from '../../contract/segments/compare-values.ts'
import { type Compile, typeOf } from './operators.ts'
import type { SegmentQuery } from './read-query.ts'

/** Returns whether a record satisfies a query (SG-05, SG-06). */
export function satisfiesQuery(record: unknown, query: SegmentQuery, compile: Compile): boolean {
  const tests = testsOf(query, compile)
  const found = valuesAt(record, query.field.split('.'))
  return found.some((each) => tests.some((test) => test(each))) !== query.operator.negative
}

/** Returns one test or, for a list without a type, one test for each of its items. */
function testsOf({ operator, value, type }: SegmentQuery, compile: Compile): ValueTest[] {
  if (type === undefined && Array.isArray(value))
    return value.map((each) => operator.test([each], typeOf(each), compile))
  return [operator.test(value, type ?? typeOf(value), compile)]
}

/** Returns the values at a path; a list on the path, or at its end, yields the values of all its items. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [step, ...rest] = path
  if (step === undefined) return [value]
  return isFields(value) && Object.hasOwn(value, step) ? valuesAt(value[step], rest) : []
}
