import { expect, test } from 'vitest'
import { parseDate } from '../../contract/parse-date.ts'
import type { ValueType } from '../../contract/segment-index.ts'
import { coercions } from '../../contract/segments/coerce.ts'
import { operators } from '../../contract/segments/compare-values.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aLog } from '../testing/a-log.ts'
import { compileLeaf } from './compile-leaf.ts'

const event = anEvent({
  tier: 'Gold',
  points: 120,
  score: ' 7.5 ',
  active: 'true',
  joined: '2024-02-29',
  tags: ['News', 'Sale'],
  orders: [{ total: 10 }, { total: 99, lines: [{ sku: 'A-1' }] }],
  nothing: null,
  none: [],
  nested: { deep: { name: 'Ärmel', inner: { size: 'XL' } } },
})

function holds(field: string, op: string, value: unknown, type: ValueType = 'string'): boolean {
  return compileLeaf({ id: 'p', op, key: { event: 'ecView', field, type }, value }, aLog())(event)
}

test.each([
  ['tier', 'gold', 'string', true],
  ['tier', ' GOLD ', 'string', true],
  ['tier', 'silver', 'string', false],
  ['points', '120', 'number', true],
  ['points', 120, 'string', true],
  ['score', 7.5, 'number', true],
  ['score', '7.50', 'number', true],
  ['score', '7.50', 'string', false],
  ['active', 1, 'boolean', true],
  ['active', false, 'boolean', false],
  ['tier', true, 'boolean', false],
  ['joined', '2024-02-29T00:00Z', 'date', true],
  ['joined', Date.UTC(2024, 1, 29), 'date', true],
] as const)('[SG-07] %s eq %j as a %s is %s, and neq is the opposite', (field, value, type, expected) => {
  expect([holds(field, 'eq', value, type), holds(field, 'neq', value, type)]).toEqual([expected, !expected])
})

test.each([
  ['points', 'number', 119, 'gt gte'],
  ['points', 'number', '120', 'lte gte'],
  ['points', 'number', 121, 'lt lte'],
  ['points', 'string', '99', 'lt lte'],
  ['tier', 'string', 'FROG', 'gt gte'],
  ['tier', 'string', 'GOLD', 'lte gte'],
  ['tier', 'string', 'hat', 'lt lte'],
  ['joined', 'date', '2024-03-01', 'lt lte'],
  ['joined', 'date', '2024-02-29T01:00+02:00', 'gt gte'],
  ['joined', 'date', Date.UTC(2024, 1, 29), 'lte gte'],
  ['tier', 'number', 5, ''],
  ['tier', 'date', '2024-01-01', ''],
  ['points', 'number', 'many', ''],
  ['joined', 'date', '2024-02-30', ''],
] as const)(
  '[SG-08] for %s as a %s compared with %j, exactly these operators are true: "%s"',
  (field, type, value, expected) => {
    const true_ = ['lt', 'lte', 'gt', 'gte'].filter((op) => holds(field, op, value, type))
    expect(true_.join(' ')).toBe(expected)
  },
)

test.each([
  ['tier', ['SILVER', 'gold'], 'string', true],
  ['points', ['5', 120], 'number', true],
  ['tier', ['silver'], 'string', false],
  ['tier', [], 'string', false],
  ['tier', 'gold', 'string', false],
] as const)('[SG-09] %s in %j as a %s is %s, and nin is the opposite', (field, value, type, expected) => {
  expect([holds(field, 'in', value, type), holds(field, 'nin', value, type)]).toEqual([expected, !expected])
})

test.each([
  ['nested.deep.name', 'ÄR', true],
  ['nested.deep.inner.size', 'xl', true],
  ['tier', 'OL', true],
  ['tier', 'silver', false],
  ['points', 20, true],
  ['tags', 'ews', true],
  ['tags', 'newssale', false],
])('[SG-10] %s, or an item of it, contains %j: %s, and ncontains is the opposite', (field, value, expected) => {
  expect([holds(field, 'contains', value), holds(field, 'ncontains', value)]).toEqual([expected, !expected])
})

test.each([
  ['tier', ['x', 'OL'], true],
  ['tags', ['x', 'ALE'], true],
  ['tier', ['x', 'y'], false],
  ['tier', [], false],
])('[SG-10] %s containsany %j: %s, and ncontainsany is the opposite', (field, value, expected) => {
  expect([holds(field, 'containsany', value), holds(field, 'ncontainsany', value)]).toEqual([expected, !expected])
})

test.each([
  ['tier', '^g.+D$', true],
  ['tier', '^o', false],
  ['tags', '^sale$', true],
  ['points', '^12', true],
])('[SG-11] %s matches the expression %j in any case: %s', (field, value, expected) => {
  expect([holds(field, 'regex', value), holds(field, 'nregex', value)]).toEqual([expected, !expected])
})

