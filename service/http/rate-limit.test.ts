import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit.ts'

test('a refused call does not count', () => {
  let time = 0
  const isWithin = rateLimit({ calls: 1, windowMs: 1000, now: () => time })
  const answers = [0, 500, 999, 1000, 1999, 2000].map((at) => {
    time = at
    return isWithin('a')
  })
  expect(answers).toEqual([true, false, false, true, false, true])
})

test('each caller has a separate limit', () => {
  const isWithin = rateLimit({ calls: 1, windowMs: 1000, now: () => 0 })
  expect(['a', 'b', 'a', 'b'].map(isWithin)).toEqual([true, true, false, false])
})
