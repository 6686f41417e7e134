import { expect, test } from 'vitest'
import { createPoll } from '../../browser/poll.ts'
import { aClock } from '../../testing/a-clock.ts'
import { outcomeOf } from './testing/waiting-facts.ts'
import { waitForElements } from './wait-for-elements.ts'

/** Creates a page to which a test adds elements. */
function aPage() {
  const clock = aClock()
  const elements = new Set<string>()
  const stopping = new AbortController()
  let looks = 0
  const query = (selector: string) => {
    looks++
    if (selector === '!') throw new SyntaxError('not a selector')
    return elements.has(selector) ? selector : null
  }
  const needs = { poll: createPoll({ query, path: () => undefined, ...clock }), signal: stopping.signal }
  return {
    clock,
    elements,
    stop: () => stopping.abort(),
    looks: () => looks,
    wait: (targets: unknown) => outcomeOf(waitForElements(targets, needs)),
  }
}

test('[TR-23] an experience continues once the element has appeared, and not before', async () => {
  const { clock, elements, wait } = aPage()
  const seen = wait('.price')
  await clock.pass(1000)
  expect(seen).toEqual({})
  elements.add('.price')
  await clock.pass(16)
  expect(seen.value).toEqual({ check: 'poll', passes: true, because: 'there: .price' })
})

test('[TR-23] all elements of a list have to appear', async () => {
  const { clock, elements, wait } = aPage()
  const seen = wait(['.price', '.stock'])
  elements.add('.stock')
  await clock.pass(1000)
  expect(seen).toEqual({})
  elements.add('.price')
  await clock.pass(16)
  expect(seen.value?.passes).toBe(true)
})

test('[TR-23] an element that does not appear within 15 s gives a failing answer, and no error', async () => {
  const { clock, wait } = aPage()
  const seen = wait('.price')
  await clock.pass(14_999)
  expect(seen).toEqual({})
  await clock.pass(1)
  expect(seen).toEqual({
    value: { check: 'poll', passes: false, because: 'Poller: could not resolve .price' },
  })
})

test('stopping ends the waiting, and the page is not queried any more', async () => {
  const { clock, elements, stop, looks, wait } = aPage()
  const seen = wait('.price')
  await clock.pass(1000)
  stop()
  const before = looks()
  elements.add('.price')
  await clock.pass(20_000)
  expect(seen.value).toEqual({ check: 'poll', passes: false, because: 'stopped' })
  expect(looks()).toBe(before)
})

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [[], true],
  ['!', false],
  [5, false],
  [['.price', {}], false],
  [{ selector: '.price' }, false],
])('when the targets are %j, the answer is immediate: %s', async (targets, passes) => {
  const { clock, wait } = aPage()
  const seen = wait(targets)
  await clock.pass(0)
  expect(seen.value?.passes).toBe(passes)
})
