import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { checkCode } from './check-code.ts'

function warningsOf(text: string): string[] {
  const code = join(aFolder({ 'mine.ts': text }), 'mine.ts')
  return checkCode(aSite({ experiences: [{ id: 'mine', code }] })).map(({ problem }) => problem)
}

test.each([
  ['another name', 'export function excecution() {}'],
  ['a default export', 'export default function run() {}'],
  ['a comment alone', '// execution\nexport const triggers = () => true'],
])('check warns of an experience whose code has no execution, such as with %s', (_, text) => {
  expect(warningsOf(text)).toEqual(['exports no execution, so that it changes nothing'])
})

test.each([
  ['a function', 'export async function execution() {}'],
  ['several names', 'export const { triggers, execution, control } = modulesOf(experience, {})'],
  ['another file', "export * from './other.ts'"],
  ['an older kind of module', 'module.exports = require("./other.js")'],
])('check says nothing of code that exports it by %s', (_, text) => {
  expect(warningsOf(text)).toEqual([])
})

test('check warns of a style sheet that code imports, unless it imports the text', () => {
  const imports =
    "import './mine.css'\nimport * as styles from './mine.module.scss'\nimport css from './other.css?inline'"
  expect(warningsOf(`${imports}\nexport function execution() { show(css, styles) }`)).toEqual([
    'imports ./mine.css, which no page loads',
    'imports ./mine.module.scss, which no page loads',
  ])
})
