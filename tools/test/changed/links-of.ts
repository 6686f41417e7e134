import { type Node, parseSync } from 'oxc-parser'
import { importsOf } from '../../layers/read/imports-of.ts'
import { walkTree } from '../../layers/read/walk.ts'

/** What a source file has to do with other files. */
export type FileLinks = {
  /** Files that it imports, relative to the root of the repository, without imports of types alone. */
  imports: string[]
  /** Texts in it that may name a file, a folder, or files by a pattern: what it reads, or starts as a program. */
  names: string[]
  /** Whether it lists folders, so that a folder's name stands for the files in it: for their names, to copy them, or for their texts. */
  lists?: 'names' | 'copies' | 'texts'
  /** Whether the patterns in it load modules, which run, and are not only read. */
  loadsPatterns: boolean
}

const listing = /\b(readdir|globSync|cpSync|opendir)/
const reading = /\b(readFile|createReadStream|readSource)|import\((?!')/

/** Parses a source file for what it imports and names. Of a file that is not valid, nothing is known: its importers run. */
export function linksOf(path: string, text: string): FileLinks {
  const { program } = parseSync(path, text)
  const imports = importsOf(program, { path, lineAt: () => 0 }).flatMap(({ target, typesOnly }) =>
    target === undefined || typesOnly ? [] : [target],
  )
  const names = new Set<string>()
  walkTree(program, (node, { parent }) => {
    if (/^(Import|Export(All|Named))/.test(parent.type) && node.type === 'Literal') return false
    for (const text of textsOf(node)) for (const name of namesIn(text)) names.add(name)
    return true
  })
  return {
    imports,
    names: [...names],
    lists: listedIn(text),
    loadsPatterns: text.includes('import.meta.glob'),
  }
}

/** The texts of a literal. After a `${…}` a name alone is none: what is before it decides which file it is. */
function textsOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type !== 'TemplateLiteral') return []
  return node.quasis.map(({ value }) => value.raw).filter((text, at) => at === 0 || /^[^\s]*\w\/\w/.test(text))
}

function namesIn(text: string): string[] {
  return text
    .split(/[\s,;:()=`'"]+(?![^{]*\})/)
    .map((word) => word.replace(/\?.*$/, '').replace(/\/$/, ''))
    .filter((word) => /^!?[\w.@*{[/-][^<>|\\]{2,200}$/.test(word))
}

function listedIn(text: string): FileLinks['lists'] {
  if (!listing.test(text)) return undefined
  if (/\bcp(Sync)?\(/.test(text)) return 'copies'
  return reading.test(text) ? 'texts' : 'names'
}
