import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBrowser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'
import { readAssets } from './read-assets.ts'

const manifest = {
  'demo-page.ts': {
    file: 'hydrate-1.js',
    name: 'hydrate',
    isEntry: true,
    imports: ['_shared-2.js', 'publish.ts', '_runtime-3.js'],
    dynamicImports: ['panel.ts'],
  },
  'publish.ts': { file: 'publish-4.js', name: 'publish', isEntry: true },
  'panel.ts': { file: 'panel-5.js', name: 'panel', isDynamicEntry: true },
  '_shared-2.js': { file: 'shared-2.js', imports: ['_runtime-3.js', '_deep-6.js'] },
  '_runtime-3.js': { file: 'runtime-3.js' },
  '_deep-6.js': { file: 'deep-6.js', imports: ['_shared-2.js'] },
}

test('the page names what its modules import, so that a phone does not learn of it a round trip later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  try {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
    const assets = readAssets(folder)
    const { body } = await aBrowser(aShop({ assets })).open('/uk/en/')
    const named = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)" nonce="[^"]+"/g)].map(([, file]) => file)
    expect(named).toEqual(['/assets/shared-2.js', '/assets/runtime-3.js', '/assets/deep-6.js'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
