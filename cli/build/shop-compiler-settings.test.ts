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
