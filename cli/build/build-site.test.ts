import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

const hiding = { id: 'hidden', template: 'global/hide-elements', content: { hideEl: ['.promo'] } } as const
const drawing = aSite().experiences

/** Built once for all tests, because a build takes seconds. */
const sites = {
  byReact: builtOnce({
    renderer: 'react',
    inspector: false,
    domains: ['shop.test', 'shop.example'],
    crossDomainIframes: [{ domain: 'shop.example', url: 'https://www.shop.example/instep/frame.html' }],
  }),
  drawing: builtOnce({ experiences: [...drawing, hiding] }),
  plain: builtOnce({ experiences: [hiding] }),
}

function builtOnce(change: Parameters<typeof aSite>[0]): () => Promise<Map<string, string>> {
  let files: Promise<Map<string, string>> | undefined
  return () => {
    files ??= built(change)
    return files
  }
}

async function built(change: Parameters<typeof aSite>[0]): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-build-'))
  try {
    writeFileSync(join(folder, 'pre.ts'), 'export default (): object => ({ execute: "a pre-script of the site" })')
    const preScript = { active: pathToFileURL(join(folder, 'pre.ts')).href }
    await buildSite(aSite({ preScript, ...change }), join(folder, 'out'))
    return new Map(
      readdirSync(join(folder, 'out'))
        .filter((name) => !/\.(?:br|gz)$/.test(name))
        .map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a site is built into instep.js and files for its pages, with React as a separate file; no schema code reaches the browser', async () => {
  const files = await sites.byReact()
  expect([...files.keys()].filter((name) => name.startsWith('renderer-'))).toHaveLength(1)
  expect([...files.keys()]).toContain('instep.js')
  expect([...files.keys()].filter((name) => name.startsWith('every-page-'))).toHaveLength(1)
  expect([...files.values()].join('').includes('additionalProperties')).toBe(false)
  // Business constants are inlined as numbers, without their names.
  expect(/108e5|1800000|18e5/.test(files.get('instep.js') ?? '')).toBe(true)
  expect([...files.values()].join('').includes('sessionLifeMs')).toBe(false)
}, 120_000)

test('built in any environment, shoppers get a production build without paths of the machine', async () => {
  expect(process.env.NODE_ENV).not.toBe('production')
  const text = [...(await sites.drawing()).values()].join('')
  expect(text).not.toMatch(/lineNumber:|\.tsx/)
  expect(text).not.toContain(join(import.meta.dirname, '../..'))
}, 120_000)

test('[BD-09] the rendering code adds less than 8 kB to a page', async () => {
  const [drawing, plain] = [await sites.drawing(), await sites.plain()]
  const sizeOf = (files: Map<string, string>) => brotliCompressSync(everyPageOf(files)).length
  expect(sizeOf(drawing) - sizeOf(plain)).toBeGreaterThan(1024)
  expect(sizeOf(drawing) - sizeOf(plain)).toBeLessThan(8 * 1024)
  expect([...drawing.keys()].filter((name) => name.startsWith('renderer-'))).toEqual([])
}, 120_000)

function everyPageOf(files: Map<string, string>): string {
  const [, text = ''] = [...files].find(([name]) => name.startsWith('every-page-')) ?? []
  return text
}

test('the inspector is one file beside the script, and shoppers load no code of it', async () => {
  const { 'outer.js': outer = '', ...others } = Object.fromEntries(await sites.drawing())
  expect(outer).toMatch(/export\s*\{[^}]*\bopenInspector\b/)
  expect(outer).toContain('Instep inspector')
  expect(outer).not.toMatch(/\bimport\s*[({"'`]|process\.env/)
  expect(Object.values(others).join('')).not.toContain('Instep inspector')
}, 120_000)

test('a site that wants no inspector gets none', async () => {
  expect([...(await sites.byReact()).keys()]).not.toContain('outer.js')
}, 120_000)

test("the site's own pre-script is built in", async () => {
  expect([...(await sites.plain()).values()].join('')).toContain('a pre-script of the site')
}, 120_000)

test('a site with cross-domain sync gets a frame page without inline code, and its script contains the domains', async () => {
  const files = await sites.byReact()
  const page = files.get('frame.html') ?? ''
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script.*/g)).toEqual(['<script type="module" src="./frame.js"></script>'])
  expect(page).toContain("default-src 'none'; script-src 'self'; base-uri 'none'")
  const script = files.get('frame.js') ?? ''
  expect(script).toContain('shop.example')
  // The frame's script loads no other file, and code it shares with `instep.js` costs the pages of the shop no extra
  // request.
  expect(script).not.toMatch(/\bimport\b/)
  expect(files.get('instep.js')).not.toMatch(/^import\b|\bfrom"\.\//)
}, 120_000)

test('a site without cross-domain sync gets no frame page; parts load by a plain import, without the preload wrapper', async () => {
  const files = new Map(await sites.plain())
  expect([...files.keys()].filter((name) => name.startsWith('frame'))).toEqual([])
  expect(files.get('instep.js')).toMatch(/import\([`"]\.\/open-statistics-[\w-]{8}\.js[`"]\)/)
  files.delete('outer.js') // React contains the searched word itself
  expect([...files.values()].join('')).not.toContain('modulepreload')
}, 120_000)
