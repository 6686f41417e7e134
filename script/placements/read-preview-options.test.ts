import { expect, test } from 'vitest'
import { readPreviewOptions } from './read-preview-options.ts'

test.each([
  [
    { experienceId: '12, 7 ,x,1.5,-3,', campaignId: ['8', ' 9 ', '9a', 10, null] },
    { experienceId: '12,7', campaignId: '8,9' },
  ],
  [{ experienceId: 'all', campaignId: [] }, {}],
  [
    { experienceId: '', demoMode: true, group: 'CONTROL' as const },
    { demoMode: true, group: 'CONTROL' },
  ],
])('[PL-07] of %j only numeric texts are kept: %j', (options, expected) => {
  expect(readPreviewOptions(options, 'PREVIEW')).toEqual(expected)
})
