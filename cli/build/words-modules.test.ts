import { expect, test } from 'vitest'
import { words as fr } from '../../catalogue/kit/words/fr.ts'
import { ownWordsModule, wordTables } from './words-modules.ts'

const own = { nl: { Close: 'Sluiten' }, FR: { Close: 'Fermer ici' }, 'fr-CA': { Next: 'Prochain' } }

/** Imports a module as the page does, with the built-in French in place of its file. */
async function wordsOf(language: string): Promise<Record<string, string>> {
  const code = ownWordsModule(language, own).replace(/^import .*/, `const usual = ${JSON.stringify(fr)}`)
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).words
}

test('[SHR-01.29] the languages of a site are the built-in ones and its own, each once and in small letters', () => {
  const tagsOf = (code: string) => [...code.matchAll(/"([a-z-]+)": \(\) => import/g)].map(([, tag]) => tag)
  expect(tagsOf(wordTables(undefined))).toEqual(['de', 'fr', 'it'])
  expect(tagsOf(wordTables(own))).toEqual(['de', 'it', 'nl', 'fr', 'fr-ca'])
})

test('[SHR-01.29] a new language has only its own words', async () => {
  expect(await wordsOf('nl')).toEqual({ Close: 'Sluiten' })
})

test('[SHR-01.29] own words for a built-in language lie over it, and those of a country over both', async () => {
  expect(await wordsOf('fr')).toEqual({ ...fr, Close: 'Fermer ici' })
  expect(await wordsOf('fr-ca')).toEqual({ ...fr, Close: 'Fermer ici', Next: 'Prochain' })
})
