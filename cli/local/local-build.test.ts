import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { buildLocally } from './local-build.ts'

const config = `import { title } from '@tea/words'
import other from 'other'
export default {
  propertyId: 'shop', trackingId: 'shop', domains: ['shop.example'], endpoints: { base: 'https://collect.shop.example' },
  anchors: {}, inspector: false, experiences: [{ id: title, template: other }],
}`

test('a build tells which packages of the same repository a configuration imports by their names, also when it has mistakes', async () => {
  const folder = realpathSync(
    aFolder({
      'shop/instep.config.mjs': config,
      'words/package.json': '{"name": "@tea/words", "type": "module", "exports": {"import": "./index.mjs"}}',
      'words/index.mjs': `export * from './title.mjs'`,
      'words/title.mjs': `export const title = 'hello'`,
      'shop/node_modules/other/package.json': '{"name": "other", "type": "module", "exports": "./index.js"}',
      'shop/node_modules/other/index.js': `export default 'no/template'`,
    }),
  )
  mkdirSync(join(folder, 'shop/node_modules/@tea'))
  symlinkSync('../../../words', join(folder, 'shop/node_modules/@tea/words'))
  const order = { config: join(folder, 'shop/instep.config.mjs'), out: join(folder, 'out') }
  const { isBuilt, files } = await buildLocally(order, new AbortController().signal)
  expect(isBuilt).toBe(false)
  const expected = ['shop/instep.changes.json', 'shop/instep.config.mjs', 'words/index.mjs', 'words/title.mjs']
  expect(files.toSorted()).toEqual(expected.map((name) => join(folder, name)))
})
