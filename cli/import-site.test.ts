import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programPath } from '../tools/programs/program-path.ts'
import { aFolder } from './testing/a-folder.ts'

const cli = programPath(join(import.meta.dirname, 'instep.ts'))

function check(config: string, files: Record<string, string>, ...options: string[]) {
  const args = [cli, 'check', '--config', config, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: aFolder(files), encoding: 'utf8' })
  return { status, stdout, stderr }
}

const circle = {
  'a.mjs': `import { anchors } from './b.mjs'\nexport const base = {}\nexport default { anchors }\n`,
  'b.mjs': `import { base } from './a.mjs'\nexport const anchors = { ...base }\n`,
}

test.each<[what: string, config: string, files: Record<string, string>, message: string]>([
  ['a mistake in its syntax', 'a.mjs', { 'a.mjs': `export default {\n  propertyId 'x',\n}\n` }, 'a.mjs:2:14 '],
  [
    'one in a file that it imports',
    'a.mjs',
    { 'a.mjs': `import './parts/b.mjs'\nexport default {}\n`, 'parts/b.mjs': '\nexport const a = {' },
    `${join('parts', 'b.mjs')}:2:`,
  ],
  [
    'what Node cannot take out of TypeScript',
    'a.mts',
    { 'a.mts': '\nenum A { X }\nexport default A' },
    'a.mts:2 TypeScript enum',
  ],
  ['something thrown', 'my site.mjs', { 'my site.mjs': `\n\nthrow new Error('Set SHOP')` }, 'my site.mjs:3:7 Set SHOP'],
  [
    'a circle of imports',
    'a.mjs',
    circle,
    `b.mjs:2:24 Cannot access 'base' before initialization. If files import each other in a circle, move`,
  ],
  ['a file that is not there', 'a.mjs', { 'a.mjs': `import './gone.mjs'` }, 'gone.mjs'],
])('a configuration that fails by %s is named, with the place', (_, config, files, message) => {
  const { status, stderr } = check(config, files)
  expect(stderr).toContain(`${config} cannot be loaded: `)
  expect(stderr).toContain(message)
  expect(status).toBe(1)
})

test('instep check --json says as JSON that a configuration cannot be loaded', () => {
  const { status, stdout } = check('a.mjs', { 'a.mjs': 'export default {' }, '--json')
  expect(JSON.parse(stdout)).toEqual({ errors: [expect.stringContaining('a.mjs:1:17 ')], problems: [], warnings: [] })
  expect(status).toBe(1)
})
