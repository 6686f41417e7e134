import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exclusion } from '../../contract/experience.ts'
import { aSite } from '../testing/a-site.ts'
import { allotRanges } from './allot-ranges.ts'

const [offers] = aSite().experiences
const member = (id: string, share: number, more: Partial<Exclusion> = {}) =>
  ({ ...offers, id, exclusion: { group: 'hero', share, ...more } }) as NonNullable<typeof offers>
const rangesOf = (...args: Parameters<typeof allotRanges>) => allotRanges(...args).ranges.hero
const first = [member('a', 0.25), member('b', 0.25), member('c', 0.25)]
const kept = allotRanges(first).ranges

test('[BV-01] in the first build the ranges follow the order of the list', () => {
  expect(kept).toEqual({ hero: { a: { from: 0, to: 0.25 }, b: { from: 0.25, to: 0.5 }, c: { from: 0.5, to: 0.75 } } })
})

test('[BV-01] when an experience ends, changes its position or joins, the others keep their ranges', () => {
  const [a, b, c] = first as [(typeof first)[0], (typeof first)[0], (typeof first)[0]]
  expect(rangesOf([b, c], kept)).toEqual(kept.hero)
  expect(rangesOf([c, a, b], kept)).toEqual(kept.hero)
  expect(rangesOf([member('d', 0.25), a, b, c], kept)).toEqual({ ...kept.hero, d: { from: 0.75, to: 1 } })
})

test('[BV-01] a new experience first takes unused space, then the range of an ended experience, which is then forgotten', () => {
  const [, b, c] = first
  const joined = allotRanges([b, c, member('d', 0.25)] as typeof first, kept).ranges
  expect(joined.hero).toEqual({ ...kept.hero, d: { from: 0.75, to: 1 } })
  expect(rangesOf([b, c, member('d', 0.25), member('e', 0.1)] as typeof first, joined)).toEqual({
    b: kept.hero?.b,
    c: kept.hero?.c,
    d: { from: 0.75, to: 1 },
    e: { from: 0, to: 0.1 },
  })
})

test('[BV-01] an experience that returns gets its earlier visitors again', () => {
  const [, b, c] = first
  const without = allotRanges([b, c] as typeof first, kept).ranges
  expect(rangesOf(first, without)).toEqual(kept.hero)
})

test('[BV-01] a share grows where there is free space, and is refused where it would take the visitors of another experience', () => {
  expect(rangesOf([...first.slice(0, 2), member('c', 0.5)], kept)?.c).toEqual({ from: 0.5, to: 1 })
  expect(allotRanges([member('a', 0.3), ...first.slice(1)], kept).problems).toEqual([
    {
      path: 'experiences[0] a exclusion',
      problem: 'with 0 to 0.3 takes visitors of b, which has 0.25 to 0.5',
      remedy: 'lower its share to 0.25, or give it a free range by from, which moves its visitors',
    },
  ])
})

test('[BV-01] a range given in the configuration is used, and every experience that moves because of it is reported', () => {
  const { ranges, warnings, problems } = allotRanges([member('a', 0.25, { from: 0.75 }), ...first.slice(1)], kept)
  expect(ranges.hero?.a).toEqual({ from: 0.75, to: 1 })
  expect(problems).toEqual([])
  expect(warnings).toEqual([
    {
      path: 'experiences[0] a exclusion',
      problem: 'had the range 0 to 0.25 in the last build and has 0.75 to 1 now: visitors move',
      remedy: 'write from: 0 to keep them where they are',
    },
  ])
  expect(allotRanges([member('a', 0.5, { from: 0.75 })]).problems).toMatchObject([
    { problem: 'ends beyond 1, with 0.75 to 1.25' },
  ])
})

test('[BV-01] a share of zero never blocks other experiences, not even in later builds', () => {
  const both = [member('b', 0.3), member('a', 0)]
  const { ranges } = allotRanges([member('a', 0), member('b', 0.3)])
  expect(allotRanges(both, ranges).problems).toEqual([])
})

test('[BV-01] when the free space is fragmented, the message names the free ranges', () => {
  const pieces = [member('a', 0.3, { from: 0.2 }), member('b', 0.3, { from: 0.6 }), member('c', 0.3)]
  expect(allotRanges(pieces).problems).toMatchObject([
    { problem: 'finds no free range of 0.3; free is 0 to 0.2, 0.5 to 0.6, 0.9 to 1' },
  ])
})

test('[BV-01] whichever experiences join and end, ranges of a group never overlap, and those of remaining experiences never move', () => {
  const lists = fc.array(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 6 }),
    { minLength: 1, maxLength: 8 },
  )
  const share = (id: string) => ({ a: 1 / 3, b: 0.1, c: 0.2 })[id] ?? 0.1
  fc.assert(
    fc.property(lists, (steps) => {
      let last: ReturnType<typeof allotRanges>['ranges'] = {}
      let before: string[] = []
      for (const ids of steps) {
        const { ranges, problems } = allotRanges(
          ids.map((id) => member(id, share(id))),
          last,
        )
        if (problems.length > 0) return
        for (const id of ids) if (before.includes(id)) expect(ranges.hero?.[id]).toEqual(last.hero?.[id])
        const sorted = Object.values(ranges.hero ?? {}).sort((a, b) => a.from - b.from)
        for (const [at, { to }] of sorted.entries()) expect(to).toBeLessThanOrEqual(sorted[at + 1]?.from ?? 1)
        last = ranges
        before = ids
      }
    }),
  )
})
