import { expect, test } from 'vitest'
import { eitherSignal } from './either-signal.ts'
import { addListeners } from './listen.ts'

test('listeners receive events until the signal is aborted, with the given options', () => {
  const heard: string[] = []
  const [outer, inner] = [document.createElement('div'), document.createElement('p')]
  outer.append(inner)
  const stopping = new AbortController()
  const hear = ({ type, eventPhase }: Event) => void heard.push(`${type} ${eventPhase === Event.CAPTURING_PHASE}`)
  addListeners(outer, { click: hear, focus: hear }, { signal: stopping.signal, capture: true })
  inner.dispatchEvent(new Event('click'))
  inner.dispatchEvent(new Event('focus'))
  stopping.abort()
  inner.dispatchEvent(new Event('click'))
  addListeners(inner, { click: hear }, { signal: stopping.signal })
  inner.dispatchEvent(new Event('click'))
  expect(heard).toEqual(['click true', 'focus true'])
})

test('a signal combined from two is aborted with the first of them', () => {
  const [one, other, never] = [new AbortController(), new AbortController(), new AbortController()]
  const either = eitherSignal(one.signal, never.signal)
  const late = eitherSignal(never.signal, other.signal)
  expect([either.aborted, late.aborted]).toEqual([false, false])
  one.abort()
  other.abort()
  expect([either.aborted, late.aborted]).toEqual([true, true])
  expect(eitherSignal(one.signal, never.signal).aborted).toBe(true)
})
