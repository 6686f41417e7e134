import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchSegments, type SegmentEntry } from './match-segments.ts'

const passes = (entries: readonly SegmentEntry[], members: readonly string[]) =>
  matchSegments(entries, (id) => members.includes(id)).passes

const wants = (segment_id: string, and_group?: string | number | null) => ({ segment_id, include: true, and_group })
const bars = (segment_id: string, and_group?: string | number | null) => ({ segment_id, include: false, and_group })

test.each<[string, SegmentEntry[], string, boolean]>([
  ['no entry', [], '', true],
  ['one included', [wants('a')], 'a', true],
  ['one included', [wants('a')], '', false],
  ['two without a group', [wants('a'), wants('b')], 'a', false],
  ['two without a group', [wants('a', null), wants('b', null)], 'ab', true],
  ['two of a group', [wants('a', 1), wants('b', 1)], 'b', true],
  ['two of a group', [wants('a', 1), wants('b', 1)], 'c', false],
  ['two groups', [wants('a', 1), wants('b', 1), wants('c', 0)], 'b', false],
  ['two groups', [wants('a', 1), wants('b', 1), wants('c', 0)], 'bc', true],
  ['one excluded', [bars('a')], 'a', false],
  ['one excluded', [bars('a')], 'b', true],
  ['two excluded without a group', [bars('a'), bars('b')], 'b', false],
  ['two excluded of a group', [bars('a', 1), bars('b', 1)], 'a', true],
  ['two excluded of a group', [bars('a', 1), bars('b', 1)], 'ab', false],
  ['both kinds under one group name', [wants('a', 1), bars('b', 1)], 'a', true],
  ['both kinds under one group name', [wants('a', 1), bars('b', 1)], 'b', false],
  ['both kinds under one group name', [wants('a', 1), bars('b', 1)], 'ab', false],
])('[TR-13] %s %j, a visitor in "%s": %s', (_, entries, members, expected) => {
  expect(passes(entries, members.split(''))).toBe(expected)
})

test('ids and groups are compared as texts', () => {
  expect(passes([{ segment_id: 7, include: true }], ['7'])).toBe(true)
  expect(passes([wants('a', 1), wants('b', '1')], ['b'])).toBe(true)
})

test('the reason names the segments that do not match', () => {
  const because = (entries: SegmentEntry[], ...members: string[]) =>
    matchSegments(entries, (id) => members.includes(id))
  expect(because([wants('a', 1), wants('b', 1)])).toEqual({ passes: false, because: 'not in a or b' })
  expect(because([bars('a', 1), bars('b', 1)], 'a', 'b')).toEqual({ passes: false, because: 'in a and b' })
})

test('[TR-13] any entries pass exactly when each group has an included segment of the visitor or an excluded one that is not theirs', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const entry: fc.Arbitrary<SegmentEntry> = fc.record(
    { segment_id: id, include: fc.boolean(), and_group: fc.constantFrom(0, 1, 2, null) },
    { requiredKeys: ['segment_id', 'include'] },
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 7 }), fc.uniqueArray(id), (entries, members) => {
      // A slow but simple implementation: each entry evaluates its own group.
      const isIn = ({ segment_id }: SegmentEntry) => members.some((member) => member === segment_id)
      const groupOf = (one: SegmentEntry) =>
        typeof one.and_group === 'number'
          ? entries.filter((each) => each.include === one.include && each.and_group === one.and_group)
          : [one]
      const expected = entries.every((one) =>
        one.include ? groupOf(one).some(isIn) : groupOf(one).some((each) => !isIn(each)),
      )
      expect(passes(entries, members)).toBe(expected)
    }),
  )
})
