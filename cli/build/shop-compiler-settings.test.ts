import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

test("components of an experience are drawn by the site's renderer, whatever the shop's own compiler makes of JSX", async () => {
  const folder = aFolder({
    'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsx", "jsxImportSource": "@emotion/react"}}',
    'mine.tsx': 'export const execution = (options) => options.draw(<b>Free delivery</b>)\n',
  })
  const site = aSite({ experiences: [{ id: 'mine', code: join(folder, 'mine.tsx') }] })
  await expect(buildSite(site, aFolder(), { isQuick: true })).resolves.toBeDefined()
})

test('JSX of the documented experience in slots is made by the React of the shop', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/react-slots.md'), 'utf8')
  const code = page.split('```tsx\n').find((block) => block.includes('export const execution')) ?? ''
  const folder = aFolder({ 'slots.tsx': code.slice(0, code.indexOf('```')) })
  const out = aFolder()
  await buildSite(aSite({ experiences: [{ id: 'slots', code: join(folder, 'slots.tsx') }] }), out, { isQuick: true })
  const built = readdirSync(out).find((name) => /^experience-slots-.*\.js$/.test(name)) ?? ''
  expect(readFileSync(join(out, built), 'utf8')).toMatch(
    /(\w+) ?= ?\w+\.getReact\(\)[\s\S]+\1\.createElement\(\s*\1\.Fragment/,
  )
})
