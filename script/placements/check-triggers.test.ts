import { expect, test } from 'vitest'
import type { PlacementTriggers } from '../../contract/placement.ts'
import { checkTriggers, pageTypeOf, type TriggerFacts } from './check-triggers.ts'

function passes(triggers: PlacementTriggers, facts: Partial<TriggerFacts> = {}): boolean {
  const view = { type: 'home', subtypes: [] }
  return checkTriggers(triggers, { url: 'https://shop.test/uk/en/', view, deviceType: 'computer', ...facts }).passes
}

const url = 'https://www.shop.test/UK/shop?size=8'

test.each<[trigger: PlacementTriggers, facts: Partial<TriggerFacts>, passes: boolean]>([
  [{ pageType: { op: 'in', values: ['Home', 'product'] } }, { view: { type: 'HOME' } }, true],
  [{ pageType: { op: 'in', values: ['product'] } }, {}, false],
  [{ pageType: { op: 'nin', values: ['product'] } }, {}, true],
  [{ pageType: { op: 'nin', values: ['HOME'] } }, {}, false],
  [{ pageSubtype: { op: 'in', values: ['BOOTS'] } }, { view: { subtypes: ['sale', 'Boots'] } }, true],
  [{ pageSubtype: { op: 'in', values: ['boots'] } }, {}, false],
  [{ pageSubtype: { op: 'nin', values: ['boots'] } }, { view: { subtypes: ['sale', 'boots'] } }, false],
  [{ pageSubtype: { op: 'nin', values: ['boots'] } }, {}, true],
  [{ deviceType: { op: 'in', values: ['Mobile'] } }, { deviceType: 'mobile' }, true],
  [{ deviceType: { op: 'nin', values: ['mobile'] } }, { deviceType: 'mobile' }, false],
  [{ pageUrl: { op: 'match', values: ['/basket', '/uk/.*SIZE=\\d$'] } }, { url }, true],
  [{ pageUrl: { op: 'match', values: ['^/uk/'] } }, { url }, false],
  [{ pageUrl: { op: 'nomatch', values: ['/basket', '/cart'] } }, { url }, true],
  [{ pageUrl: { op: 'nomatch', values: ['/basket', 'shop\\.test'] } }, { url }, false],
  [{ pageType: { op: 'in', values: [] } }, {}, false],
  [{ pageUrl: { op: 'match', values: [] } }, {}, false],
  [{ pageType: { op: 'nin', values: [] } }, {}, true],
  [{ pageUrl: { op: 'nomatch', values: [] } }, {}, true],
  [{ pageType: { op: 'in', values: ['home'] }, deviceType: { op: 'in', values: ['mobile'] } }, {}, false],
  [{ pageType: { op: 'in', values: ['home'] }, deviceType: { op: 'in', values: ['computer'] } }, {}, true],
  [{}, {}, true],
])('[PL-03] the triggers %j on %j pass: %j', (triggers, facts, expected) => {
  expect(passes(triggers, facts)).toBe(expected)
})

test.each([
  [{ pageType: { op: 'match', values: ['home'] } }, 'Unknown op of pageType: match'],
  [{ pageUrl: { op: 'in', values: ['home'] } }, 'Unknown op of pageUrl: in'],
  [{ pageType: { op: 'toString', values: [] } }, 'Unknown op of pageType: toString'],
  [{ toString: { op: 'in', values: [] } }, 'Unknown trigger: toString'],
  [{ pageUrl: { op: 'match', values: ['('] } }, 'Invalid regular expression'],
])('[PL-03] the triggers %j are an error', (triggers, message) => {
  expect(() => passes(triggers as never)).toThrow(message)
})

test('[UR-07] the page type is the type of the view in lower case; an unknown or missing type is other', () => {
  const types = [
    'home',
    'Category',
    'PRODUCT',
    'search',
    'account',
    'basket',
    'checkout',
    'help',
    'other',
    'blog',
    '',
    undefined,
    7,
  ]
  expect(types.map(pageTypeOf)).toEqual([
    'home',
    'category',
    'product',
    'search',
    'account',
    'basket',
    'checkout',
    'help',
    'other',
    'other',
    'other',
    'other',
    'other',
  ])
})

test.each<[op: 'in' | 'nin', values: string[], passes: boolean]>([
  ['in', ['Computer'], true],
  ['in', ['computer', 'mobile'], true],
  ['in', ['mobile'], false],
  ['in', ['tablet'], true],
  ['nin', ['computer'], false],
  ['nin', ['computer', 'tablet'], false],
  ['nin', ['mobile'], true],
])(
  '[UR-07] a tablet counts as a computer in triggers that name computers but not tablets: %s %j',
  (op, values, expected) => {
    expect(passes({ deviceType: { op, values } }, { deviceType: 'tablet' })).toBe(expected)
  },
)

test('a computer does not count as a tablet', () => {
  expect(passes({ deviceType: { op: 'in', values: ['tablet'] } })).toBe(false)
})
