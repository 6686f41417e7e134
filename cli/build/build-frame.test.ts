import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

async function built(change: Parameters<typeof aSite>[0]): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await buildSite(aSite({ experiences: [], ...change }), folder)
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

const crossDomainIframes = [{ domain: 'shop.example', url: 'https://www.shop.example/instep/frame.html' }]

test('a site with cross-domain sync gets a frame page without inline code, and its script contains the domains', async () => {
  const files = await built({ domains: ['shop.test', 'shop.example'], crossDomainIframes })
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
}, 60_000)

test('a site without cross-domain sync gets no frame page; parts load by a plain import, without the preload wrapper', async () => {
  const files = await built({})
  expect([...files.keys()].filter((name) => name.startsWith('frame'))).toEqual([])
  expect(files.get('instep.js')).toMatch(/import\([`"]\.\/domains-[\w-]{8}\.js[`"]\)/)
  files.delete('outer.js') // React contains the searched word itself
  expect([...files.values()].join('')).not.toContain('modulepreload')
}, 60_000)
