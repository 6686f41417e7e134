import { expect, test } from 'vitest'
import { aClock } from '../../testing/a-clock.ts'
import { askDebuggerFrame } from './ask-debugger-frame.ts'
import type { DebuggerMessage } from './debugger-message.ts'

const origin = 'https://debug.test'
const answer = { source: 'smartserve', method: 'getPreview', id: '7' }

/** Asks a frame that, once it is asked, answers with these messages. */
function asked(messages: { origin?: string; data: unknown }[], loaded = Promise.resolve()) {
  const clock = aClock()
  const questions: DebuggerMessage[] = []
  let handle: (arrival: { origin: string; data: unknown }) => void = () => {}
  const frame = {
    origin,
    loaded,
    listen: (handler: typeof handle) => {
      handle = handler
    },
    post(question: DebuggerMessage) {
      questions.push(question)
      for (const message of messages) handle({ origin, ...message })
    },
    close() {},
  }
  return { clock, questions, answered: askDebuggerFrame(frame as never, { after: clock.after, id: '7' }) }
}

test('[PV-11] the frame is asked once it has loaded, and its preview is handed over', async () => {
  const { answered, questions } = asked([
    { data: { ...answer, preview: { experiences: [{ id: '1' }], country: 'de' } } },
  ])
  expect(await answered).toMatchObject({ country: 'de' })
  expect(questions).toEqual([answer])
  expect(await asked([{ data: answer }]).answered).toBe(undefined)
})

test('[PV-11] only an answer from the frame’s origin to this question is heard', async () => {
  const others = [
    { origin: 'https://evil.test', data: { ...answer, problem: 'evil' } },
    { data: { ...answer, id: '8' } },
  ]
  const { answered, clock } = asked([...others, { data: null }])
  const failure = expect(answered).rejects.toThrow(`the frame at ${origin} did not answer in time`)
  await clock.pass(8000)
  await failure
})

test('[PV-11] the frame’s problem, and a frame that cannot be loaded, are errors', async () => {
  await expect(asked([{ data: { ...answer, problem: 'no such preview' } }]).answered).rejects.toThrow('no such preview')
  await expect(asked([], Promise.reject(new Error('blocked'))).answered).rejects.toThrow('blocked')
})
