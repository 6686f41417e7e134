import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { formerFilesName, keptMs } from './former-files.ts'
import { ownFilesName, previewRefusalOf, putInPlace, refusalOf } from './put-in-place.ts'

const first = {
  'instep.js': 'one',
  'instep.js.br': 'b',
  'kit-11111111.js': 'kit',
  'parts.json': '{}',
  'inner/a.js': 'a',
}
const second = { 'instep.js': 'two', 'kit-22222222.js': 'kit', 'parts.json': '{}' }
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((each) => (each.isFile() ? [join(each.parentPath, each.name).slice(folder.length + 1)] : []))
    .toSorted()

test('a folder that does not exist or is empty is written', async () => {
  const folder = join(aFolder(), 'dist/instep')
  expect(await refusalOf(folder)).toBeUndefined()
  await putInPlace(aFolder(first), folder)
  expect(filesOf(folder)).toEqual([...Object.keys(first), ownFilesName].toSorted())
  expect(await refusalOf(aFolder())).toBeUndefined()
  expect(await refusalOf(aFolder({ '.gitkeep': '' }))).toBeUndefined()
})

test('a folder with foreign files is refused, with a message that says what was found and what to do', async () => {
  const folder = aFolder({ 'index.html': 'shop', 'src/shop.ts': '' })
  await expect(refusalOf(join(folder, 'index.html'))).rejects.toThrow('index.html is a file. Name a folder with --out')
  const refusal = await refusalOf(folder)
  expect(refusal).toContain(`${folder} has files that instep build did not write, such as index.html`)
  expect(refusal).toContain(join(folder, 'instep'))
  expect(filesOf(folder)).toEqual(['index.html', 'src/shop.ts'])
})

test('files of the previous build that this build did not write are deleted, but for its parts; files of others stay', async () => {
  const folder = aFolder()
  await putInPlace(aFolder(first), folder)
  writeFileSync(join(folder, 'robots.txt'), 'of the shop')
  mkdirSync(join(folder, 'inner/more'))
  writeFileSync(join(folder, 'inner/more/b.js'), 'of the shop')
  expect(await refusalOf(folder)).toBeUndefined()
  await putInPlace(aFolder(second), folder)
  const others = ['inner/more/b.js', 'robots.txt']
  const expected = [...Object.keys(second), 'kit-11111111.js', ownFilesName, formerFilesName, ...others]
  expect(filesOf(folder)).toEqual(expected.toSorted())
  expect(readFileSync(join(folder, 'instep.js'), 'utf8')).toBe('two')
})

test('[BN-10] parts of earlier builds stay for a day, for pages that were opened before, however often the site is built', async () => {
  const folder = aFolder()
  const parts = () => filesOf(folder).filter((name) => name.startsWith('kit-'))
  const buildAt = (time: number, files: Record<string, string>) => putInPlace(aFolder(files), folder, undefined, time)
  await buildAt(0, first)
  await buildAt(1000, second)
  await buildAt(2000, { 'instep.js': 'three', 'kit-33333333.js': 'kit' })
  expect(parts()).toEqual(['kit-11111111.js', 'kit-22222222.js', 'kit-33333333.js'])
  // The first part is used again, so that its day begins anew when it goes.
  await buildAt(3000, first)
  await buildAt(4000, second)
  await buildAt(3000 + keptMs, second)
  expect(parts()).toEqual(['kit-11111111.js', 'kit-22222222.js'])
  await buildAt(4000 + keptMs, second)
  expect(parts()).toEqual(['kit-22222222.js'])
})

test('a list of former parts edited by hand deletes nothing outside the folder, and one that cannot be read nothing at all', async () => {
  const outer = aFolder({ 'shop-11111111.js': 'source' })
  const folder = join(outer, 'out')
  await putInPlace(aFolder(first), folder)
  const names = { '../shop-11111111.js': 1, [join(outer, 'shop-11111111.js')]: 1, 'instep.js': 1 }
  writeFileSync(join(folder, formerFilesName), JSON.stringify(names))
  await putInPlace(aFolder(second), folder, undefined, 10 * keptMs)
  expect(existsSync(join(outer, 'shop-11111111.js'))).toBe(true)
  expect(readFileSync(join(folder, 'instep.js'), 'utf8')).toBe('two')
})

test('a build from before the list was introduced is replaced, and nothing in that folder is deleted', async () => {
  const folder = aFolder({ ...first, 'index.html': 'shop' })
  expect(await refusalOf(folder)).toBeUndefined()
  await putInPlace(aFolder(second), folder)
  expect(filesOf(folder)).toEqual(
    [...new Set([...Object.keys(first), ...Object.keys(second), ownFilesName, 'index.html'])].toSorted(),
  )
})

test('a list edited by hand deletes nothing outside the folder', async () => {
  const outer = aFolder({ 'shop.ts': 'source' })
  const folder = join(outer, 'out')
  await putInPlace(aFolder(first), folder)
  const names = ['../shop.ts', join(outer, 'shop.ts'), 'inner/../../shop.ts', 5, 'instep.js.br']
  writeFileSync(join(folder, ownFilesName), JSON.stringify(names))
  await putInPlace(aFolder(second), folder)
  expect(existsSync(join(outer, 'shop.ts'))).toBe(true)
  expect(existsSync(join(folder, 'instep.js.br'))).toBe(false)
})

