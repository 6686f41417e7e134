import type { WordTables } from './english.ts'
import { setSpeech } from './say.ts'

/**
 * Makes templates speak the language that the page declares by `lang`, loading its words (SHR-01.29). Of `fr-CA` the table
 * `fr-ca` is preferred to `fr`. Without a table, and when it cannot be loaded, they speak English.
 * @param hasLocalPrices whether prices are written as that language does, too (SHR-04.7)
 */
export async function loadWords(tables: WordTables, hasLocalPrices = false): Promise<void> {
  const tag = document.documentElement.lang.toLowerCase()
  const language = [tag, tag.replace(/-.*/, '')].find((each) => tables[each])
  const table = await (language && tables[language]?.().catch(() => {}))
  setSpeech(language && table ? { language, hasLocalPrices, ...table } : undefined)
}
