import { expect, test } from 'vitest'
import { pageOfRecords } from './page-of-records.ts'

const records = new Map(['boot', 'shoe', 'sock', 'lace'].map((key) => [key, { name: `The ${key}` }]))
const keysOf = (question: Partial<Parameters<typeof pageOfRecords>[1]>) => {
  const page = pageOfRecords(records, { search: '', after: null, atMost: 10, ...question })
  return [page.records.map(({ key }) => key), page.next]
}

test('a page begins with the first record, or after the one that is named, and says after which one there are more', () => {
  expect(keysOf({ atMost: 2 })).toEqual([['boot', 'shoe'], 'shoe'])
  expect(keysOf({ atMost: 2, after: 'shoe' })).toEqual([['sock', 'lace'], null])
  expect(keysOf({})).toEqual([['boot', 'shoe', 'sock', 'lace'], null])
  expect(keysOf({ after: 'lace' })).toEqual([[], null])
})

test('after a record that is gone meanwhile, the pages begin anew', () => {
  expect(keysOf({ atMost: 1, after: 'clog' })).toEqual([['boot'], 'boot'])
})

test('a search finds keys and values in any case, also after another page', () => {
  expect(keysOf({ search: ' SHO ' })).toEqual([['shoe'], null])
  expect(keysOf({ search: 'the s', after: 'shoe' })).toEqual([['sock'], null])
  expect(keysOf({ search: 'none' })).toEqual([[], null])
})
