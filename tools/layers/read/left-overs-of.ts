import type { Node, Program } from 'oxc-parser'
import type { Use } from '../source-file.ts'
import { type LineAt, walkTree } from './walk.ts'

const runners = ['test', 'it', 'describe', 'suite']
const marks = ['only', 'skip', 'todo', 'fixme', 'skipIf', 'runIf']

/**
 * Finds leftover markers that keep tests from running: `test.only`, `test.describe.skip`, `test('…', { skip: true },
 * …)`.
 */
export function leftOversOf(program: Program, lineAt: LineAt): Use[] {
  const found: Use[] = []
  walkTree(program, (node) => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
      const { name } = node.property
      if (marks.includes(name) && isRunner(node.object)) found.push({ line: lineAt(node.start), name: `.${name}` })
    }
    if (node.type === 'CallExpression' && isRunner(node.callee)) {
      for (const argument of node.arguments) {
        const name = markIn(argument)
        if (name) found.push({ line: lineAt(argument.start), name })
      }
    }
    return true
  })
  return found
}

/** Returns whether a node is `test`, `test.describe` or `test.each(…)`. */
function isRunner(node: Node): boolean {
  if (node.type === 'MemberExpression') return isRunner(node.object)
  if (node.type === 'CallExpression') return isRunner(node.callee)
  return node.type === 'Identifier' && runners.includes(node.name)
}

function markIn(options: Node): string | undefined {
  if (options.type !== 'ObjectExpression') return undefined
  const keys = options.properties.map((each) => (each.type === 'Property' && 'name' in each.key ? each.key.name : ''))
  return keys.find((key) => typeof key === 'string' && marks.includes(key))?.toString()
}
