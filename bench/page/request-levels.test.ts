import { expect, test } from 'vitest'
import { requestLevels } from './measures.ts'

const isOwn = (url: string) => url.startsWith('/script/')

test('a file is one level deeper than the file that requested it', () => {
  const levels = requestLevels(
    [
      { url: '/page' },
      { url: '/script/core.js', by: '/page' },
      { url: '/shop.js', by: '/page' },
      { url: '/script/engine.js', by: '/script/core.js' },
      { url: '/script/experience.js', by: '/script/engine.js' },
      { url: '/script/lookup.js', by: '/script/core.js' },
    ],
    isOwn,
  )
  expect(Object.fromEntries(levels)).toEqual({
    '/script/core.js': 1,
    '/script/engine.js': 2,
    '/script/experience.js': 3,
    '/script/lookup.js': 2,
  })
})

test('a file that is requested again keeps its level', () => {
  const levels = requestLevels(
    [{ url: '/script/a.js' }, { url: '/script/b.js', by: '/script/a.js' }, { url: '/script/b.js', by: '/script/b.js' }],
    isOwn,
  )
  expect(levels.get('/script/b.js')).toBe(2)
})

test('a request of unknown origin starts at level 1', () => {
  expect(requestLevels([{ url: '/script/a.js', by: '/unknown.js' }], isOwn).get('/script/a.js')).toBe(1)
})