test('the script that names all other files is written last', async () => {
  const folder = aFolder()
  await putInPlace(aFolder(first), folder)
  const written: string[] = []
  const watcher = watch(folder, (_event, name) => {
    if (name && !name.endsWith('.new') && name !== ownFilesName) written.push(name)
  })
  onTestFinished(() => watcher.close())
  await putInPlace(aFolder({ ...second, 'zebra-22222222.js': 'z' }), folder)
  await expect.poll(() => written).toContain('instep.js')
  const at = (name: string) => written.indexOf(name)
  expect(at('zebra-22222222.js')).toBeGreaterThanOrEqual(0)
  expect(at('instep.js')).toBeGreaterThan(at('zebra-22222222.js'))
  expect(at('instep.js')).toBeGreaterThan(at('kit-22222222.js'))
})

test('a first build that ends in between, as on a full disk, leaves a folder that the next one may write and tidy', async () => {
  const [folder, made] = [aFolder(), aFolder(first)]
  // What cannot be replaced ends it.
  mkdirSync(join(folder, 'parts.json'))
  await expect(putInPlace(made, folder)).rejects.toThrow()
  expect(filesOf(folder)).toContain('kit-11111111.js')
  expect(await refusalOf(folder)).toBeUndefined()
  rmSync(join(folder, 'parts.json'), { recursive: true })
  await putInPlace(aFolder({ 'instep.js': 'two' }), folder, undefined, Date.now())
  expect(filesOf(folder).filter((name) => !/^kit-|^former-/.test(name))).toEqual([ownFilesName, 'instep.js'])
})

test('halves of files that a killed build left are removed after an hour, and nothing that only looks like them', async () => {
  const halves = { 'instep.js.71.new': 'tw', 'kit-11111111.js.71.new': 'k' }
  const folder = aFolder({
    ...first,
    ...halves,
    'notes.71.new': 'mine',
    [ownFilesName]: JSON.stringify(Object.keys(first)),
  })
  await putInPlace(aFolder(second), folder)
  expect(filesOf(folder)).toEqual(expect.arrayContaining(Object.keys(halves)))
  await putInPlace(aFolder(second), folder, undefined, Date.now() + 3_700_000)
  expect(filesOf(folder).filter((name) => name.endsWith('.new'))).toEqual(['notes.71.new'])
})

test('previews share a folder: each build deletes only files that no other preview needs', async () => {
  const folder = aFolder()
  const preview = (id: string, part: string) => ({
    [`smartserve-shop-${id}-preview.js`]: id,
    [`${part}.js`]: part,
    'common-11111111.js': 'of both',
  })
  await putInPlace(aFolder(preview('one', 'a-11111111')), folder, 'smartserve-shop-one-preview.js')
  expect(await previewRefusalOf(folder)).toBeUndefined()
  await putInPlace(aFolder(preview('two', 'b-11111111')), folder, 'smartserve-shop-two-preview.js')
  const changed = { 'smartserve-shop-one-preview.js': 'one', 'a-22222222.js': 'a' }
  await putInPlace(aFolder(changed), folder, 'smartserve-shop-one-preview.js')
  expect(filesOf(folder)).toEqual(
    [
      'a-22222222.js',
      'b-11111111.js',
      'common-11111111.js',
      'smartserve-shop-one-preview.files.json',
      'smartserve-shop-one-preview.js',
      'smartserve-shop-two-preview.files.json',
      'smartserve-shop-two-preview.js',
    ].toSorted(),
  )
})

test('a preview is refused in the folder of a site or of somebody else, and a site in that of a preview', async () => {
  const site = aFolder()
  await putInPlace(aFolder(first), site)
  expect(await previewRefusalOf(site)).toContain('files that instep build --preview did not write')
  expect(await previewRefusalOf(aFolder({ 'index.html': 'shop' }))).toContain('such as index.html')
  const previews = aFolder()
  await putInPlace(aFolder({ 'smartserve-shop-preview.js': '' }), previews, 'smartserve-shop-preview.js')
  expect(await refusalOf(previews)).toContain('files that instep build did not write')
})

test('builds of several processes that put their files into a folder at the same time do not make each other fail', async () => {
  const folder = aFolder()
  const parts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`part-${10_000_000 + at}.js`, 'part']))
  const made = aFolder({ ...first, ...parts })
  const code = `import { putInPlace } from ${JSON.stringify(join(import.meta.dirname, 'put-in-place.ts'))}
for (let build = 0; build < 8; build++) await putInPlace(${JSON.stringify(made)}, ${JSON.stringify(folder)})`
  const builds = Array.from({ length: 3 }, () => spawn(process.execPath, ['--input-type=module', '--eval', code]))
  expect(await Promise.all(builds.map((build) => once(build, 'exit')))).toEqual(builds.map(() => [0, null]))
  expect(filesOf(folder).filter((name) => name.endsWith('.new'))).toEqual([])
})
