import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aFrame, type TestFrame } from '../testing/a-frame.ts'
import { askFrame } from './ask-frame.ts'

function asked(frame: TestFrame) {
  const clock = aClock()
  const seen: string[] = []
  void askFrame(frame, { method: 'getState' }, { after: clock.after, newId: () => 'one' }).then(
    (state) => seen.push(`answered '${state}'`),
    (error: Error) => seen.push(error.message),
  )
  return { clock, seen }
}

const answer = { source: 'smartserve', id: 'one', method: 'getState', state: 'abc-def-ghi:5' }

test('a question has source, id and method, and is answered with the state', async () => {
  const frame = aFrame(() => answer)
  const { clock, seen } = asked(frame)
  await clock.pass(0)
  expect(frame.heard).toEqual([{ source: 'smartserve', id: 'one', method: 'getState' }])
  expect(seen).toEqual(["answered 'abc-def-ghi:5'"])
})

test('[XD-05] an iframe that does not answer within 2000 ms fails', async () => {
  const { clock, seen } = asked(aFrame())
  await clock.pass(1999)
  expect(seen).toEqual([])
  await clock.pass(1)
  expect(seen).toEqual(['iframe did not respond in time'])
})

test('[XD-05] an iframe that never loads fails in the same way', async () => {
  const frame = { ...aFrame(() => answer), loaded: new Promise<void>(() => {}) }
  const { clock, seen } = asked(frame)
  await clock.pass(2000)
  expect(seen).toEqual(['iframe did not respond in time'])
  expect(frame.heard).toEqual([])
})

test.each([
  ['another origin', 'https://www.evil.test', answer],
  ['another port', 'https://www.other.test:8443', answer],
  ['no origin', 'null', answer],
  ['another id', undefined, { ...answer, id: 'two' }],
  ['no id', undefined, { ...answer, id: undefined }],
  ['another method', undefined, { ...answer, method: 'setState' }],
  ['another source', undefined, { ...answer, source: 'devtools' }],
  ['not an object', undefined, 'smartserve'],
  ['null', undefined, null],
])('[XD-03] a message with %s is not accepted as an answer', async (_, origin, data) => {
  const frame = aFrame()
  const { clock, seen } = asked(frame)
  await clock.pass(0)
  frame.say({ origin: origin ?? frame.origin, data })
  await clock.pass(0)
  expect(seen).toEqual([])
  frame.say({ origin: frame.origin, data: answer })
  await clock.pass(0)
  expect(seen).toHaveLength(1)
})

test.each([
  ['a number', 5],
  ['an object', { visitorId: 'abc' }],
  ['longer than a cookie can be', 'x'.repeat(4097)],
])('a state that is %s is ignored', async (_, state) => {
  const { clock, seen } = asked(aFrame(() => ({ ...answer, state })))
  await clock.pass(0)
  expect(seen).toEqual(["answered ''"])
})
