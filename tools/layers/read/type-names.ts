import type { Program } from 'oxc-parser'
import type { Use } from '../source-file.ts'
import type { LineAt } from './walk.ts'

/** The names of the types and interfaces that a file declares. */
export function typeNames({ body }: Program, lineAt: LineAt): Use[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSTypeAliasDeclaration' && node?.type !== 'TSInterfaceDeclaration') return []
    return [{ line: lineAt(node.start), name: node.id.name }]
  })
}
