import type { Node, Program } from 'oxc-parser'
import { walkTree } from './walk.ts'

/**
 * Returns the names of all variables, parameters, functions, classes and imports that a file declares, in any scope.
 */
export function declaredNames(program: Program): Set<string> {
  const names = new Set<string>()
  walkTree(program, (node, { parent, key }) => {
    if (declaresName(parent, key)) for (const name of namesIn(node)) names.add(name)
    return true
  })
  return names
}

function declaresName({ type }: Node, key: string): boolean {
  if (key === 'params' || key === 'param') return true // the parameters of a function or a catch clause
  if (key === 'local') return type.startsWith('Import')
  return (
    key === 'id' &&
    ['VariableDeclarator', 'FunctionDeclaration', 'FunctionExpression', 'ClassDeclaration'].includes(type)
  )
}

/** Returns the names that a pattern binds: `{ a, b: [c = 1], ...rest }` binds a, c and rest. */
function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each))
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
