import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFilesName, putInPlace, refusalOf } from './put-in-place.ts'

function aFolder(files: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'put-in-place-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

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
  const refusal = await refusalOf(folder)
  expect(refusal).toContain(`${folder} has files that instep build did not write, such as index.html`)
  expect(refusal).toContain(join(folder, 'instep'))
  expect(filesOf(folder)).toEqual(['index.html', 'src/shop.ts'])
})

test('files of the previous build that this build did not write are deleted, and files of others stay', async () => {
  const folder = aFolder()
  await putInPlace(aFolder(first), folder)
  writeFileSync(join(folder, 'robots.txt'), 'of the shop')
  mkdirSync(join(folder, 'inner/more'))
  writeFileSync(join(folder, 'inner/more/b.js'), 'of the shop')
  expect(await refusalOf(folder)).toBeUndefined()
  await putInPlace(aFolder(second), folder)
  expect(filesOf(folder)).toEqual([...Object.keys(second), ownFilesName, 'inner/more/b.js', 'robots.txt'].toSorted())
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
  const names = ['../shop.ts', join(outer, 'shop.ts'), 'inner/../../shop.ts', 5, 'kit-11111111.js']
  writeFileSync(join(folder, ownFilesName), JSON.stringify(names))
  await putInPlace(aFolder(second), folder)
  expect(existsSync(join(outer, 'shop.ts'))).toBe(true)
  expect(existsSync(join(folder, 'kit-11111111.js'))).toBe(false)
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
