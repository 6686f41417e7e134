import { expect, test } from 'vitest'
import { maySend, type SendFacts } from './may-send.ts'

const open: SendFacts = { isBot: false, trackingDisabled: false }

test('an event is sent when nothing speaks against it', () => {
  expect(maySend(open)).toEqual({ sends: true })
})

test.each<[Partial<SendFacts>, string]>([
  [{ isBot: true }, 'bot'],
  [{ trackingDisabled: true }, 'tracking disabled'],
  [{ isBot: true, trackingDisabled: true }, 'bot'],
])('%j keeps an event from being sent, because: %s', (facts, because) => {
  expect(maySend({ ...open, ...facts })).toEqual({ sends: false, because })
})
