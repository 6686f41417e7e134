import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, type NewTemplate } from './files-of.ts'

/** Writes the folder of a new template and its row in the catalogue. Returns the messages for the author. */
export function writeTemplate(catalogue: string, { page, name }: NewTemplate): string[] {
  const folder = join(catalogue, page, name)
  mkdirSync(folder, { recursive: true })
  const files = filesOf({ page, name })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const list = join(catalogue, page, 'templates.ts')
  writeFileSync(list, withRow(readFileSync(list, 'utf8'), { page, name }))
  return [
    ...Object.keys(files).map((file) => `wrote catalogue/${page}/${name}/${file}`),
    `added a row to catalogue/${page}/templates.ts`,
    '',
    'It works already: it says a sentence under the content of its pages. What is left to do:',
    '  1. template.ts    title, ledger id, pages, anchors, the fields of its content, and a sample of it for the gallery',
    '  2. experience.ts  what it does, by kit verbs (catalogue/kit), which undo themselves',
    `  3. ${name}.browser.test.ts  one test a promise, titled with its ledger id`,
    '  4. shop/instep.config.ts  an instance with content, so that the demo shop and its gallery show it',
    '  5. npm test -- lint types layers unit browser',
  ]
}

/** Returns the text of a page's list with the template's import and row added. */
export function withRow(list: string, { page, name }: NewTemplate): string {
  const id = `${page}/${name}`
  const word = camelCase(name)
  const row = `  '${id}': ${word},\n`
  const end = list.indexOf('\n}\n')
  if (end < 0)
    throw new Error(`catalogue/${page}/templates.ts has no list that ends with a line of its own: add the row by hand`)
  const [all = '', ...rest] =
    `import * as ${word} from './${name}/template.ts'\n${list.slice(0, end + 1)}${row}${list.slice(end + 1)}`.split(
      '\n\n',
    )
  return [sortImports(all), ...rest].join('\n\n')
}

/** Sorts imports by path as the linter requires: folder by folder, `stock/` before `stock-text/`. */
function sortImports(imports: string): string {
  const addressOf = (line: string) => line.slice(line.indexOf("'")).replaceAll('/', '\0')
  return imports
    .split('\n')
    .sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
    .join('\n')
}

function camelCase(words: string): string {
  return words.replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
