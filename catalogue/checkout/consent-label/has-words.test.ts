import { expect, test } from 'vitest'
import { fieldTable } from '../../field-table.ts'
import { readContent } from '../../kit/run/read-content.ts'
import { hasWords } from './has-words.ts'
import { template } from './template.ts'

test.each([
  ['Send me news', true],
  ['  news \n', true],
  ['Yes', false],
  ['  Yes  \n', false],
  ['', false],
  ['👍👍👍', false],
])('[CHK-02.1] the label "%s" is replaced: %s', (label, is) => {
  expect(hasWords(label)).toBe(is)
})

test.each([undefined, '', '  \n'])('[CHK-02.3] with the message %j it does not run', (message) => {
  expect(readContent(fieldTable(template.fields), { message }, () => {})).toEqual({ missing: 'message' })
})
