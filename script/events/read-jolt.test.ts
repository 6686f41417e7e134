import { expect, test } from 'vitest'
import { readJolt } from './read-jolt.ts'

const whole = { gong: true, keepTypes: ['ecView'], urlLength: 100, liteTypes: [] }

test('the four fields of the tracker are read, and no other', () => {
  expect(readJolt(JSON.stringify({ ...whole, trackingId: 'another', __proto__: null }))).toEqual(whole)
})

test.each(['gong', 'keepTypes', 'urlLength', 'liteTypes'])(
  'a %s of another kind makes the whole text unreadable',
  (name) => {
    for (const value of ['many', null, -1, {}, [7]])
      expect(() => readJolt(JSON.stringify({ ...whole, [name]: value }))).toThrow(name)
  },
)
