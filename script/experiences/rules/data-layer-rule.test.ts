import fc from 'fast-check'
import { expect, test } from 'vitest'
import { operators } from '../../../contract/segments/compare-values.ts'
import { compileLeaf } from '../../segments/compile-leaf.ts'
import { aLog } from '../../testing/a-log.ts'
import { checkRules } from './sync-rules.ts'
import { ruleFacts } from './testing/rule-facts.ts'

const dataLayer = {
  page: { type: 'Product', tags: ['Sale', 'New'] },
  basket: { total: 120, count: '100', lines: [{ sku: 'A-1' }, { sku: 'B-2' }], items: [] },
  user: { isLoggedIn: true, name: null },
}

function passesOn(layer: unknown, path: string, rule: { op: unknown; value: unknown }): boolean | undefined {
  return checkRules({ [`pageviews.customvalues.uv.${path}`]: rule }, ruleFacts({ dataLayer: layer }))[0]?.passes
}

const passes = (path: string, op: unknown, value: unknown) => passesOn(dataLayer, path, { op, value })

test.each([
  ['page.type', 'eq', 'product', true],
  ['page.type', 'eq', 'home', false],
  ['page.type', 'neq', 'PRODUCT', false],
  ['page.type', 'neq', 'home', true],
  ['basket.total', 'lt', 121, true],
  ['basket.total', 'lt', 120, false],
  ['basket.total', 'lte', '120', true],
  ['basket.total', 'gt', '99', true],
  ['basket.total', 'gt', 120, false],
  ['basket.count', 'gte', 99, true],
  ['basket.count', 'gte', '101', false],
  ['page.type', 'in', ['home', 'Product'], true],
  ['page.type', 'in', ['home'], false],
  ['basket.total', 'in', [120], true],
  ['page.type', 'nin', ['home'], true],
  ['page.type', 'nin', ['product'], false],
  ['page.type', 'contains', 'ROD', true],
  ['page.type', 'ncontains', 'rod', false],
  ['page.type', 'containsany', ['x', 'rod'], true],
  ['page.type', 'ncontainsany', ['x', 'y'], true],
  ['page.type', 'regex', '^pro', true],
  ['page.type', 'nregex', '^pro', false],
  ['page.tags', 'eq', 'sale', true],
  ['basket.lines.sku', 'eq', 'b-2', true],
  ['basket.lines.sku', 'neq', 'b-2', false],
  ['user.isLoggedIn', 'eq', true, true],
  ['user.isLoggedIn', 'eq', 'true', true],
  ['user.isLoggedIn', 'eq', false, false],
] as const)('[TR-12] the rule %s %s %j on the data layer passes: %s', (path, op, value, expected) => {
  expect(passes(path, op, value)).toBe(expected)
})

const negative = ['neq', 'nin', 'ncontains', 'ncontainsany', 'nregex']

test.each([
  ['page.nothing', dataLayer],
  ['user.name', dataLayer],
  ['basket.items', dataLayer],
  ['page.type.deeper', dataLayer],
  ['page.type', undefined],
  ['page.type', null],
  ['page.type', 'a text'],
])('[TR-12] when %s is missing in %j, positive operators fail and negative ones pass', (path, layer) => {
  const passing = [...operators.keys()].filter((op) =>
    passesOn(layer, path, { op, value: ['in', 'nin', 'containsany', 'ncontainsany'].includes(op) ? ['a'] : 'a' }),
  )
  expect(passing.toSorted()).toEqual(negative.toSorted())
})

test('an expression that cannot be compiled fails in both forms, and so does an unknown operator', () => {
  expect([passes('page.type', 'regex', '('), passes('page.type', 'nregex', '(')]).toEqual([false, false])
  expect([passes('page.type', 'is', 'product'), passes('page.type', undefined, 'product')]).toEqual([false, false])
})

test('[TR-12] for any data layer, a rule gives the same result as the segment predicate', () => {
  const value = fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.constant(null))
  const held = fc.oneof(value, fc.array(value, { maxLength: 3 }))
  const rule = fc.oneof(
    fc.record({ op: fc.constantFrom('in', 'nin'), value: fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }) }),
    fc.record({ op: fc.constantFrom('eq', 'neq', 'contains', 'ncontains'), value: fc.string({ maxLength: 2 }) }),
    fc.record({ op: fc.constantFrom('eq', 'lt', 'lte', 'gt', 'gte'), value: fc.integer({ min: -3, max: 3 }) }),
  )
  fc.assert(
    fc.property(held, rule, (a, { op, value: wanted }) => {
      const type = typeof wanted === 'number' ? 'number' : 'string'
      const leaf = compileLeaf({ id: 'p', op, key: { event: 'ecView', field: 'a', type }, value: wanted }, aLog())
      expect(passesOn({ a }, 'a', { op, value: wanted })).toBe(leaf({ a }))
    }),
  )
})
