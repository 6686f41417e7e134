import { expect, onTestFinished, test } from 'vitest'
import { type English, englishTexts } from './english.ts'
import { words as fr } from './fr.ts'
import { sayAny, sayText, setSpeech, spokenLanguage } from './say.ts'
import { usualTables } from './usual-tables.ts'

function speakFrench(words = fr): void {
  setSpeech({ language: 'fr', words })
  onTestFinished(() => setSpeech(undefined))
}

const placesIn = (text: string) => text.match(/\{\d\}/g)?.sort() ?? []

test.each(Object.entries(usualTables))(
  '[SHR-01.29] the table %s has every text, with the same places for values',
  async (_, load) => {
    const { words } = await load()
    expect(Object.keys(words).sort()).toEqual([...englishTexts].sort())
    for (const english of englishTexts) {
      expect(words[english].trim(), english).not.toBe('')
      expect(placesIn(words[english]), english).toEqual(placesIn(english))
    }
  },
)

/** All sources of templates; the tables themselves left out. */
const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.*', '!../../testing/**', '!./*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

test('[SHR-01.29] no table has a text that no template says', () => {
  // Sentences with the name of a country are put together.
  const isSaid = (text: string) => sources.includes(`'${text}'`) || / Canada| Europe| United /.test(text)
  expect(englishTexts.filter((text) => !isSaid(text))).toEqual([])
})

test('without words a text is English, with its values', () => {
  expect([sayText('Close'), sayText('{0} of {1}', 2, 5), spokenLanguage()]).toEqual(['Close', '2 of 5', 'en'])
})

test('[SHR-01.29] with words it is in their language', () => {
  speakFrench()
  expect([sayText('Close'), sayText('{0} of {1}', 2, 5), spokenLanguage()]).toEqual(['Fermer', '2 sur 5', 'fr'])
})

test('a value is never taken for a place', () => {
  expect(sayText('Back to product: {0}', '{1} $& shoe')).toBe('Back to product: {1} $& shoe')
})

test('a text that a table lacks stays English, and a text that is in no table stays as it is', () => {
  speakFrench({ Close: 'Fermer' } as Record<English, string>)
  expect([sayText('Close'), sayText('Next'), sayAny('Our own words'), sayAny('')]).toEqual([
    'Fermer',
    'Next',
    'Our own words',
    '',
  ])
})
