import { expect, test } from 'vitest'
import { importCompiled } from './compile-sources.ts'

test.each([
  [`import { a } from './a.ts'`, `import { a } from './a.js'`],
  [`export * from "../b.tsx"`, `export * from "../b.js"`],
  [`const load = () => import('./c.ts')`, `const load = () => import('./c.js')`],
  [`type D = import("../d.ts").D`, `type D = import("../d.js").D`],
  [`import './e.ts'`, `import './e.js'`],
  [`import styles from './f.css?inline'`, `import styles from './f.css?inline'`],
  [`import { build } from 'vite'`, `import { build } from 'vite'`],
  [`const entry = 'script/main.ts'`, `const entry = 'script/main.ts'`],
])('%s becomes %s in the package', (source, compiled) => {
  expect(importCompiled(source)).toBe(compiled)
})
