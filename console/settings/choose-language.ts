import { type Language, languages } from '../texts/texts.ts'

/** Returns the first language that the reader wants and the console has; English where there is none. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => languages.find((language) => tag.toLowerCase().split('-')[0] === language))
  return known.find((language) => language !== undefined) ?? 'en'
}
