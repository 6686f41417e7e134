import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTracker } from '../testing/a-tracker.ts'
import { sampleOf } from './sample.ts'

test.each([
  ['test', (0xba6bd213 % 100_000) + 1],
  ['hello', (0x248bfa47 % 100_000) + 1],
  ['€', (0x5b43fca5 % 100_000) + 1],
  ['', 1],
])('[VI-02] the sample value of %j is its MurmurHash3 modulo 100000, plus 1', (id, sample) => {
  expect(sampleOf(id)).toBe(sample)
})

test('[VI-02] the sample value is a whole number from 1 to 100000 that depends only on the visitor id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      const sample = sampleOf(id)
      expect(Number.isInteger(sample) && sample >= 1 && sample <= 100_000).toBe(true)
      expect(sampleOf(id)).toBe(sample)
    }),
  )
})

test('[VI-02] the event context carries the sample value as a text', () => {
  const { uv, queued } = aTracker()
  uv.emit('ecView')
  expect(queued[0]?.context.sample).toBe(String(sampleOf('abc-def-ghi')))
})
