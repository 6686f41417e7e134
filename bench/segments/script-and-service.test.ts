import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CoercionType, coercions } from '../../contract/segments/coerce.ts'
import { operators } from '../../contract/segments/compare-values.ts'
import { compileLeaf } from '../../script/segments/compile-leaf.ts'
import { aLog } from '../../script/testing/a-log.ts'
import { boundedMatches } from '../../service/queries/bounded-matches.ts'
import { readQuery } from '../../service/queries/read-query.ts'
import { satisfiesQuery } from '../../service/queries/satisfies.ts'

const types = Object.keys(coercions) as CoercionType[]
const plain = [
  ...['abc', ' abc', 'ABC ', '', ' ', '1', '0', 'true', 'False', ' 7.5 ', '2024-02-29', '2024-02-29T00:00Z', 'Straße'],
  ...[0, 1, -0, 7.5, 1e21, true, false],
]
const held = [...plain, undefined, null, ['abc', 1], [], [['1'], { value: 'abc' }], {}, Number.NaN]
const expressions = ['^abc$', '^ ', 'B', '\\s', '^$', '1|true']

/** Time does not matter here: all comparisons share one budget, which they never use up. */
const compile = boundedMatches(600_000)

/** The answers of script and service for the same record, for an operator that compares values of a type. */
function answers(op: string, value: unknown, wanted: unknown, type: CoercionType, path = 'field') {
  const record = { field: value, 'a.b': value, nested: [{ field: value }, { other: 1 }] }
  const inScript = compileLeaf({ id: 'p', op, key: { event: 'ecView', field: path, type }, value: wanted }, aLog())
  const query = { dataset: 'd', field: path, op, value: wanted, type }
  const inService = satisfiesQuery(record, readQuery({ id: 'q', userId: 'u', query }), compile)
  return { script: inScript(record as never), service: inService }
}

test('[SG-07] [SG-08] [SG-09] [SG-10] [SG-11] [SV-39] script and service give the same answer for every operator, type and kind of value', () => {
  let compared = 0
  for (const [name, { wants }] of operatorsWithWants())
    for (const wanted of [...plain, ...expressions, [], ['abc', '1'], [true], [1, 'abc'], ['2024-02-29']])
      if (wants(wanted))
        for (const value of held)
          for (const type of types) {
            const { script, service } = answers(name, value, wanted, type)
            expect(service, `${JSON.stringify(value)} ${name} ${JSON.stringify(wanted)} as a ${type}`).toBe(script)
            compared++
          }
  expect(compared).toBeGreaterThan(20_000)
})

test('[SG-05] [SG-06] script and service find the same values at a path, for any record and any text', () => {
  const anyPlain = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constantFrom(...plain))
  const paths = fc.constantFrom(
    'field',
    'nested.field',
    'nested.other',
    'nested',
    'missing',
    'field.length',
    'constructor',
  )
  const names = fc.constantFrom('eq', 'neq', 'lt', 'gte', 'contains', 'ncontains')
  fc.assert(
    fc.property(
      names,
      fc.oneof(anyPlain, fc.array(anyPlain)),
      anyPlain,
      fc.constantFrom(...types),
      paths,
      (...given) => {
        const { script, service } = answers(...given)
        expect(service).toBe(script)
      },
    ),
    { numRuns: 2000 },
  )
})

/** Returns every operator with the values that the service accepts for it. */
function operatorsWithWants() {
  const isText = (wanted: unknown) => typeof wanted === 'string'
  return [...operators.keys()].map((name) => {
    const wants = /regex/.test(name) ? isText : (wanted: unknown) => Array.isArray(wanted) === /^n?in$|any$/.test(name)
    return [name, { wants }] as const
  })
}
