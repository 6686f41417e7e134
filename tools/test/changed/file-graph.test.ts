import { expect, test } from 'vitest'
import { type FileGraph, makeFileGraph, reachFrom } from './file-graph.ts'
import { linksOf } from './links-of.ts'

/** The graph of files with these texts. */
function aGraph(texts: Record<string, string>): FileGraph {
  return makeFileGraph(
    new Set(Object.keys(texts)),
    new Map(Object.entries(texts).map(([path, text]) => [path, linksOf(path, text)])),
  )
}
const reached = (graph: FileGraph, ...changed: string[]) => [...reachFrom(graph, changed)].toSorted()

test('what imports a changed file is reached, and what imports that', () => {
  const graph = aGraph({
    'script/a.ts': '',
    'script/b.ts': `import './a.ts'`,
    'script/b.test.ts': `import './b.ts'`,
    'script/c.test.ts': '',
  })
  expect(reached(graph, 'script/a.ts')).toEqual(['script/a.ts', 'script/b.test.ts', 'script/b.ts'])
})

test('a program that a test starts by its name passes on what it imports', () => {
  const graph = aGraph({
    'service/app.ts': '',
    'service/server.ts': `import './app.ts'`,
    'cli/try.test.ts': `start('service/server.ts')`,
  })
  expect(reached(graph, 'service/app.ts')).toContain('cli/try.test.ts')
})

test('data, style sheets and pages reach the tests that name or import them', () => {
  const graph = aGraph({
    'shop/site/placements.json': '',
    'docs/limits.md': '',
    'e2e/demo.ts': `join(root, 'shop', 'site', 'placements.json')`,
    'tools/limits.test.ts': `readFileSync('../docs/limits.md')`,
  })
  expect(reached(graph, 'shop/site/placements.json')).toContain('e2e/demo.ts')
  expect(reached(graph, 'docs/limits.md')).toContain('tools/limits.test.ts')
})

test('what reads a folder or a pattern depends on the files in it, but not on what those import', () => {
  const graph = aGraph({
    'script/limits.ts': '',
    'script/run.ts': `import './limits.ts'`,
    'tools/words.test.ts': `for (const file of globSync('script/run*.ts')) readFileSync(file)`,
    'tools/all.test.ts': `for (const file of readdirSync('script')) readFileSync(file)`,
  })
  expect(reached(graph, 'script/run.ts')).toEqual(['script/run.ts', 'tools/all.test.ts', 'tools/words.test.ts'])
  expect(reached(graph, 'script/limits.ts')).toEqual(['script/limits.ts', 'script/run.ts', 'tools/all.test.ts'])
})

test('a copy of a folder depends on what is in it, but not on single templates', () => {
  const graph = aGraph({
    'catalogue/kit/money.ts': '',
    'catalogue/product/popup/template.ts': '',
    'cli/new.test.ts': `cpSync('catalogue', folder)`,
  })
  expect(reached(graph, 'catalogue/kit/money.ts')).toContain('cli/new.test.ts')
  expect(reached(graph, 'catalogue/product/popup/template.ts')).toHaveLength(1)
})

test('what loads modules by a pattern depends on what they import', () => {
  const graph = aGraph({
    'catalogue/kit/money.ts': '',
    'catalogue/product/popup/experience.ts': `import '../../kit/money.ts'`,
    'catalogue/testing/every.ts': `import.meta.glob('../*/*/experience.{ts,tsx}')`,
  })
  expect(reached(graph, 'catalogue/kit/money.ts')).toContain('catalogue/testing/every.ts')
})

test('what names a template by its id may run its code', () => {
  const graph = aGraph({
    'catalogue/product/popup/template.ts': '',
    'catalogue/product/popup/experience.ts': '',
    'catalogue/product/popup/popup.test.ts': '',
    'cli/build.test.ts': `const site = { template: 'product/popup' }`,
  })
  expect(reached(graph, 'catalogue/product/popup/experience.ts')).toContain('cli/build.test.ts')
  expect(reached(graph, 'catalogue/product/popup/popup.test.ts')).toEqual(['catalogue/product/popup/popup.test.ts'])
})

test('the name of a source file alone means one of the same part', () => {
  const graph = aGraph({
    'cli/try.test.ts': `copy('template.ts')`,
    'cli/new/template.ts': '',
    'catalogue/product/popup/template.ts': '',
  })
  expect(reached(graph, 'cli/new/template.ts')).toContain('cli/try.test.ts')
  expect(reached(graph, 'catalogue/product/popup/template.ts')).toEqual(['catalogue/product/popup/template.ts'])
})

test('steps of use after a file can be limited', () => {
  const graph = aGraph({ 'a.ts': '', 'b.ts': `import './a.ts'`, 'c.ts': `import './b.ts'`, 'd.ts': `import './c.ts'` })
  const afterB = (path: string) => (path === 'b.ts' ? 1 : Number.POSITIVE_INFINITY)
  expect([...reachFrom(graph, ['a.ts'], afterB)]).toEqual(['a.ts', 'b.ts', 'c.ts'])
})
