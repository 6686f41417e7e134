import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'

test.each([
  [undefined],
  [{}],
  [{ nl: { Close: 'Sluiten', '{0} of {1}': '{0} van {1}' }, 'fr-CA': { Close: 'Fermer' } }],
])('[SHR-01.29] %j is accepted', (words) => {
  expect(checkWords({ words })).toEqual([])
})

test.each([
  ['nl', 'words', "'nl' is not a table of languages", "give e.g. { nl: { Close: 'Sluiten' } }"],
  [{ 'not a tag': {} }, 'words.not a tag', 'is not a language tag', "give one such as 'nl' or 'fr-CA'"],
  [{ nl: 'Sluiten' }, 'words.nl', "'Sluiten' is not a table of texts", "give e.g. { nl: { Close: 'Sluiten' } }"],
  [
    { nl: { close: 'Sluiten' } },
    "words.nl 'close'",
    'is no text of a template',
    'use one of docs/languages.md. Did you mean Close?',
  ],
  [{ nl: { Close: '' } }, "words.nl 'Close'", "'' is not a text", 'give a text'],
  [
    { nl: { '{0} of {1}': '{0} van alle' } },
    "words.nl '{0} of {1}'",
    'lacks {1}, which stands for a value',
    'put {1} where it belongs',
  ],
])('[SHR-01.29] %j is refused: %s %s', (words, path, problem, remedy) => {
  expect(checkWords({ words: words as never })).toEqual([{ path, problem, remedy }])
})
