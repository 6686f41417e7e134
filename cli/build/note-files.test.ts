import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

test('a build tells what it has read, with the packages of the same repository and without installed ones', async () => {
  const folder = realpathSync(
    aFolder({
      'shop/mine.ts':
        "import { word } from '@tea/words'\nimport other from 'other'\nexport const execution = () => word + other\n",
      'words/package.json': '{"name": "@tea/words", "type": "module", "exports": "./index.ts"}',
      'words/index.ts': "export const word = 'tea'\n",
      'shop/node_modules/other/package.json': '{"name": "other", "type": "module", "exports": "./index.js"}',
      'shop/node_modules/other/index.js': "export default 'x'\n",
    }),
  )
  mkdirSync(join(folder, 'shop/node_modules/@tea'))
  symlinkSync('../../../words', join(folder, 'shop/node_modules/@tea/words'))
  const read: string[] = []
  const site = aSite({ experiences: [{ id: 'mine', code: join(folder, 'shop/mine.ts') }] })
  await buildSite(site, aFolder(), { isQuick: true, onRead: (files) => read.push(...files) })
  expect(read.toSorted()).toEqual([join(folder, 'shop/mine.ts'), join(folder, 'words/index.ts')])
})
