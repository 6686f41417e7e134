import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The compiler with which `@arethetypeswrong/core` reads packages. Shops still have its like. */
const ts = createRequire(createRequire(import.meta.url).resolve('@arethetypeswrong/core'))('typescript')

test('the types of content are read by TypeScript 5, which finds circles where later ones find none', () => {
  const file = join(import.meta.dirname, '../../catalogue/fields.ts')
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  })
  const found: { messageText: unknown }[] = program.getSemanticDiagnostics(program.getSourceFile(file))
  expect([ts.version.split('.')[0], found.map(({ messageText }) => messageText)]).toEqual(['5', []])
})
