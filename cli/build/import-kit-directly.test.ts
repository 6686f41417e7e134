import { expect, test } from 'vitest'
import { withDirectImports } from './import-kit-directly.ts'
import { ownModule } from './own-module.ts'

const direct = (name: string, path: string) => `import { ${name} } from ${JSON.stringify(ownModule(path))};`

test("an own experience imports each kit function from the function's file", () => {
  const code = `import { addClass, followElements as follow } from "instep/kit";\nimport { Note } from 'instep/kit/draw'\nrun()`
  expect(withDirectImports(code)).toBe(
    [
      `${direct('addClass', 'catalogue/kit/change/add-class.ts')} ${direct('followElements as follow', 'catalogue/kit/watch/follow.ts')}`,
      direct('Note', 'catalogue/kit/draw/note.tsx'),
      'run()',
    ].join('\n'),
  )
})

test('an import of a name that the kit does not have stays as it is', () => {
  const code = `import { addClass, addEverything } from 'instep/kit'`
  expect(withDirectImports(code)).toBe(code)
})
