import { expect, test } from 'vitest'
import { loadedWith } from './loaded-with.ts'

const build: Record<string, string> = {
  'instep.js': "import { a } from './chunks/a.js'\nimport './chunks/b.js'\nimport('./chunks/lazy.js')\na()",
  'chunks/a.js': "export { c } from './c.js'\nexport const a = 'import \"./no.js\"'",
  'chunks/b.js': "import './a.js'\nimport '../instep.js'",
  'chunks/c.js': "export * from 'https://elsewhere.example/d.js'\nexport const c = 1",
}

test('a module is loaded with its static imports, each once, even in cycles', () => {
  const loaded = loadedWith('instep.js', (path) => build[path] ?? '')
  expect(loaded).toEqual(['instep.js', 'chunks/a.js', 'chunks/b.js', 'chunks/c.js'])
})
