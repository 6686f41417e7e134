import { expect, onTestFinished, test } from 'vitest'
import { loadWords } from './load-words.ts'
import { sayText, setSpeech, spokenLanguage } from './say.ts'

const tableOf = (close: string) => async () => ({ words: { Close: close } })
const tables = { fr: tableOf('Fermer'), 'fr-ca': tableOf('Fermer, au Canada'), de: tableOf('Schließen') }

/** Loads the words for what a page declares, and says something. */
async function sayOn(lang: string, own: Parameters<typeof loadWords>[0] = tables): Promise<string[]> {
  const { documentElement } = document
  const { lang: former } = documentElement
  onTestFinished(() => {
    documentElement.lang = former
    setSpeech(undefined)
  })
  documentElement.lang = lang
  await loadWords(own)
  return [sayText('Close'), spokenLanguage()]
}

test.each([
  ['fr', 'Fermer', 'fr'],
  ['FR-be', 'Fermer', 'fr'],
  ['fr-CA', 'Fermer, au Canada', 'fr-ca'],
  ['de-AT', 'Schließen', 'de'],
  ['en-GB', 'Close', 'en'],
  ['es', 'Close', 'en'],
  ['', 'Close', 'en'],
  ['fr_FR', 'Close', 'en'],
])('[SHR-01.29] a page that declares %j is told %j, marked as %s', async (lang, words, language) => {
  expect(await sayOn(lang)).toEqual([words, language])
})

test('a table that cannot be loaded leaves English, and is asked for again', async () => {
  let isBroken = true
  const load = () => (isBroken ? Promise.reject(new Error('offline')) : tables.fr())
  expect(await sayOn('fr', { fr: load })).toEqual(['Close', 'en'])
  isBroken = false
  expect(await sayOn('fr', { fr: load })).toEqual(['Fermer', 'fr'])
})

test('a page that changes its language without loading is told the next time in the new one', async () => {
  expect(await sayOn('fr')).toEqual(['Fermer', 'fr'])
  expect(await sayOn('en')).toEqual(['Close', 'en'])
  expect(await sayOn('de')).toEqual(['Schließen', 'de'])
})
