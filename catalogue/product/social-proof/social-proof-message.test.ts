import { describe, expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { countAmong, socialProofMessage } from './social-proof-message.ts'
import { type Content, template } from './template.ts'

/** Returns the content that the template gets for a written configuration. */
function readWritten(written: object): Content {
  const reading = readContent(fieldTable(template.fields), { copy: '{count} looked', ...written }, () => {})
  return (reading as { content: Content }).content
}

const both = readWritten({ sellingFastCopy: '{count} sold' })

test.each([
  [3, 100, '3 sold'],
  [8, 0, '8 sold'],
  [8, undefined, '8 sold'],
])('[PDP-23.1] with %d purchases and %d views the selling-fast message is shown', (purchases, views, message) => {
  expect(socialProofMessage({ purchases, views }, both)).toMatchObject({ shows: true, message })
})

test.each([
  [2, 3, '3 looked'],
  [0, 40, '40 looked'],
  [undefined, 3, '3 looked'],
])('[PDP-23.2] with %d purchases and %d views the trending message is shown', (purchases, views, message) => {
  expect(socialProofMessage({ purchases, views }, both)).toMatchObject({ shows: true, message })
})

test.each([
  [2, 2],
  [undefined, 2],
  [2, undefined],
  [undefined, undefined],
])('with %d purchases and %d views nothing is shown', (purchases, views) => {
  expect(socialProofMessage({ purchases, views }, both).shows).toBe(false)
})

test('[PDP-23.1] each message has its own icon', () => {
  const content = { ...both, sellingFastIcon: '/fast.svg', trendingIcon: '/trend.svg' }
  expect(socialProofMessage({ purchases: 3, views: 3 }, content)).toMatchObject({ icon: '/fast.svg' })
  expect(socialProofMessage({ purchases: 2, views: 3 }, content)).toMatchObject({ icon: '/trend.svg' })
})

describe('[PDP-23.1] only purchases among the first topK entries of the ranking count', () => {
  const ranking = [['a', 9], ['b', 5], ['c', 4]] as const // biome-ignore format: one list
  test.each([
    ['a', 1, 9],
    ['b', 1, 0],
    ['b', 2, 5],
    ['x', 50, 0],
    ['a', 0, 0],
    ['a', -1, 0],
  ])('%s among the first %d: %d', (productId, topK, count) => {
    expect(countAmong(ranking, productId, topK)).toBe(count)
  })

  test('[SHR-08.3] a product missing from the pairs has the count 0', () => {
    expect(countAmong([], 'a', 50)).toBe(0)
  })

  test('without a readable ranking the count is unknown', () => {
    expect(countAmong(undefined, 'a', 50)).toBe(undefined)
  })
})

test('[PDP-23.4] by default threshold is 3, bucketTime 1440 and topK 50', () => {
  expect(readWritten({})).toMatchObject({ threshold: 3, bucketTime: 1440, topK: 50 })
  expect(readWritten({ threshold: '5', bucketTime: '60', topK: 10 })).toMatchObject({
    threshold: 5,
    bucketTime: 60,
    topK: 10,
  })
})

test('[PDP-23.4] topK above 50 counts as 50', () => {
  const ranking = Array.from({ length: 60 }, (_, at) => [`p${at}`, 100 - at] as const)
  expect(countAmong(ranking, 'p49', 70)).toBe(51)
  expect(countAmong(ranking, 'p50', 70)).toBe(0)
})

test('[PDP-23.5] each {count} is replaced by the deciding count', () => {
  const content = readWritten({ copy: '{count} looked, {count}!', sellingFastCopy: '{count} sold of {count}' })
  expect(socialProofMessage({ purchases: 4, views: 9 }, content)).toMatchObject({ message: '4 sold of 4' })
  expect(socialProofMessage({ purchases: 1, views: 9 }, content)).toMatchObject({ message: '9 looked, 9!' })
})

test('[PDP-23.6] a message with a blank text is skipped, and the other one decides', () => {
  expect(socialProofMessage({ purchases: 9, views: 5 }, readWritten({}))).toMatchObject({ message: '5 looked' })
  expect(socialProofMessage({ purchases: 9, views: 5 }, readWritten({ sellingFastCopy: '  ' }))).toMatchObject({
    message: '5 looked',
  })
  expect(socialProofMessage({ purchases: 9, views: 5 }, { ...both, copy: ' ' })).toMatchObject({ message: '9 sold' })
  expect(socialProofMessage({ purchases: 1, views: 5 }, { ...both, copy: ' ' }).shows).toBe(false)
})
