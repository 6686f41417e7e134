import { expect, test } from 'vitest'
import { placeVersions } from './use-version-marks.ts'

const day = 86_400_000
const start = Date.UTC(2026, 9, 26)
const days = [0, 1, 2].map((at) => ({ at: start + at * day }))
const publishedAt = (version: number, at: number) => ({
  version,
  publishedAt: at,
  author: 'Ada',
  note: '',
  restores: null,
  changed: [],
})

test('a version stands at the day on which it was published, and one of another day nowhere', () => {
  const versions = [
    publishedAt(5, start + 3 * day),
    publishedAt(4, start + 3 * day - 1),
    publishedAt(3, start + day),
    publishedAt(2, start + 1),
    publishedAt(1, start - 1),
  ]
  expect(placeVersions(versions, days).map(({ version, at }) => [version, at])).toEqual([
    [2, 0],
    [3, 1],
    [4, 2],
  ])
  expect(placeVersions(versions, [])).toEqual([])
})
