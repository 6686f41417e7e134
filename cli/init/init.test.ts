import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programPath } from '../../tools/programs/program-path.ts'
import { aShopFolder } from '../local/testing/run-command.ts'
import { linkInstep } from '../testing/link-instep.ts'
import { dataLayers } from './config-text.ts'
import { readShop } from './read-shop.ts'

const cli = programPath(join(import.meta.dirname, '../instep.ts'))

function runIn(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: 'utf8' })
  return { status, stdout, stderr }
}

const manifest = (fields: object) => ({ 'package.json': JSON.stringify({ name: '@tea/My shop', ...fields }, null, 4) })

test.each<[framework: string, files: Record<string, string>]>([
  ['next', manifest({ dependencies: { next: '16', vite: '8' } })],
  ['nuxt', { 'nuxt.config.ts': '' }],
  ['remix', manifest({ devDependencies: { '@react-router/dev': '7', vite: '8' } })],
  ['astro', manifest({ dependencies: { astro: '6' } })],
  ['sveltekit', manifest({ devDependencies: { '@sveltejs/kit': '2', vite: '8' } })],
  ['vite', { ...manifest({ devDependencies: { vite: '8' } }), 'index.html': '' }],
  ['html', { 'index.html': '' }],
  ['other', {}],
])('a shop with %s is recognised', (framework, files) => {
  expect(readShop(aShopFolder(files)).framework).toBe(framework)
})

test('instep init writes a configuration that passes instep check, with each data layer, for a shop with a router', () => {
  const configs = dataLayers.map((layer) => {
    const folder = aShopFolder({
      ...manifest({ type: 'module', scripts: { 'instep:dev': 'mine' }, dependencies: { next: '16' } }),
      'untyped.mjs': `export { default } from './instep.config.ts'`,
    })
    const written = runIn(folder, 'init', '--json', '--domain', 'tea.example', '--data-layer', layer)
    expect(written).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(written.stdout)).toMatchObject({
      framework: 'next',
      wrote: ['instep.config.ts', '.gitignore', 'package.json'],
      place: 'app/layout.tsx',
      tag: expect.stringContaining('dangerouslySetInnerHTML'),
    })
    const changed = readFileSync(join(folder, 'package.json'), 'utf8')
    expect(changed).toContain('\n    "name"')
    expect(JSON.parse(changed)).toMatchObject({
      scripts: { 'instep:dev': 'mine', 'instep:build': 'instep build --out public/instep' },
      devDependencies: { instep: expect.stringMatching(/^\^\d/) },
    })
    expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('.instep/\npublic/instep/\n')
    expect(readFileSync(join(folder, 'instep.config.ts'), 'utf8')).toContain('\n  spa: true,\n')
    linkInstep(folder)
    expectNothingWrong(runIn(folder, 'check', '--config', 'untyped.mjs'))
    return JSON.stringify(join(folder, 'instep.config.ts'))
  })
  // The compiler works out the types of all templates each time, so it is given all three at once.
  const imports = configs.map((config) => `import ${config}\n`)
  const all = aShopFolder({ 'instep.config.ts': `${imports.join('')}export { default } from ${configs[0]}\n` })
  expectNothingWrong(runIn(all, 'check'))
})

function expectNothingWrong(checked: ReturnType<typeof runIn>): void {
  expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing wrong') })
}

test('instep init changes nothing where a configuration is there, unless it is forced to', () => {
  const folder = aShopFolder({ 'instep.config.mjs': 'mine' })
  const refused = runIn(folder, 'init', '--yes')
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('--force') })
  expect(readFileSync(join(folder, 'instep.config.mjs'), 'utf8')).toBe('mine')
})

test('instep init --force replaces a configuration with another ending, which would be found before the new one', () => {
  const folder = aShopFolder({ 'instep.config.ts': 'mine', ...manifest({}), 'pnpm-lock.yaml': '' })
  const { status, stdout } = runIn(folder, 'init', '--yes', '--force')
  expect(status).toBe(0)
  expect(stdout).toContain('\n  pnpm install              installs Instep in this shop\n')
  expect(readdirSync(folder).filter((name) => name.startsWith('instep.'))).toEqual(['instep.config.mts'])
  // Its pages are loaded, as far as anybody knows.
  expect(readFileSync(join(folder, 'instep.config.mts'), 'utf8')).not.toContain('spa')
})

test('instep init keeps the line ends of files of Windows, and reads a package.json that begins with a byte order mark', () => {
  const folder = aShopFolder({ 'package.json': '\uFEFF{\r\n\t"name": "tea"\r\n}\r\n', '.gitignore': 'dist\r\n' })
  linkInstep(folder)
  const { stdout, ...run } = runIn(folder, 'init', '--yes')
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(stdout).toMatch(/\nThen:\n {2}npx instep dev /)
  const [changed, ignored] = ['package.json', '.gitignore'].map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(JSON.parse(changed ?? '').scripts).toMatchObject({ 'instep:dev': 'instep dev' })
  expect(changed?.split('\n').filter((line) => !line.endsWith('\r'))).toEqual([''])
  expect(ignored).toBe('dist\r\n.instep/\r\npublic/instep/\r\n')
})

test('plain HTML in a folder of its own has the script built beside its pages', () => {
  const folder = aShopFolder()
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/index.html'), '')
  expect(readShop(folder)).toMatchObject({ framework: 'html', place: 'public/index.html', publicFolder: 'public' })
  expect(readShop(folder, 'next').publicFolder).toBe('public')
  expect(readShop(aShopFolder({ 'index.html': '' })).publicFolder).toBe('.')
})

test.each([
  [['--domain', 'https://tea.example/'], /'https:\/\/tea\.example\/' does not fit.+such as shop\.example/],
  [['--property', 'tea shop'], /1 to 128 letters/],
  [['--service', 'tea'], /without a path, such as https/],
  [['--framework', 'rails'], /Allowed choices are next/],
  [[], /add --yes/],
])(
  'instep init %j is refused with the remedy',
  (args, remedy) => {
    const { status, stderr } = runIn(aShopFolder(), 'init', ...args)
    expect(stderr).toMatch(remedy)
    expect(status).toBe(1)
  },
  60_000,
)
