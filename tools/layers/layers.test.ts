import { expect, test } from 'vitest'
import { readSource } from './read/read-source.ts'
import { cyclesRule } from './rules/cycles.ts'
import { layersRule } from './rules/layers.ts'
import { functionNamesRule, typeNamesRule } from './rules/names.ts'
import { singleFileRules } from './rules/single-file.ts'
import { startupRule } from './rules/startup.ts'

/** Returns the findings of the rules for files given as path and text. */
function found(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => readSource(path, text))
  const violations = [
    ...layersRule(sources),
    ...startupRule(sources),
    ...cyclesRule(sources),
    ...singleFileRules(sources),
    ...functionNamesRule(sources),
    ...typeNamesRule(sources),
  ]
  return violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`)
}

test.each([
  ['script/a.ts', "import { a } from '../contract/a.ts'\na()"],
  ['script/a.ts', "import { a } from './b.ts'\nimport { join } from 'node:path'\na(join)"],
  ['catalogue/a/experience.tsx', "import { b } from '../../slots/experience/b.ts'\nexport const a = <b.C />"],
  ['catalogue/kit/a.ts', "import type { A } from '../../script/a.ts'\nexport const a: A = 1"],
  ['catalogue/kit/a.ts', "import { type A } from '../../script/a.ts'\nexport const a: A = 1"],
  ['catalogue/kit/a.ts', "export const a: import('../../script/a.ts').A = 1"],
  ['cli/a.ts', "import { catalogue } from '../catalogue/catalogue.ts'\ncatalogue()"],
  ['shop/a.ts', "import { a } from '../catalogue/product/low-stock/template.ts'\na()"],
  ['shop/instep.config.ts', "import { defineSite } from '../catalogue/define-site.ts'\ndefineSite()"],
  ['shop/server.ts', "import { galleryPlugin } from '../gallery/gallery-plugin.ts'\ngalleryPlugin()"],
  ['gallery/a.tsx', "import { products } from '../shop/products/products.ts'\nproducts()"],
  ['gallery/a.ts', "import { drawBeside } from '../catalogue/kit/draw/draw-beside.tsx'\ndrawBeside()"],
  ['service/a.test.ts', "import { root } from '../tools/setup/root.mjs'\nroot()"],
  [
    'service/testing/a-server.ts',
    "import { programPath } from '../../tools/programs/program-path.ts'\nprogramPath('')",
  ],
  ['vitest.config.ts', "import { chromiumPath } from './tools/setup/chromium.mjs'\nchromiumPath()"],
  ['e2e/a.e2e.ts', "import { a } from '../script/a.ts'\na()"],
])('%s may contain: %s', (path, text) => {
  expect(found({ [path]: text })).toEqual([])
})

test.each([
  ['contract/a.ts', '../script/b.ts'],
  ['script/a.ts', '../catalogue/b.ts'],
  ['script/a.test.ts', '../service/b.ts'],
  ['catalogue/a.ts', '../script/b.ts'],
  ['catalogue/a.ts', '../slots/wrapper/b.ts'],
  ['service/a.ts', '../script/b.ts'],
  ['service/a.ts', '../catalogue/b.ts'],
  ['shop/a.ts', '../script/b.ts'],
  ['shop/a.ts', '../catalogue/product/low-stock/experience.ts'],
  ['cli/a.ts', '../script/b.ts'],
  ['shop/a.ts', '../gallery/b.ts'],
  ['shop/a.test.ts', '../gallery/b.ts'],
  ['shop/a.ts', '../catalogue/kit/draw/draw-beside.tsx'],
  ['gallery/a.ts', '../script/b.ts'],
  ['gallery/a.ts', '../catalogue/product/low-stock/experience.ts'],
  ['shop/a.ts', '../e2e/b.ts'],
  ['cli/a.ts', '../tools/setup/b.mjs'],
  ['service/a.test.ts', '../tools/layers/b.ts'],
  ['newcomer/a.ts', '../script/b.ts'],
  ['tools/a.ts', '../../elsewhere/b.ts'],
])('%s may not import %s', (path, specifier) => {
  const target = specifier.replace('../', '')
  const at = (line: number) => [`${path}:${line} imports ${target}`]
  expect(found({ [path]: `\nimport { b } from '${specifier}'\nb()` })).toEqual(at(2))
  expect(found({ [path]: `const b = await import('${specifier}')\nb()` })).toEqual(at(1))
})

test('a layer boundary also applies to types, unless types are allowed', () => {
  const text = "import type { B } from '../script/b.ts'\nexport const a: B = 1"
  expect(found({ 'service/a.ts': text })).toEqual(['service/a.ts:1 imports script/b.ts'])
})

test.each([
  ['script/events/a.ts', '../startup/run.ts', ['script/events/a.ts:1 imports script/startup/run.ts']],
  ['script/a.ts', './startup/steps/b.ts', ['script/a.ts:1 imports script/startup/steps/b.ts']],
  ['script/main.ts', './startup/run.ts', []],
  ['script/startup/steps/a.ts', '../run.ts', []],
  ['script/events/a.test.ts', '../startup/run.ts', []],
  ['script/testing/a-run.ts', '../startup/run.ts', []],
])('only startup, main.ts and tests import the startup folder: %s imports %s', (path, specifier, violations) => {
  expect(found({ [path]: `import type { Run } from '${specifier}'\nexport const a: Run = 1` })).toEqual(violations)
})

test('the text of an import inside a string or a comment is ignored', () => {
  const text = "// import '../script/b.ts'\nexport const a = \"import '../script/b.ts'\""
  expect(found({ 'service/a.ts': text })).toEqual([])
})

test('files that import each other in a cycle are reported once', () => {
  const files = {
    'script/a.ts': "import { b } from './b.ts'\nexport const a = b",
    'script/b.ts': "\nimport type { C } from './c.ts'\nexport const b: C = 1",
    'script/c.ts': "\n\nimport { a } from './a.ts'\nexport type C = typeof a",
  }
  expect(found(files)).toEqual(['script/c.ts:3 cycle script/a.ts > script/b.ts > script/c.ts > script/a.ts'])
})

test.each([
  ["export * from './b.ts'"],
  ["export { b } from './b.ts'\nexport type { C } from './c.ts'"],
  ["import { b } from './b.ts'\nexport { b }"],
])('a file that only re-exports is a barrel: %s', (text) => {
  expect(found({ 'script/a.ts': text })).toEqual(['script/a.ts:1 barrel'])
})

test('a file that exports something of its own is not a barrel', () => {
  expect(found({ 'script/a.ts': "export { b } from './b.ts'\nexport const a = 1" })).toEqual([])
  expect(found({ 'script/a.ts': "import { b } from './b.ts'\nconst c = b()\nexport { c }" })).toEqual([])
})

test('a file may have at most 220 lines, a test 400', () => {
  const lines = (count: number) => 'f()\n'.repeat(count)
  expect(found({ 'cli/a.ts': lines(220), 'cli/a.test.ts': lines(400) })).toEqual([])
  expect(found({ 'cli/a.ts': lines(221) })).toEqual(['cli/a.ts:221 221 lines'])
  expect(found({ 'cli/a.test.ts': lines(401) })).toEqual(['cli/a.test.ts:401 401 lines'])
})

test.each([
  ['Math.random()', 'Math.random'],
  ['const pick = Math.random', 'Math.random'],
  ['Date.now()', 'Date.now'],
  ['new Date()', 'Date'],
  ['new Date(0)', 'Date'],
  ['window.scrollTo(0, 0)', 'window'],
  ['const width = document?.body', 'document'],
  ['if (typeof navigator) f()', 'navigator'],
  ['const a = { location }', 'location'],
  ['const a = { [location]: 1 }', 'location'],
  ['const a = { now: (performance as Clock).now() }', 'performance'],
  ['setTimeout(f, 1)', 'setTimeout'],
])('outside script/browser this is not allowed: %s', (text, name) => {
  expect(found({ 'script/a.ts': text })).toEqual([`script/a.ts:1 names ${name}`])
  expect(found({ 'script/browser/a.ts': text, 'script/a.test.ts': text, 'service/a.ts': text })).toEqual([])
})

test.each([
  ['run.location.href'],
  ['const a = { location: 1 }'],
  ['const addUp = ({ location, now: performance }) => location + performance'],
  ['type A = Window & typeof document'],
  ['const readAt = (at: Date): Document => at as Document'],
  ['const { fetch } = parts\nfetch()'],
  ["import { crypto } from './c.ts'\ncrypto()"],
])('a member, a type or a declared name is not a global: %s', (text) => {
  expect(found({ 'script/a.ts': text })).toEqual([])
})

test.each([
  ["test.only('a', f)", '.only'],
  ["it.skip('a', f)", '.skip'],
  ["describe.todo('a')", '.todo'],
  ["test.describe.only('a', f)", '.only'],
  ["test.skipIf(true)('a', f)", '.skipIf'],
  ["test.skip.each([1])('a', f)", '.skip'],
  ["test('a', { skip: true }, f)", 'skip'],
])('a leftover marker that keeps tests from running is reported: %s', (text, mark) => {
  expect(found({ 'script/a.test.ts': text })).toEqual([`script/a.test.ts:1 left-over ${mark}`])
})

test('text that only looks like a marker is ignored', () => {
  expect(found({ 'script/a.test.ts': "test('a', () => expect(list.only).toBe(queue.skip()))" })).toEqual([])
})

test.each([
  ['function look() {}\nlook()', 'look'],
  ['const run = async () => 1\nrun()', 'run'],
  ['function outer2() {}\nouter2()', 'outer2'],
  ['function lookAt() {\n  function tell() {}\n  tell()\n}\nlookAt()', 'tell'],
])('a function of one word is named: %s', (text, name) => {
  expect(found({ 'script/a.ts': text })).toEqual([expect.stringMatching(new RegExp(`:\\d function ${name}$`))])
  expect(found({ 'script/a.test.ts': text })).toEqual([])
})

test('a component, a verb with its object and a method of an interface may be named so', () => {
  const text =
    'const Carousel = () => null\nfunction moveTrack() {}\nexport const api = { move() {}, track: () => moveTrack, Carousel }'
  expect(found({ 'script/a.ts': text })).toEqual([])
})

test('a type name means one thing in all files, but for tests and the props of components', () => {
  const types = 'export type Told = string\nexport interface Props {}'
  expect(found({ 'script/a.ts': types, 'script/b.ts': types, 'script/b.test.ts': types })).toEqual([
    'script/b.ts:1 type Told',
  ])
})

test.each([['export const a = { ...{ b: 1 } }'], ['export const A = () => <B {...{ c: 1 }} />']])(
  'the spread of a literal is named: %s',
  (text) => {
    expect(found({ 'script/a.tsx': text })).toEqual(['script/a.tsx:1 spread of a literal'])
  },
)

test('a file that cannot be parsed is reported', () => {
  expect(() => readSource('script/a.ts', 'const = 1')).toThrow('script/a.ts: ')
})
