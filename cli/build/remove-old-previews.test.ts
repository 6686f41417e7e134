import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { previewMs, removeOldPreviews } from './remove-old-previews.ts'

const listOf = (...files: string[]) => JSON.stringify(files)
const script = (editor: string) => `smartserve-shop-console-${editor}-preview.js`
const list = (editor: string) => script(editor).replace(/\.js$/, '.files.json')

test('[BN-07] previews of a day ago go, with the parts that no other preview needs', async () => {
  const folder = aFolder({
    [script('old')]: '',
    [list('old')]: listOf(script('old'), 'kit-11111111.js', 'kit-22222222.js', 'frame.html'),
    [script('new')]: '',
    [list('new')]: listOf(script('new'), 'kit-22222222.js', 'frame.html'),
    'kit-11111111.js': '',
    'kit-22222222.js': '',
    'frame.html': '',
  })
  const now = Date.now()
  const long = new Date(now - previewMs - 1000)
  utimesSync(join(folder, list('old')), long, long)
  await removeOldPreviews(folder, now)
  const left = [script('new'), list('new'), 'kit-22222222.js', 'frame.html']
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
})

test('[BN-07] a list edited by hand removes nothing outside the folder, and a folder that is not there is none', async () => {
  const outer = aFolder({ 'shop.ts': 'source', [`in/${list('old')}`]: listOf('../shop.ts', 'a/../../shop.ts') })
  await removeOldPreviews(join(outer, 'in'), Date.now() + 2 * previewMs)
  await removeOldPreviews(join(outer, 'none'), Date.now())
  expect(existsSync(join(outer, 'shop.ts'))).toBe(true)
  expect(readdirSync(join(outer, 'in'))).toEqual([])
})
