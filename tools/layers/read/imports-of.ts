import { posix } from 'node:path'
import type { Node, Program } from 'oxc-parser'
import type { Import } from '../source-file.ts'
import { type LineAt, walkTree } from './walk.ts'

type From = { path: string; lineAt: LineAt }

/** Returns all imports of a file: static, dynamic, type-only, and re-exports. */
export function importsOf(program: Program, { path, lineAt }: From): Import[] {
  const imports: Import[] = []
  walkTree(program, (node) => {
    const found = specifierOf(node)
    if (found) {
      const target = targetOf(path, found.specifier)
      imports.push({ line: lineAt(node.start), target, typesOnly: found.typesOnly })
    }
    return true
  })
  return imports
}

function specifierOf(node: Node): { specifier: string; typesOnly: boolean } | undefined {
  switch (node.type) {
    case 'ImportDeclaration': {
      const kinds = node.specifiers.map((each) => (each.type === 'ImportSpecifier' ? each.importKind : 'value'))
      const typesOnly = kinds.length > 0 && kinds.every((kind) => kind === 'type')
      return { specifier: node.source.value, typesOnly: node.importKind === 'type' || typesOnly }
    }
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? { specifier: node.source.value, typesOnly: node.exportKind === 'type' } : undefined
    case 'ImportExpression':
      return node.source.type === 'Literal' && typeof node.source.value === 'string'
        ? { specifier: node.source.value, typesOnly: false }
        : undefined
    case 'TSImportType':
      return { specifier: node.source.value, typesOnly: true }
    default:
      return undefined
  }
}

function targetOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const [file = ''] = specifier.split('?') // without query suffixes such as Vite's ?raw
  return posix.join(posix.dirname(path), file)
}
