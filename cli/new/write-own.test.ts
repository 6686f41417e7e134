import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { writeOwn } from './write-own.ts'

const config = `export default {
  experiences: [],
}
`

const textIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Writes an experience `mine` into a folder with a configuration of this name and text. */
function writeBeside(
  file: string,
  { text = config, anchors }: { text?: string; anchors?: SiteConfig['anchors'] } = {},
) {
  const folder = aFolder({ [file]: text })
  const lines = writeOwn(join(folder, file), aSite(anchors && { anchors }), 'mine')
  return { folder, said: `${lines.join('\n')}\n` }
}

test('[BU-06] an experience is written with its test, its entry is added, and the next steps are printed', () => {
  const { folder, said } = writeBeside('instep.config.mts')
  expect(readdirSync(join(folder, 'experiences'))).toEqual(['mine.mts', 'mine.test.mts'])
  expect(textIn(folder, 'experiences/mine.mts')).toContain(`scope.selector('header')`)
  expect(textIn(folder, 'experiences/mine.test.mts')).toContain(`const html = '<header data-anchor="header">`)
  expect(textIn(folder, 'instep.config.mts')).toContain(`code: import.meta.resolve('./experiences/mine.mts')`)
  expect(said).toContain(`added its entry to experiences in ${join(folder, 'instep.config.mts')}\n`)
  expect(said).toContain('  npm install --save-dev instep\n')
  expect(said).toContain(`  node --test ${join('experiences', 'mine.test.mts')}\n`)
  expect(said).toContain('?qb_force=mine.mine-v to the address')
  expect(said).toContain('  npx instep preview --link --experience mine\n')
})

test('[BU-06] beside a configuration in JavaScript the files have no types', () => {
  const { folder } = writeBeside('instep.config.js', { anchors: { header: 'header', mainContent: 'main' } })
  const code = textIn(folder, 'experiences/mine.js')
  expect(code).toContain('defineExperience({')
  expect(code).not.toContain('type ')
  expect(code).toContain(`scope.selector('mainContent')`)
  expect(existsSync(join(folder, 'experiences/mine.test.js'))).toBe(true)
})

test('[BU-06] where no usual anchor is, the experience needs none', () => {
  const { folder } = writeBeside('instep.config.mjs', { anchors: { footer: 'footer' } })
  expect(textIn(folder, 'experiences/mine.mjs')).toContain('anchors: [],')
  expect(textIn(folder, 'experiences/mine.mjs')).toContain(`'body',`)
})

test('[BU-06] where the list of experiences is not written out, the entry is printed', () => {
  const text = `import { experiences } from './list.mjs'\n\nexport default { experiences }\n`
  const { folder, said } = writeBeside('instep.config.mjs', { text })
  expect(said).toContain(`Add this entry to the experiences of ${join(folder, 'instep.config.mjs')}:\n\n    {\n`)
  expect(said).toContain(`      code: import.meta.resolve('./experiences/mine.mjs'),\n`)
  expect(said).toContain('With its entry it works: it says a sentence below the header')
  expect(textIn(folder, 'instep.config.mjs')).toBe(text)
})

test('[BU-06] a configuration of another name is named in the test and in the next steps', () => {
  const { folder, said } = writeBeside('tea.config.mjs')
  expect(textIn(folder, 'experiences/mine.test.mjs')).toContain(`config: 'tea.config.mjs'`)
  expect(said).toContain(`  cd ${folder}\n  node --test`)
  expect(said).toContain('  npx instep dev --config tea.config.mjs\n')
})

test('[BU-06] a file that is there is kept, and nothing else is changed', () => {
  const folder = aFolder({ 'instep.config.mjs': config, 'experiences/mine.test.mjs': 'kept' })
  expect(() => writeOwn(join(folder, 'instep.config.mjs'), aSite(), 'mine')).toThrow(
    /mine\.test\.mjs is there already, and nothing was changed: choose another name/,
  )
  expect(readdirSync(join(folder, 'experiences'))).toEqual(['mine.test.mjs'])
  expect(textIn(folder, 'instep.config.mjs')).toBe(config)
})

const cli = programPath(join(import.meta.dirname, '../instep.ts'))

test.each([
  ['.', 'mine', 'Write one with: npx instep init'],
  ['shop/src', 'mine', 'one in ..: go to that folder first'],
  ['shop', 'product/mine', 'write e.g. mine'],
])(
  '[BU-06] in the folder %s, instep new %s is refused: %s',
  (path, name, remedy) => {
    const text = `export default { anchors: {}, experiences: [] }`
    const folder = aFolder({ 'shop/instep.config.mjs': text, 'shop/src/main.js': '' })
    const run = spawnSync(process.execPath, [cli, 'new', name], { cwd: join(folder, path), encoding: 'utf8' })
    expect({ status: run.status, errors: run.stderr }).toEqual({ status: 1, errors: expect.stringContaining(remedy) })
  },
  120_000,
)
