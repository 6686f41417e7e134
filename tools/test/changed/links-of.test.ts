import { expect, test } from 'vitest'
import { linksOf } from './links-of.ts'

test('imports count, also dynamic ones, of styles and of texts; imports of types alone do not', () => {
  const text = `import { a } from './a.ts'
import './a.css'
import words from '../words.md?raw'
import type { B } from './b.ts'
import { type C } from './c.ts'
export { d } from './d.ts'
const e = () => import('./e.ts')`
  expect(linksOf('shop/pages/x.ts', text).imports).toEqual([
    ...['shop/pages/a.ts', 'shop/pages/a.css', 'shop/words.md', 'shop/pages/d.ts', 'shop/pages/e.ts'],
  ])
})

test('texts may name files: as a path, within a command, and after what stands for a folder', () => {
  const text = `start('service/server.ts', 'node tools/build.ts --all')
read(\`\${root}/docs/limits.md\`, 'placements.json')`
  expect(linksOf('a.ts', text).names).toEqual(
    expect.arrayContaining(['service/server.ts', 'tools/build.ts', '/docs/limits.md', 'placements.json']),
  )
})

test('what an import names is no text, and a name that follows an unknown folder says nothing', () => {
  const text = `import { a } from './template.ts'
const path = \`catalogue/\${id}/experience.ts\``
  expect(linksOf('a.ts', text).names).toEqual(['catalogue'])
})

test.each([
  ['const all = readdirSync(folder)', 'names'],
  ['for (const file of globSync("*.md")) readFileSync(file)', 'texts'],
  ['cpSync("catalogue", folder)', 'copies'],
  ['readFileSync("docs/limits.md")', undefined],
])('%s lists %s', (text, lists) => {
  expect(linksOf('a.ts', text).lists).toBe(lists)
})

test('modules that a pattern loads run, and are not only read', () => {
  expect(linksOf('a.ts', "import.meta.glob('../*/*/experience.ts')")).toMatchObject({
    names: ['../*/*/experience.ts'],
    loadsPatterns: true,
    lists: undefined,
  })
})
