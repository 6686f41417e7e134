import { expect, test } from 'vitest'
import { readJolt } from './read-jolt.ts'

const whole = { gong: true, keepTypes: ['ecView'], urlLength: 100, liteTypes: [] }

test('only the four fields of the tracker are read', () => {
  expect(readJolt(JSON.stringify({ ...whole, trackingId: 'another', __proto__: null }))).toEqual(whole)
})

test.each(['gong', 'keepTypes', 'urlLength', 'liteTypes'])(
  'a %s of the wrong type makes the whole text invalid',
  (name) => {
    for (const value of ['many', null, -1, {}, [7]])
      expect(() => readJolt(JSON.stringify({ ...whole, [name]: value }))).toThrow(name)
  },
)
