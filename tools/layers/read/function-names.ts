import type { Program } from 'oxc-parser'
import type { Use } from '../source-file.ts'
import { type LineAt, walkTree } from './walk.ts'

const functions = ['FunctionExpression', 'ArrowFunctionExpression']

/** The names of a file's functions, in any scope: declared ones, and variables that begin as a function. */
export function functionNames(program: Program, lineAt: LineAt): Use[] {
  const found: Use[] = []
  walkTree(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      found.push({ line: lineAt(node.start), name: node.id.name })
    }
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      functions.includes(node.init?.type ?? '')
    ) {
      found.push({ line: lineAt(node.start), name: node.id.name })
    }
    return true
  })
  return found
}
