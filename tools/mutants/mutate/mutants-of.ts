import { createHash } from 'node:crypto'
import { type Node, parseSync } from 'oxc-parser'
import { linesOf, walkTree } from '../../layers/read/walk.ts'
import { applyEdit, type Edit, showEdit } from './edit.ts'
import { editsAt } from './edits.ts'

/** A file with one fault put in. */
export type Mutant = Edit & {
  /** The same as long as the changed lines are, wherever they stand in their file. */
  id: string
  path: string
  line: number
  /** The lines that the change touches, before and after it, each in one line. */
  before: string
  after: string
}

/**
 * Returns every mutant of a file. Not changed are types, imports, names of properties, what is logged, what only describes a schema,
 * the 1 and -1 by which a list is sorted, of which only the sign counts, and named numbers, as a limit at the top of a file: a test that
 * repeats it proves nothing, and the comparison with it is changed.
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const edits: Edit[] = []
  walkTree(parseSync(path, text).program, (node, place) => {
    if (isLeftOut(node, place, text)) return false
    edits.push(...editsAt(node, text))
    return true
  })
  const lineAt = linesOf(text)
  const seen = new Map<string, number>()
  return edits
    .sort((one, other) => one.start - other.start || one.end - other.end || (one.text < other.text ? -1 : 1))
    .map((edit) => {
      const shown = showEdit(text, edit)
      const key = [path, shown.before, shown.after].join('\n')
      const count = seen.get(key) ?? 0
      seen.set(key, count + 1)
      const id = createHash('sha256').update(`${key}\n${count}`).digest('hex').slice(0, 8)
      return { ...edit, ...shown, id, path, line: lineAt(edit.start) }
    })
}

/** Whether a mutant can be parsed: `a ?? b` next to `||` cannot, without parentheses. */
export function isValid(mutant: Mutant, text: string): boolean {
  return mutant.kind !== 'logic' || parseSync(mutant.path, applyEdit(text, mutant)).errors.length === 0
}

type MutantPlace = { parent: Node; key: string }

const wrappers = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSInstantiationExpression']

function isLeftOut(node: Node, { parent, key }: MutantPlace, text: string): boolean {
  if (node.type.startsWith('TS')) return !wrappers.includes(node.type)
  if (/^(Import|ExportAll)/.test(node.type) || (key === 'source' && parent.type.startsWith('Export'))) return true
  if (key === 'key' && node.type === 'Literal') return true
  if (parent.type === 'ConditionalExpression' && key !== 'test' && [parent.consequent, parent.alternate].every(isSign))
    return true
  if (node.type === 'Property') return /^(description|summary)$/.test(text.slice(node.key.start, node.key.end))
  const call = node.type === 'ExpressionStatement' ? node.expression : node
  if (call.type === 'CallExpression' && isLog(text.slice(call.callee.start, call.callee.end))) return true
  return isNamedNumbers(node, parent)
}

const isLog = (callee: string) => /\b(log|logger|console)\b(\??\.\w+)?$/i.test(callee)

function isSign(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '-' && isSign(node.argument)
  return node.type === 'Literal' && node.value === 1
}

/** Whether a node is a constant at the top of a file that is a number, a sum, a list or a table of numbers. */
function isNamedNumbers(node: Node, parent: Node): boolean {
  const declaration = parent.type === 'Program' || parent.type === 'ExportNamedDeclaration'
  return (
    declaration && node.type === 'VariableDeclaration' && node.declarations.every(({ init }) => init && isNumber(init))
  )
}

function isNumber(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number'
  if (node.type === 'BinaryExpression') return isNumber(node.left) && isNumber(node.right)
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return isNumber(node.expression)
  if (node.type === 'ArrayExpression') return node.elements.every((each) => each !== null && isNumber(each))
  if (node.type === 'ObjectExpression')
    return node.properties.every((each) => each.type === 'Property' && (isNumber(each.value) || isName(each.value)))
  return isName(node)
}

const isName = (node: Node): boolean => node.type === 'Identifier' || node.type === 'MemberExpression'
