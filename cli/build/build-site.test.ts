import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

const hiding = { id: 'hidden', template: 'global/hide-elements', content: { hideEl: ['.promo'] } } as const
/** Has little code beside what all that draw need. */
const badge = {
  id: 'badge',
  template: 'global/footer-badge',
  content: { imageUrl: '/badge.svg', message: 'Repaired here', url: '/repairs' },
} as const

/** Built once for all tests. What needs no smallest form is built quickly; `page-files.test.ts` builds for shoppers. */
const sites = {
  byReact: builtOnce({ renderer: 'react' }),
  drawing: builtOnce({ experiences: [badge, hiding] }),
  plain: builtOnce({ experiences: [hiding] }),
}

type Change = Parameters<typeof aSite>[0]

function builtOnce(change: Change): () => Promise<Map<string, string>> {
  let files: Promise<Map<string, string>> | undefined
  return () => {
    files ??= built(change)
    return files
  }
}

async function built(change: Change): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-build-'))
  try {
    writeFileSync(join(folder, 'pre.ts'), 'export default (): object => ({ execute: "a pre-script of the site" })')
    const preScript = { active: pathToFileURL(join(folder, 'pre.ts')).href }
    const out = join(folder, 'out')
    await buildSite(aSite({ preScript, inspector: false, ...change }), out, { isQuick: true })
    return new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a site that draws with React gets it as a separate file, as a production build', async () => {
  const files = await sites.byReact()
  expect([...files.keys()].filter((name) => name.startsWith('renderer-'))).toHaveLength(1)
  expect([...files.keys()].filter((name) => name.startsWith('every-page-'))).toHaveLength(1)
  expect(process.env.NODE_ENV).not.toBe('production')
  expect([...files.values()].join('')).not.toMatch(/lineNumber:|\.tsx/)
})

test('[BD-09] the rendering code adds less than 8 kB to a page', async () => {
  // In the smallest form, which shoppers get, both are smaller.
  const [drawing, plain] = [await sites.drawing(), await sites.plain()]
  const sizeOf = (files: Map<string, string>) => brotliCompressSync(everyPageOf(files)).length
  expect(sizeOf(drawing) - sizeOf(plain)).toBeGreaterThan(1024)
  expect(sizeOf(drawing) - sizeOf(plain)).toBeLessThan(8 * 1024)
  expect([...drawing.keys()].filter((name) => name.startsWith('renderer-'))).toEqual([])
})

/** The code that every page loads; the hashes in names of files differ from folder to folder. */
function everyPageOf(files: Map<string, string>): string {
  const [, text = ''] = [...files].find(([name]) => name.startsWith('every-page-')) ?? []
  return text.replaceAll(/-[\w-]{8}\.js/g, '.js')
}

test('where consent is given, the rules for visitors without it are a file that no page loads at once', async () => {
  const files = await sites.plain()
  expect(everyPageOf(files)).not.toContain('denied, and nothing of the visitor is needed')
  expect([...files.keys()].filter((name) => name.startsWith('check-consent-'))).toHaveLength(1)
})

test('a site that wants no inspector gets none', async () => {
  expect([...(await sites.plain()).keys()]).not.toContain('outer.js')
})

test("the site's own pre-script is built in", async () => {
  expect([...(await sites.plain()).values()].join('')).toContain('a pre-script of the site')
})

test('a site without cross-domain sync gets no frame page; parts load by a plain import, without the preload wrapper', async () => {
  const files = await sites.plain()
  expect([...files.keys()].filter((name) => name.startsWith('frame'))).toEqual([])
  expect(files.get('instep.js')).toMatch(/import\([`"]\.\/open-statistics-[\w-]{8}\.js[`"]\)/)
  expect([...files.values()].join('')).not.toContain('modulepreload')
})
