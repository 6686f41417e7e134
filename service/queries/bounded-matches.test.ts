import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { boundedMatches } from './bounded-matches.ts'

const endless = `${'a'.repeat(40)}!`

test('an expression that takes for ever is stopped, and those after it too', () => {
  const compile = boundedMatches()
  expect(() => compile('^(a+)+$')(endless)).toThrow('took too long')
  expect(() => compile('^g')('Gold')).toThrow('took too long')
})

test('a machine that is busy with something else takes nothing from the time for expressions', () => {
  let waited = 0
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => {
    waited += 1000
    return waited
  })
  onTestFinished(() => spy.mockRestore())
  const matches = boundedMatches()('^g')
  expect([matches('Gold'), matches('silver'), matches('gold')]).toEqual([true, false, true])
})

test('other threads of the process take nothing from the time for expressions', () => {
  let worked = 0
  const spy = vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
    worked += 1_000_000
    return { user: worked, system: 0 }
  })
  onTestFinished(() => spy.mockRestore())
  const matches = boundedMatches()('^g')
  expect([matches('Gold'), matches('silver'), matches('gold')]).toEqual([true, false, true])
})

test('the expressions of as many queries as the script asks at once are all matched', () => {
  const matches = boundedMatches()('^g')
  for (let at = 0; at < 20; at++) expect(matches('Gold')).toBe(true)
})
