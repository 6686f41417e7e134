import type { Program } from 'oxc-parser'
import { type LineAt, walkTree } from './walk.ts'

/** Lines with `...{ a, b }`, in an object or in JSX: TypeScript does not look for excess properties in what is spread. */
export function literalSpreads(program: Program, lineAt: LineAt): number[] {
  const found: number[] = []
  walkTree(program, (node) => {
    const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute'
    if (isSpread && node.argument.type === 'ObjectExpression') found.push(lineAt(node.start))
    return true
  })
  return found
}
