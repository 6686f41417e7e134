import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import { areaOf, chooseJourneys, journeyPattern } from './choose-journeys.ts'
import { makeFileGraph } from './file-graph.ts'
import { journeyAreas } from './journey-areas.ts'
import { linksOf } from './links-of.ts'

const texts: Record<string, string> = {
  'catalogue/product/popup/template.ts': `ledger: 'PDP-33'`,
  'catalogue/product/popup/experience.ts': '',
  'catalogue/product/popup/popup.test.ts': '',
  'console/app.tsx': '',
  'console/app.browser.test.tsx': '',
  'script/run.ts': '',
  'tools/seed.ts': '',
  'tools/build.ts': '',
  'e2e/demo.ts': '',
  'e2e/page.ts': `import '../tools/seed.ts'`,
  'e2e/gallery/every-link.e2e.ts': '',
  'e2e/gallery-list.e2e.ts': '',
  'e2e/console/policy.e2e.ts': '',
  'e2e/shop/basket.e2e.ts': `import '../page.ts'`,
  'e2e/catalogue/named.e2e.ts': `locator('.product-popup-line')`,
  'e2e/catalogue/by-ledger.e2e.ts': `import './show.ts'`,
  'e2e/catalogue/show.ts': `show('PDP-33')`,
  'e2e/catalogue/other.e2e.ts': `locator('.product-popups'), show('PDP-3')`,
}
const graph = makeFileGraph(
  new Set(Object.keys(texts)),
  new Map(Object.entries(texts).map(([path, text]) => [path, linksOf(path, text)])),
)
const choose = (...changed: string[]) => chooseJourneys(changed, graph, (path) => texts[path] ?? '')
const all = Object.keys(texts).filter((path) => path.endsWith('.e2e.ts'))

test('for a template its journeys in the gallery run, and those that name it, its classes or its entry in the ledger', () => {
  expect(choose('catalogue/product/popup/experience.ts')).toEqual({
    files: ['e2e/catalogue/by-ledger.e2e.ts', 'e2e/catalogue/named.e2e.ts'],
    templates: ['product/popup'],
  })
})

test('for the facts of a template the list of the gallery runs, too', () => {
  expect(choose('catalogue/product/popup/template.ts').files).toContain('e2e/gallery-list.e2e.ts')
})

test('for a part of its own its journeys run', () => {
  expect(choose('console/app.tsx')).toEqual({ files: ['e2e/console/policy.e2e.ts'], templates: [] })
})

test('for the script, and for what the table does not know, all journeys run', () => {
  expect(choose('script/run.ts').files.toSorted()).toEqual(all.toSorted())
  expect(choose('new-part/a.ts').files).toHaveLength(all.length)
})

test('for a journey, and for what journeys import, those run that use it', () => {
  expect(choose('e2e/shop/basket.e2e.ts').files).toEqual(['e2e/shop/basket.e2e.ts'])
  expect(choose('tools/seed.ts').files).toEqual(['e2e/shop/basket.e2e.ts'])
})

test('tests of another kind and tools touch no journey', () => {
  const none = { files: [], templates: [] }
  expect(choose('console/app.browser.test.tsx', 'catalogue/product/popup/popup.test.ts', 'tools/build.ts')).toEqual(
    none,
  )
})

test('the pattern finds files and the gallery journeys that open links', () => {
  const pattern = new RegExp(journeyPattern({ files: ['e2e/shop/basket.e2e.ts'], templates: ['product/popup'] }))
  expect(pattern.test('chromium gallery/every-link.e2e.ts [SHOP-104] links 1 to 1 of the gallery show')).toBe(true)
  const withPictures = 'chromium gallery/every-link-with-pictures.e2e.ts [SHOP-104] links 1 to 1 of the gallery that'
  expect(pattern.test(withPictures)).toBe(true)
  expect(pattern.test('chromium shop/basket.e2e.ts a basket')).toBe(true)
  expect(pattern.test('chromium gallery/every-link.e2e.ts [SHOP-104] on a phone, each experience')).toBe(false)
})

test('the longest source in the table counts', () => {
  expect(areaOf('service/routes/console/page.ts')?.touchesAll).toBeUndefined()
  expect(areaOf('service/routes/stash.ts')?.touchesAll).toBe(true)
})

test('the table names only sources and journeys that are there', () => {
  const journeys = globSync('e2e/**/*.e2e.ts', { cwd: root })
  const starts = journeyAreas.flatMap((area) => area.journeys)
  expect(starts.filter((start) => !journeys.some((path) => path.startsWith(start)))).toEqual([])
  expect(journeyAreas.flatMap(({ sources }) => sources).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every journey belongs to an area', () => {
  const starts = journeyAreas.flatMap((area) => area.journeys)
  const journeys = globSync('e2e/**/*.e2e.ts', { cwd: root })
  expect(journeys.filter((path) => !starts.some((start) => path.startsWith(start)))).toEqual([])
})

test('the titles of the journeys that open links are as the pattern expects', () => {
  const read = (name: string) => readFileSync(join(root, 'e2e/gallery', name), 'utf8')
  for (const name of ['every-link.e2e.ts', 'every-link-with-pictures.e2e.ts'])
    expect(read(name)).toMatch(/links \$\{from \+ 1\} to \$\{/)
  expect(read('links.ts')).toContain('process.env.INSTEP_TEMPLATES')
})
