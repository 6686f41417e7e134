import type { SiteConfig } from '../../catalogue/define-site.ts'
import { usualTables } from '../../catalogue/kit/words/usual-tables.ts'
import { ownModule } from './own-module.ts'

/** Prefix of the modules with a site's own words, followed by their language. */
export const wordsPrefix = 'instep:words/'

const usualLanguages = Object.keys(usualTables)
const usualFile = (language: string) => ownModule(`catalogue/kit/words/${language}.ts`)

/** Returns the module of each language: of those that are built in and those that a site adds or changes. */
export function wordFiles(words: SiteConfig['words'] = {}): (readonly [language: string, from: string])[] {
  const own = Object.keys(words).map((tag) => tag.toLowerCase())
  return [
    ...usualLanguages.filter((each) => !own.includes(each)).map((each) => [each, usualFile(each)] as const),
    ...own.map((each) => [each, wordsPrefix + each] as const),
  ]
}

/** Returns the code of the loaders of each language. */
export function wordTables(words: SiteConfig['words']): string {
  const loaders = wordFiles(words).map(
    ([language, from]) => `${JSON.stringify(language)}: () => import(${JSON.stringify(from)})`,
  )
  return `{${loaders.join(', ')}}`
}

/** The module with a site's own words for a language, over the built-in ones, of `fr-ca` over those of `fr`. */
export function ownWordsModule(language: string, words: SiteConfig['words'] = {}): string {
  const tagOf = (wanted: string) => Object.entries(words).find(([tag]) => tag.toLowerCase() === wanted)?.[1]
  const [general = ''] = language.split('-')
  const own = { ...tagOf(general), ...tagOf(language) }
  const code = `export const words = {${usualLanguages.includes(general) ? '...usual, ' : ''}...${JSON.stringify(own)}}`
  return usualLanguages.includes(general)
    ? `import { words as usual } from ${JSON.stringify(usualFile(general))}\n${code}`
    : code
}
