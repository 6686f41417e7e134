import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { zlib } from './zlib.ts'

function unpacked(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(inflateSync(zlib(bytes)))
}

const text = (words: string) => new TextEncoder().encode(words)

test('any bytes come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      expect(unpacked(bytes)).toEqual(bytes)
    }),
  )
})

test('any text with repeats comes back', () => {
  const words = fc.array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(20)), { maxLength: 20 })
  fc.assert(
    fc.property(words, (parts) => {
      const bytes = text(parts.map(([part, times]) => part.repeat(times)).join('|'))
      expect(unpacked(bytes)).toEqual(bytes)
    }),
  )
})

describe('the borders of the format', () => {
  test.each([0, 1, 2, 3, 4, 257, 258, 259, 260, 516, 517, 65_520, 65_521, 65_522])(
    '%i equal bytes come back',
    (count) => {
      for (const value of [0, 143, 144, 255]) {
        const bytes = new Uint8Array(count).fill(value)
        expect(unpacked(bytes)).toEqual(bytes)
      }
    },
  )

  test.each([1, 2, 3, 4, 5, 32, 33, 24_576, 24_577, 32_767, 32_768, 32_769, 40_000])(
    'a match %i bytes back comes back',
    (distance) => {
      const bytes = new Uint8Array(distance + 300)
      // Noise without repeats, so that the one match is the one at this distance.
      let state = 1
      for (let at = 0; at < distance; at++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
        bytes[at] = state >>> 16
      }
      bytes.copyWithin(distance, 0, 300)
      expect(unpacked(bytes)).toEqual(bytes)
    },
  )

  test.each(Array.from({ length: 256 }, (_, index) => index + 3))('a match of %i bytes comes back', (length) => {
    const bytes = text(`${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(8).slice(0, length)}#`.repeat(3))
    expect(unpacked(bytes)).toEqual(bytes)
  })
})

test('a megabyte comes back', () => {
  const bytes = text(JSON.stringify(Array.from({ length: 2500 }, (_, index) => anEvent({ number: index * 7919 }))))
  expect(bytes.length).toBeGreaterThan(900_000)
  expect(unpacked(bytes)).toEqual(bytes)
})

test('the stream says that it is of the fastest level', () => {
  expect([...zlib(text('x')).subarray(0, 2)]).toEqual([0x78, 0x01])
})

test('a batch of events becomes at most a quarter larger than the level 1 of a library makes it', () => {
  const batch = text(
    JSON.stringify(Array.from({ length: 15 }, () => anEvent({ type: 'home', subtypes: [], language: 'en' }))),
  )
  expect(zlib(batch).length).toBeLessThan(zlibSync(batch, { level: 1 }).length * 1.25)
})
