import { expect, test } from 'vitest'
import { createRestoreBound } from './restore-bound.ts'

function aBound() {
  let now = 0
  const givenUp: string[] = []
  const mayRestore = createRestoreBound(
    () => now,
    (reason) => givenUp.push(reason),
  )
  const pass = (ms: number) => {
    now += ms
  }
  return { mayRestore, givenUp, pass }
}

test('ten restorations within 5 seconds are allowed, and the eleventh gives up once', () => {
  const { mayRestore, givenUp } = aBound()
  const answers = Array.from({ length: 13 }, () => mayRestore('a banner'))
  expect(answers).toEqual([...Array(10).fill(true), false, false, false])
  expect(givenUp).toEqual(['a banner was taken away by the page more than 10 times in 5 s'])
})

test('restorations that are spread out are allowed without limit', () => {
  const { mayRestore, givenUp, pass } = aBound()
  for (let turn = 0; turn < 100; turn++) {
    expect(mayRestore('a banner')).toBe(true)
    pass(500)
  }
  expect(givenUp).toEqual([])
})
