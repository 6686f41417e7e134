import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOverflow } from './trim.ts'

const isKept = (item: string) => item.startsWith('k')
const dropped = (items: string[], room: number) => listOverflow(items, { room, isKept })

test.each([
  ['the newer half of the other items stays', ['o1', 'o2', 'o3', 'o4'], 3, ['o1', 'o2']],
  ['an odd half is rounded up', ['o1', 'o2', 'o3', 'o4', 'o5'], 4, ['o1', 'o2']],
  ['kept items stay at any position', ['k1', 'o1', 'o2', 'k2', 'o3'], 4, ['o1']],
  ['other items use the room that kept items leave', ['k1', 'o1', 'o2', 'o3', 'o4', 'k2', 'k3'], 4, ['o1', 'o2', 'o3']],
  ['the newest of too many kept items stay', ['k1', 'o1', 'k2', 'k3'], 2, ['k1', 'o1']],
  ['all items are dropped without room', ['k1', 'o1'], 0, ['k1', 'o1']],
])('[QU-08] %s', (_, items, room, gone) => {
  expect(dropped(items, room)).toEqual(gone)
})

test('[QU-08] the items that stay never exceed the room, keep their order, and no kept item is dropped before another one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('k', 'o')), fc.integer({ min: 0, max: 30 }), (kinds, room) => {
      const items = kinds.map((kind, index) => `${kind}${index}`)
      const gone = new Set(dropped(items, room))
      const stay = items.filter((item) => !gone.has(item))
      expect(stay.length).toBeLessThanOrEqual(room)
      const kept = items.filter(isKept)
      expect(stay.filter(isKept)).toEqual(kept.slice(Math.max(0, kept.length - room)))
    }),
  )
})
