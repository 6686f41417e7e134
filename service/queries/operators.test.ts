import { expect, test } from 'vitest'
import { coercions } from '../../contract/segments/coerce.ts'
import { parseDate } from '../functions/due-moment.ts'
import { boundedMatches } from './bounded-matches.ts'
import { operators, typeOf } from './operators.ts'
import { readQuery } from './read-query.ts'
import { satisfiesQuery } from './satisfies.ts'

const record = {
  tier: 'Gold',
  points: 120,
  score: ' 7.5 ',
  active: 'true',
  joined: '2024-02-29',
  tags: ['News', 'Sale'],
  orders: [{ total: 10 }, { total: 99, lines: [{ sku: 'A-1' }] }],
  nothing: null,
  none: [],
  nested: { deep: { name: 'Ärmel' } },
}

function ask(field: string, op: string, value: unknown, type?: string): boolean {
  const query = readQuery({ id: 'q', userId: 'u', query: { dataset: 'd', field, op, value, ...(type && { type }) } })
  return satisfiesQuery(record, query, boundedMatches(600_000))
}

test.each([
  ['tier', 'eq', 'gold', true],
  ['tier.length', 'eq', 4, false],
  ['tier.0', 'eq', 'g', false],
  ['tags.length', 'eq', 2, false],
  ['constructor.name', 'eq', 'object', false],
  ['nested.deep.name.length', 'gt', 0, false],
  ['tier', 'eq', ' GOLD ', true],
  ['tier', 'eq', 'silver', false],
  ['tier', 'neq', 'silver', true],
  ['points', 'eq', '120', true],
  ['points', 'eq', 120, true],
  ['score', 'eq', 7.5, true],
  ['active', 'eq', true, true],
  ['active', 'eq', false, false],
  ['points', 'lt', 121, true],
  ['points', 'lt', 120, false],
  ['points', 'lte', 120, true],
  ['points', 'gt', 99, true],
  ['points', 'gte', 121, false],
  ['points', 'gt', '99', false],
  ['tier', 'gt', 'FROG', true],
  ['tier', 'gt', 5, false],
  ['tier', 'lt', 5, false],
  ['joined', 'lt', '2024-03-01', true],
  ['joined', 'gte', '2024-02-29T00:00Z', true],
  ['joined', 'gt', '2024-02-29T01:00+02:00', true],
  ['tier', 'in', ['SILVER', 'GOLD'], true],
  ['points', 'in', [5, 120], true],
  ['tier', 'in', [], false],
  ['tier', 'nin', ['silver'], true],
  ['nested.deep.name', 'contains', 'ÄR', true],
  ['tier', 'contains', 'silver', false],
  ['tier', 'ncontains', 'ol', false],
  ['tier', 'containsany', ['x', 'OL'], true],
  ['tier', 'containsany', [], false],
  ['tier', 'ncontainsany', ['x'], true],
  ['tier', 'regex', '^g.+D$', true],
  ['tier', 'nregex', '^g', false],
])('%s %s %j is %s', (field, op, value, expected) => {
  expect(ask(field, op, value)).toBe(expected)
})

test.each([
  ['tags', 'eq', 'sale', true],
  ['tags', 'neq', 'sale', false],
  ['tags', 'nin', ['other'], true],
  ['tags', 'contains', 'ews', true],
  ['tags', 'ncontainsany', ['ale'], false],
  ['orders.total', 'gt', 50, true],
  ['orders.total', 'gt', 100, false],
  ['orders.lines.sku', 'eq', 'a-1', true],
])(
  'in a list, one item has to satisfy a positive operator, and every item a negative one: %s %s %j is %s',
  (field, op, value, expected) => {
    expect(ask(field, op, value)).toBe(expected)
  },
)

test.each(['missing', 'nothing', 'none', 'tier.missing', 'nested.missing.name', 'constructor', '__proto__'])(
  'for a missing field, %s, positive operators are false and negative ones true',
  (field) => {
    for (const [op, { negative, wants }] of operators) {
      const value = wants.check('x') ? 'x' : ['x']
      expect(ask(field, String(op), value)).toBe(negative)
    }
  },
)

test('a query can name the type for its comparison', () => {
  expect(ask('points', 'gt', '99', 'number')).toBe(true)
  expect(ask('points', 'gt', '99', 'string')).toBe(false)
})

test.each([
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2024-02-29T12:30', Date.UTC(2024, 1, 29, 12, 30)],
  ['2024-02-29 12:30:05.250Z', Date.UTC(2024, 1, 29, 12, 30, 5, 250)],
  ['2024-02-29T00:30+02:00', Date.UTC(2024, 1, 28, 22, 30)],
  ['2024-02-29T23:30-01:00', Date.UTC(2024, 2, 1, 0, 30)],
  ['2024-02-30', undefined],
  ['2023-02-29', undefined],
  ['2024-13-01', undefined],
  ['2024-01-01T24:00', undefined],
  ['2024-01-01T10:60', undefined],
  ['24-01-01', undefined],
  ['yesterday', undefined],
])('the date "%s" is %s', (text, time) => {
  expect(parseDate(text)).toBe(time)
})

test.each([
  [1, 'boolean', true],
  ['0', 'boolean', false],
  ['yes', 'boolean', undefined],
  ['', 'number', undefined],
  ['Infinity', 'number', undefined],
  [1_700_000_000_000, 'date', 1_700_000_000_000],
  [{}, 'string', undefined],
] as const)('%j as a %s is %s', (value, type, expected) => {
  expect(coercions[type](value)).toBe(expected)
})

test.each([
  [5, 'number'],
  [false, 'boolean'],
  ['2024-01-01', 'date'],
  ['5', 'string'],
])('without a type %j is compared as a %s', (value, type) => {
  expect(typeOf(value)).toBe(type)
})
