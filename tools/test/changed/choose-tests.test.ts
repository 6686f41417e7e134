import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import { chooseTests, setUps } from './choose-tests.ts'
import { makeFileGraph } from './file-graph.ts'
import { linksOf } from './links-of.ts'

const suite = 'catalogue/testing/standard-suite.browser.test.ts'
const texts: Record<string, string> = {
  'vitest.config.ts': `import './cli/plugins.ts'`,
  'cli/plugins.ts': `import '../catalogue/catalogue.ts'`,
  'catalogue/catalogue.ts': `import './product/popup/template.ts'`,
  'catalogue/catalogue.test.ts': `import './catalogue.ts'`,
  'catalogue/kit/money.ts': '',
  'catalogue/product/popup/template.ts': '',
  'catalogue/product/popup/experience.ts': `import '../../kit/money.ts'`,
  'catalogue/product/popup/popup.browser.test.ts': `import './experience.ts'`,
  'catalogue/home/menu/template.ts': '',
  'catalogue/home/menu/experience.ts': `import '../../product/popup/draw.ts'`,
  'catalogue/product/popup/draw.ts': '',
  'catalogue/testing/run.ts': '',
  [suite]: `import './run.ts'\nimport.meta.glob('../*/*/experience.ts')`,
  'service/app.ts': `import '../catalogue/catalogue.ts'`,
  'service/routes/stash.ts': '',
  'service/routes/stash.test.ts': `import './stash.ts'\nimport '../start.ts'`,
  'service/start.ts': `import './app.ts'`,
  'tools/package.ts': `for (const file of globSync('catalogue/**')) readFileSync(file)`,
  'tools/package.package.test.ts': `run('tools/package.ts')`,
  'tools/cluster.cluster.test.ts': '',
  'service/testing/cluster-servers.ts': '',
}
const graph = makeFileGraph(
  new Set(Object.keys(texts)),
  new Map(Object.entries(texts).map(([path, text]) => [path, linksOf(path, text)])),
)
const choose = (...changed: string[]) => chooseTests(changed, graph)

test('for the code of a template its tests run, and suites over the catalogue for it alone', () => {
  const { files, templates } = choose('catalogue/product/popup/experience.ts')
  expect(files.browser).toEqual(['catalogue/product/popup/popup.browser.test.ts', suite])
  expect(templates).toEqual(['product/popup'])
})

test('a template that uses what changed in another one counts, too', () => {
  expect(choose('catalogue/product/popup/draw.ts').templates).toEqual(['home/menu', 'product/popup'])
})

test('for the test of a template only that test runs', () => {
  const changed = 'catalogue/product/popup/popup.browser.test.ts'
  expect(choose(changed).files).toEqual({ unit: [], cluster: [], browser: [changed], package: [] })
})

test('for the kit, or for what runs the suites, they run for all templates', () => {
  for (const path of ['catalogue/kit/money.ts', 'catalogue/testing/run.ts']) {
    const { files, templates } = choose(path, 'catalogue/product/popup/experience.ts')
    expect(files.browser).toContain(suite)
    expect(templates).toBeUndefined()
  }
})

test('the facts of a template reach the tests of the list of templates, and not all of the service that knows that list', () => {
  const { unit } = choose('catalogue/product/popup/template.ts').files
  expect(unit).toEqual(['catalogue/catalogue.test.ts'])
  expect(choose('service/app.ts').files.unit).toEqual(['service/routes/stash.test.ts'])
})

test('the package is packed for the kit, and not for a template', () => {
  expect(choose('catalogue/kit/money.ts').files.package).toEqual(['tools/package.package.test.ts'])
  expect(choose('catalogue/product/popup/experience.ts').files.package).toEqual([])
})

test('tests of the routes run on one process and on the stores of a cluster, but those that reach no storage on one process alone', () => {
  const { unit, cluster } = choose('service/routes/stash.ts').files
  expect([unit, cluster]).toEqual([['service/routes/stash.test.ts'], ['service/routes/stash.test.ts']])
  const file = 'service/routes/cdn.unstored.test.ts'
  const unstored = chooseTests([file], makeFileGraph(new Set([file]), new Map([[file, linksOf(file, '')]]))).files
  expect([unstored.unit, unstored.cluster]).toEqual([[file], []])
})

test('for the configuration, or for what tests are set up with, all of them run', () => {
  expect(choose('cli/plugins.ts').files.unit).toHaveLength(2)
  expect(choose('cli/plugins.ts').files.browser).toHaveLength(2)
  expect(choose('service/testing/cluster-servers.ts').files.cluster).toHaveLength(2)
  expect(choose('service/testing/cluster-servers.ts').files.unit).toEqual([])
})

test('for a file that no test reaches, the tests of its part run', () => {
  expect(choose('service/notes.txt').files.unit).toEqual(['service/routes/stash.test.ts'])
  expect(choose('LICENSE').files.unit).toEqual([])
})

test('for the packages, and for what else lies at the root, all tests run', () => {
  expect(choose('package-lock.json').files).toEqual(choose('cli/plugins.ts').files)
})

test('what the configuration loads before tests is known', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const known = Object.values(setUps).flat()
  const named = [...config.matchAll(/'\.\/([\w/-]+\.ts)'/g)].map(([, path = '']) => path)
  const imported = [...config.matchAll(/from '\.\/([\w/-]+\.ts)'/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !imported.includes(path)).toSorted()).toEqual(known.toSorted())
})
