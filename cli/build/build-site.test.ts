import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'

async function built(change: Parameters<typeof aSite>[0]): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'pre.ts'), 'export default (): object => ({ execute: "a pre-script of the site" })')
  const preScript = { active: pathToFileURL(join(folder, 'pre.ts')).href }
  await buildSite(aSite({ preScript, ...change }), join(folder, 'out'))
  return new Map(
    readdirSync(join(folder, 'out')).map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]),
  )
}

test('a site becomes instep.js, a chunk for each experience, and React apart; nothing of a schema reaches the browser', async () => {
  const files = await built({})
  const names = [...files.keys()]
  expect(names).toContain('instep.js')
  expect(names.filter((name) => name.startsWith('experience-'))).toEqual([
    expect.stringMatching(/^experience-global-offer-banner-[\w-]{8}\.js$/),
  ])
  expect(names.filter((name) => name.startsWith('react-'))).toHaveLength(1)
  expect(files.get('instep.js')).not.toContain('react')
  expect([...files.values()].join('')).not.toContain('additionalProperties')
  // Business constants are numbers where they are used, without their names.
  expect(files.get('instep.js')).toMatch(/108e5|1800000|18e5/)
  expect([...files.values()].join('')).not.toContain('sessionLifeMs')
}, 20_000)

test('the inspector is one file beside the script, and nothing of it in what shoppers load', async () => {
  const files = await built({})
  const outer = files.get('outer.js') ?? ''
  expect(outer).toMatch(/export\s*\{[^}]*\bopenInspector\b/)
  expect(outer).toContain('Instep inspector')
  expect(outer).not.toMatch(/\bimport\s*[({"'`]|process\.env/)
  files.delete('outer.js')
  expect([...files.values()].join('')).not.toContain('Instep inspector')
}, 20_000)

test("the site's own pre-script is built in", async () => {
  const files = await built({ experiences: [] })
  expect([...files.values()].join('')).toContain('a pre-script of the site')
}, 20_000)
