import { parseSync } from 'vite'
import { withEndsOf } from '../line-ends.ts'

/** The parts of a syntax tree that matter here. */
type SyntaxNode = { type: string; start: number; end: number; [part: string]: unknown }

/** A list in the text of a configuration: its brackets, and where its last entry ends. */
type EntryList = { start: number; end: number; count: number; lastEnd: number | undefined }

/**
 * Returns the text of a configuration with an entry at the end of its `experiences`; undefined where they are not a list
 * that is written out in the exported site, so that the author has to add it.
 * @param path decides the language
 * @param lines the entry, one line each, without indentation
 */
export function withEntry(path: string, text: string, lines: readonly string[]): string | undefined {
  const list = findExperiences(path, text)
  if (!list) return undefined
  const changed = withEndsOf(text, insertEntry(text, list, lines))
  // What cannot be read again as meant is left to the author.
  return findExperiences(path, changed)?.count === list.count + 1 ? changed : undefined
}

function insertEntry(text: string, { start, end, lastEnd }: EntryList, lines: readonly string[]): string {
  const bracket = end - 1
  const outer = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', start) + 1))?.[0] ?? ''
  const step = outer.includes('\t') ? '\t' : '  '
  const entry = lines.map((line) => `${outer}${step}${line.replace(/^ {2}/, step)}\n`).join('')
  const gap = text.slice(lastEnd ?? start + 1, bracket)
  const needsComma = lastEnd !== undefined && !withoutComments(gap).includes(',')
  const before = text.slice(0, lastEnd ?? start + 1) + (needsComma ? ',' : '') + gap.trimEnd()
  return `${before}\n${entry}${outer}${text.slice(bracket)}`
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
}

function findExperiences(path: string, text: string): EntryList | undefined {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) return undefined
  const statements = program.body as unknown as SyntaxNode[]
  const exported = statements.find(({ type }) => type === 'ExportDefaultDeclaration')
  const site = exported && objectOf(exported.declaration as SyntaxNode, statements)
  const properties = (site?.properties ?? []) as SyntaxNode[]
  const found = properties.filter(({ key }) => nameOf(key as SyntaxNode | undefined) === 'experiences')
  const list = found.length === 1 ? unwrapTypes(found[0]?.value as SyntaxNode) : undefined
  if (list?.type !== 'ArrayExpression') return undefined
  const { start, end } = list
  const elements = list.elements as SyntaxNode[]
  return { start, end, count: elements.length, lastEnd: elements.at(-1)?.end }
}

/** Returns the object that is exported: written there, given to `defineSite`, or a constant of the file. */
function objectOf(node: SyntaxNode, statements: readonly SyntaxNode[]): SyntaxNode | undefined {
  const value = unwrapTypes(node)
  if (value.type === 'ObjectExpression') return value
  if (value.type === 'CallExpression') {
    const [first] = value.arguments as SyntaxNode[]
    return first && objectOf(first, statements)
  }
  if (value.type !== 'Identifier') return undefined
  const declared = statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as SyntaxNode[])
    .find(({ id }) => nameOf(id as SyntaxNode) === nameOf(value))
  const init = declared?.init as SyntaxNode | undefined
  return init && init.type !== 'Identifier' ? objectOf(init, statements) : undefined
}

/** Returns the expression within `as …`, `satisfies …` and brackets. */
function unwrapTypes(node: SyntaxNode): SyntaxNode {
  const { expression } = node
  return /^TS|^ParenthesizedExpression$/.test(node.type) && expression ? unwrapTypes(expression as SyntaxNode) : node
}

function nameOf(node: SyntaxNode | undefined): unknown {
  return node?.name ?? node?.value
}
