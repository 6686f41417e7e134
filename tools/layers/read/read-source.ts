import { parseSync } from 'oxc-parser'
import type { SourceFile } from '../source-file.ts'
import { barrelAt } from './barrel-at.ts'
import { functionNames } from './function-names.ts'
import { globalsOf } from './globals-of.ts'
import { importsOf } from './imports-of.ts'
import { leftOversOf } from './left-overs-of.ts'
import { literalSpreads } from './literal-spreads.ts'
import { typeNames } from './type-names.ts'
import { linesOf } from './walk.ts'

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
