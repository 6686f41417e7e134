import { expect, test } from 'vitest'
import { type CheckAnswer, failedAnswer, passedAnswer, putAnswer } from '../answer.ts'

test('an answer takes the place of the one before it to the same question, and else comes last', () => {
  const answers: CheckAnswer[] = [passedAnswer('schedule', 'within its bounds')]
  putAnswer(answers, failedAnswer('segments', 'waiting: not in vip'))
  putAnswer(answers, passedAnswer('trigger', 'it said yes'))
  putAnswer(answers, passedAnswer('segments', 'in the segments wanted'))
  expect(answers.map(({ check, because }) => `${check}: ${because}`)).toEqual([
    'schedule: within its bounds',
    'segments: in the segments wanted',
    'trigger: it said yes',
  ])
})
