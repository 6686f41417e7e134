import { englishTexts } from '../../catalogue/kit/words/english.ts'
import { usualTables } from '../../catalogue/kit/words/usual-tables.ts'

/** Returns the table of all texts that templates say by themselves, in each language that is built in (SHR-01.29). */
export async function languagesTable(): Promise<string> {
  const tables = await Promise.all(Object.values(usualTables).map(async (load) => (await load()).words))
  const languages = ['English', ...Object.keys(usualTables).map((tag) => names.of(tag))]
  const rowOf = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`
  return [
    rowOf(languages),
    rowOf(languages.map(() => '---')),
    ...englishTexts.map((text) => rowOf([text, ...tables.map((words) => words[text])])),
  ].join('\n')
}

const names = new Intl.DisplayNames('en', { type: 'language' })
