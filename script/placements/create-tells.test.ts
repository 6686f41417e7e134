import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callbackUrl, type PlacementCallback } from './callback.ts'
import { createTells, type TellNeeds } from './create-tells.ts'

function tells(facts: Partial<TellNeeds> = {}) {
  const added: PlacementCallback[] = []
  const warnings: string[] = []
  const counts: string[] = []
  const functions = createTells({
    callbackData: 'data',
    now: () => 5,
    add: (callback) => void added.push(callback),
    count: (kind) => void counts.push(kind),
    warn: (line) => void warnings.push(line),
    ...facts,
  })
  const told = () => added.map(({ kind, products }) => [kind, ...products])
  return { ...functions, added, warnings, counts, told }
}

test('[PL-12] an impression and a click-through are each reported once, and a click-through adds its impression', () => {
  const { onImpression, onClickthrough, told } = tells()
  onClickthrough()
  onImpression()
  onClickthrough()
  expect(told()).toEqual([['impression'], ['clickthrough']])
})

test('[PL-12] each product is reported once, independently of the content as a whole', () => {
  const { onImpression, onClickthrough, told } = tells()
  onImpression('product', ['a', 'b', 'a'])
  onImpression('product', ['b', 'c'])
  onClickthrough('product', ['c', 'd'])
  onImpression()
  onClickthrough('product', 'c')
  expect(told()).toEqual([
    ['impression', 'a', 'b'],
    ['impression', 'c'],
    ['impression', 'd'],
    ['clickthrough', 'c', 'd'],
    ['impression'],
  ])
})

test('[PL-12] a new delivery, as on each view, reports anew', () => {
  const [first, second] = [tells(), tells()]
  first.onImpression()
  second.onImpression()
  expect([...first.told(), ...second.told()]).toEqual([['impression'], ['impression']])
})

const happening = fc.record({
  kind: fc.constantFrom('onImpression' as const, 'onClickthrough' as const),
  ids: fc.option(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 })),
})

test('[PL-12] in any order of calls, each id is reported once per kind, and no click-through before its impression', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      const each = tells()
      for (const { kind, ids } of happenings) ids ? each[kind]('product', ids) : each[kind]()
      const seen = { impression: new Set<string>(), clickthrough: new Set<string>() }
      for (const { kind, products } of each.added) {
        // No product has this id.
        for (const id of products.length > 0 ? products : ['*']) {
          expect(seen[kind].has(id)).toBe(false)
          seen[kind].add(id)
          if (kind === 'clickthrough') expect(seen.impression.has(id)).toBe(true)
        }
      }
      const wanted = (kinds: string[]) =>
        new Set(happenings.filter(({ kind }) => kinds.includes(kind)).flatMap(({ ids }) => ids ?? ['*']))
      expect(seen.clickthrough).toEqual(wanted(['onClickthrough']))
      expect(seen.impression).toEqual(wanted(['onClickthrough', 'onImpression']))
    }),
  )
})

test('[PL-13] ids are non-empty texts of type product: other values are left out with a warning, and without valid ids nothing is reported', () => {
  const { onImpression, onClickthrough, told, warnings } = tells()
  onImpression('product', ['a', '', 7, null, 'b'] as never)
  expect(told()).toEqual([['impression', 'a', 'b']])
  expect(warnings).toHaveLength(1)
  onImpression('product', [''])
  onClickthrough('product')
  onClickthrough('basket', ['c'])
  expect(told()).toHaveLength(1)
  expect(warnings).toHaveLength(4)
})

test('[PL-13] a single id may be a text, and a first argument that is not a text means the content as a whole', () => {
  const { onImpression, onClickthrough, told } = tells()
  onImpression('product', 'a')
  onImpression(new Event('click'), ['b'])
  onClickthrough(undefined)
  expect(told()).toEqual([['impression', 'a'], ['impression'], ['clickthrough']])
})

test('[PL-13] more than 100 ids, or 8,000 characters of address, are split over several requests', () => {
  const many = tells()
  many.onImpression(
    'product',
    Array.from({ length: 250 }, (_, at) => `p${at}`),
  )
  expect(many.added.map(({ products }) => products.length)).toEqual([100, 100, 50])
  const long = tells()
  const ids = Array.from({ length: 90 }, (_, at) => `${'é'.repeat(40)}${at}`)
  long.onImpression('product', ids)
  const lengths = long.added.map(
    (callback) => callbackUrl('https://collect.shop.test', { ...callback, gcid: '1234567890.1234567890' }).length,
  )
  expect(lengths.length).toBeGreaterThan(1)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(8000)
  expect(long.added.flatMap(({ products }) => products)).toEqual(ids)
})

test('without callback data nothing is sent, but the call is counted', () => {
  const { onClickthrough, told, counts } = tells({ callbackData: null })
  onClickthrough()
  expect(told()).toEqual([])
  expect(counts).toEqual(['impression', 'clickthrough'])
})
