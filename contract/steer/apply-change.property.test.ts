import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, changeBetween } from './apply-change.ts'
import { isSameJson } from './same-json.ts'
import type { ExperienceSettings } from './site-changes.ts'

const optional = { requiredKeys: [] as [] }
const content = fc.dictionary(fc.constantFrom('text', 'color', 'lines'), fc.oneof(fc.string(), fc.array(fc.string())), {
  maxKeys: 3,
})
const variation = fc.record(
  { id: fc.constantFrom('a', 'b'), share: fc.double({ min: 0, max: 1, noNaN: true }), content },
  { requiredKeys: ['id', 'share'] },
)
const settings = fc.record(
  {
    name: fc.string(),
    iteration: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    pausedAt: fc.oneof(fc.nat(), fc.string()),
    paths: fc.record({ include: fc.array(fc.string()) }, optional),
    content,
    variations: fc.array(variation),
  },
  optional,
) as fc.Arbitrary<ExperienceSettings>

test('[BN-01] a change between two settings, over the first, is the second', () => {
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      expect(isSameJson(applyChange(before, changeBetween(before, after)), after)).toBe(true)
    }),
  )
})

test('[BN-01] a change survives being written as JSON', () => {
  fc.assert(
    fc.property(settings, settings, (before, after) => {
      const change = JSON.parse(JSON.stringify(changeBetween(before, after)))
      expect(isSameJson(applyChange(before, change), JSON.parse(JSON.stringify(after)))).toBe(true)
    }),
  )
})

test('[BN-01] between the same settings there is no change', () => {
  fc.assert(
    fc.property(settings, (same) => {
      expect(changeBetween(same, { ...same })).toEqual({})
    }),
  )
})

test('[BN-01] what the configuration changes later in another field, or another name of the content, still counts', () => {
  const change = changeBetween({ content: { text: 'a', color: 'red' } }, { content: { text: 'b', color: 'red' } })
  expect(applyChange({ name: 'New', content: { text: 'a', color: 'blue', size: 3 } }, change)).toEqual({
    name: 'New',
    content: { text: 'b', color: 'blue', size: 3 },
  })
})

test('[BN-01] null removes a field of the configuration, and a name of its content', () => {
  const before = { share: 0.5, content: { text: 'a', color: 'red' } }
  const change = changeBetween<ExperienceSettings>(before, { content: { text: 'a' } })
  expect(change).toEqual({ share: null, content: { color: null } })
  expect(applyChange(before, change)).toEqual({ content: { text: 'a' } })
})

test('[BN-01] without an entry in the configuration the change is the whole experience', () => {
  const made: ExperienceSettings = { template: 'product/low-stock', name: 'Hurry', content: { text: 'x' } }
  const change = changeBetween<ExperienceSettings>(undefined, made)
  expect(change).toEqual(made)
  expect(applyChange(undefined, change)).toEqual(made)
})
