import type { WordTables } from './english.ts'
import { setSpeech } from './say.ts'

/**
 * Makes templates speak the language that the page declares by `lang`, loading its words (SHR-01.29). Of `fr-CA` the table
 * `fr-ca` is preferred to `fr`. Without a table, and when it cannot be loaded, they speak English.
 */
export async function loadWords(tables: WordTables): Promise<void> {
  const tag = document.documentElement.lang.toLowerCase()
  const language = [tag, tag.replace(/-.*/, '')].find((each) => tables[each])
  const table = await (language && tables[language]?.().catch(() => {}))
  setSpeech(language && table ? { language, ...table } : undefined)
}
