import type { Program } from 'oxc-parser'
import { parseSync } from 'oxc-parser'
import type { SourceFile, Use } from '../source-file.ts'
import { barrelAt } from './barrel-at.ts'
import { functionNames } from './function-names.ts'
import { globalsOf } from './globals-of.ts'
import { importsOf } from './imports-of.ts'
import { leftOversOf } from './left-overs-of.ts'
import { type LineAt, linesOf, walkTree } from './walk.ts'

/** Parses one file. Throws an Error with the parser's message when it is not valid TypeScript. */
export function readSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const lineAt = linesOf(text)
  return {
    path,
    lineCount: lineAt(Math.max(0, text.length - 1)),
    imports: importsOf(program, { path, lineAt }),
    barrelAt: barrelAt(program, lineAt),
    globals: globalsOf(program, lineAt),
    leftOvers: leftOversOf(program, lineAt),
    functions: functionNames(program, lineAt),
    types: typeNames(program, lineAt),
    literalSpreads: literalSpreads(program, lineAt),
  }
}

/** Lines with `...{ a, b }`, in an object or in JSX: TypeScript does not look for excess properties in what is spread. */
function literalSpreads(program: Program, lineAt: LineAt): number[] {
  const found: number[] = []
  walkTree(program, (node) => {
    const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute'
    if (isSpread && node.argument.type === 'ObjectExpression') found.push(lineAt(node.start))
    return true
  })
  return found
}

/** The names of the types and interfaces that a file declares. */
function typeNames({ body }: Program, lineAt: LineAt): Use[] {
  return body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (node?.type !== 'TSTypeAliasDeclaration' && node?.type !== 'TSInterfaceDeclaration') return []
    return [{ line: lineAt(node.start), name: node.id.name }]
  })
}