test.each(['regex', 'nregex'])(
  '[SG-11] an expression that cannot be compiled makes %s false and logs one line',
  (op) => {
    const log = aLog()
    const test = compileLeaf({ id: 'p', op, key: { event: 'ecView', field: 'tier' }, value: '(' }, log)
    expect([test(event), test(event), test(anEvent())]).toEqual([false, false, false])
    expect(log.lines).toMatchObject([{ facts: { predicate: 'p' } }])
  },
)

test.each([
  ['orders.total', 'gt', 50, 'number', true],
  ['orders.total', 'gt', 100, 'number', false],
  ['orders.lines.sku', 'eq', 'a-1', 'string', true],
  ['orders.lines.sku', 'neq', 'a-1', 'string', false],
  ['orders.lines.sku', 'neq', 'b-1', 'string', true],
  ['tags', 'nin', ['other'], 'string', true],
  ['meta.type', 'eq', 'ecview', 'string', true],
] as const)(
  'a path through lists collects the values of all items: %s %s %j as a %s is %s',
  (field, op, value, type, result) => {
    expect(holds(field, op, value, type)).toBe(result)
  },
)

const missing = [
  'missing',
  'nothing',
  'none',
  'tier.length',
  'nested.missing.name',
  'constructor',
  '__proto__.constructor',
]

test.each(missing)('[SG-06] a missing field, %s, makes positive operators false and negative ones true', (field) => {
  const negative = ['neq', 'nin', 'ncontains', 'ncontainsany', 'nregex']
  for (const op of operators.keys())
    for (const value of ['x', 0, ['x'], '']) expect(holds(field, op, value)).toBe(negative.includes(op))
})

test('[SG-18] values are converted to the type of the key, or to undefined', () => {
  const table: [ValueType, [unknown, unknown][]][] = [
    [
      'number',
      [
        [5, 5],
        [' 5.5 ', 5.5],
        ['', undefined],
        ['5x', undefined],
        [Number.NaN, undefined],
        ['Infinity', undefined],
        [true, undefined],
      ],
    ],
    [
      'boolean',
      [
        [true, true],
        ['true', true],
        [1, true],
        ['1', true],
        [false, false],
        ['false', false],
        [0, false],
        ['0', false],
        ['yes', undefined],
        [2, undefined],
      ],
    ],
    [
      'string',
      [
        [' a ', 'a'],
        [5, '5'],
        [true, 'true'],
        [{}, undefined],
      ],
    ],
    [
      'date',
      [
        ['2024-01-01', Date.UTC(2024, 0, 1)],
        [5, 5],
        ['5', undefined],
        ['soon', undefined],
        [Number.NaN, undefined],
      ],
    ],
  ]
  for (const [type, rows] of table)
    for (const [value, expected] of rows) expect([type, value, coercions[type](value)]).toEqual([type, value, expected])
})

test.each<[string, number]>([
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2024-12-31', Date.UTC(2024, 11, 31)],
  ['1969-12-31T23:59:59.999', -1],
  ['2024-02-29T12:30', Date.UTC(2024, 1, 29, 12, 30)],
  ['2024-02-29 12:30:05', Date.UTC(2024, 1, 29, 12, 30, 5)],
  ['2024-02-29 12:30:05.250Z', Date.UTC(2024, 1, 29, 12, 30, 5, 250)],
  ['2024-02-29T00:30+02:00', Date.UTC(2024, 1, 28, 22, 30)],
  ['2024-02-29T23:30-01:30', Date.UTC(2024, 2, 1, 1, 0)],
  ['2024-02-29T23:30-00:30', Date.UTC(2024, 2, 1, 0, 0)],
  ...[
    ...[
      '2024-02-30',
      '2023-02-29',
      '2024-13-01',
      '2024-00-01',
      '2024-01-00',
      '2024-04-31',
      '0050-01-01',
      '2024-01-01T24:00',
      '2024-01-01T10:60',
      '24-01-01',
    ],
    ...[
      '2024-01-01T10',
      '2024-01-01T10:00:60',
      '2024-01-01T10:00:00.1',
      '2024-01-01Z',
      '1 January 2024',
      ' 2024-01-01',
      '',
    ],
  ].map((text) => [text, Number.NaN] as [string, number]),
])('[SG-19] the date "%s" is %s', (text, time) => {
  expect(parseDate(text)).toBe(time)
})

test('an unknown operator throws an error', () => {
  expect(() => holds('tier', 'like', 'g')).toThrow(new Error('opType not recognised'))
})
