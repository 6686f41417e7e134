import { expect, test } from 'vitest'
import { type ResultBreak, resultBreaksOf } from './result-breaks.ts'
import type { ExperienceSettings } from './site-changes.ts'

const before: ExperienceSettings = {
  template: 'product/low-stock',
  content: { text: 'Hurry' },
  paths: { include: ['/uk/'] },
}

test.each<[Partial<ExperienceSettings>, ResultBreak[]]>([
  [{ name: 'Other' }, []],
  [{ pausedAt: 1, schedule: { scheduled_end: '2027-01-01' }, goals: [{ key: 'transaction' }] }, []],
  [{ share: 1 }, []],
  [{ share: 0.5 }, ['shares']],
  [{ content: { text: 'Nearly gone' } }, ['content']],
  [{ rules: { segments: [{ segment_id: 'loyal', include: true }] } }, ['audience']],
  [{ paths: { include: ['/uk/'], exclude: [] } }, []],
  [{ paths: { include: ['/us/'] } }, ['pages']],
  [{ exclusion: { group: 'hero', share: 0.5 } }, ['group']],
  [{ variations: [{ id: 'v', share: 1, content: { text: 'Blue' } }] }, ['variations', 'shares', 'content']],
  [
    {
      variations: [
        { id: 'a', share: 1 },
        { id: 'b', share: 0, content: {} },
      ],
    },
    ['variations', 'shares'],
  ],
])('[BN-04] the change %j spoils results by %j', (change, breaks) => {
  expect(resultBreaksOf(before, { ...before, ...change })).toEqual(breaks)
})

test('[BN-04] with several variations a share or text of one counts', () => {
  const two = (share: number, text: string): ExperienceSettings => ({
    variations: [
      { id: 'a', share, content: { text } },
      { id: 'b', share: 0.2 },
    ],
  })
  expect(resultBreaksOf(two(0.4, 'x'), two(0.3, 'x'))).toEqual(['shares'])
  expect(resultBreaksOf(two(0.4, 'x'), two(0.4, 'y'))).toEqual(['content'])
  expect(resultBreaksOf(two(0.4, 'x'), two(0.4, 'x'))).toEqual([])
})
