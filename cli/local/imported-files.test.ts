import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { importedFiles } from './imported-files.ts'

test('files are followed however they are named: without an ending, or by that of what they compile to', () => {
  const folder = aFolder({
    'instep.config.mts': `import.meta.resolve('./own.ts')`,
    'own.ts': `import { a } from './a'\nimport { b } from './b.js'\nimport c from "./c.mjs"\nimport d from './d.jsx'\nimport e from './e'\nimport f from './f.js'`,
    'a.mts': `import './parts'`,
    'b.ts': '',
    'c.mts': '',
    'd.tsx': '',
    'e.json': '{}',
    'f.tsx': '',
    'parts/index.tsx': `import './gone.js'`,
    'other.ts': '',
  })
  const files = importedFiles(join(folder, 'instep.config.mts')).map((file) => relative(folder, file))
  expect(files.toSorted()).toEqual(
    [
      'a.mts',
      'b.ts',
      'c.mts',
      'd.tsx',
      'e.json',
      'f.tsx',
      'instep.config.mts',
      'own.ts',
      join('parts', 'index.tsx'),
    ].toSorted(),
  )
})
