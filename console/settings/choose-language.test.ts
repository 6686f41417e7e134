import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE', 'en'], 'de'],
  [['fr', 'en-GB', 'de'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('who wants %j reads %s', (wanted, language) => {
  expect(chooseLanguage(wanted)).toBe(language)
})
