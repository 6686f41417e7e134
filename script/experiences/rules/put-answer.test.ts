import { expect, test } from 'vitest'
import { type CheckAnswer, failedAnswer, passedAnswer, putAnswer } from '../answer.ts'

test('an answer replaces an earlier one of the same check, and is otherwise appended', () => {
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
