import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExperienceInstance } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { buildSite } from './build-site.ts'
import { type FileList, fileListName } from './file-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'instep-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let list: FileList
const files = new Map<string, string>()
const textOf = (name: string) => files.get(name) ?? ''
const allText = () => [...files.values()].join('')

const offers = (id: string, title: string, facts: object = {}) =>
  ({ id, template: 'global/offer-banner', content: { messages: [{ title }] }, ...facts }) as ExperienceInstance
const popup = (id: string, template: 'product/popup' | 'home/gallery' | 'product/instalment') =>
  ({ id, template, content: { title: `Popup ${id}` }, paths: { include: ['/uk/'] } }) as unknown as ExperienceInstance

beforeAll(async () => {
  const own = join(folder, 'own.ts')
  writeFileSync(own, 'export const execution = () => document.title = "the shop own code"')
  const experiences = [
    offers('everywhere', 'Seen everywhere'),
    { id: 'stock', template: 'product/low-stock', content: { message: 'Only {count} left here' } } as never,
    // Both need what finds the row of a button.
    {
      id: 'until',
      template: 'product/countdown',
      content: { deadline: '2100-01-01', message: 'Until then' },
      paths: { include: ['/us/'] },
    } as never,
    offers('british', 'Seen on British pages', { paths: { include: ['/uk/'] } }),
    offers('paused', 'Not seen for now', { pausedAt: 1 }),
    offers('ended', 'Not seen any more', { schedule: { scheduled_end: 1 } }),
    offers('planned', 'Seen from next century', { schedule: { scheduled_start: 4e12 }, paths: { include: ['/uk/'] } }),
    {
      id: 'own',
      code: pathToFileURL(own).href,
      pages: ['basket'],
      data: { words: 'Words of the own one' },
    } as never,
    popup('one', 'product/popup'),
    popup('two', 'product/instalment'),
    popup('three', 'home/gallery'),
  ]
  const placed = join(folder, 'placed.ts')
  const kit = join(import.meta.dirname, '../../catalogue/kit/dialog/dialog.tsx')
  writeFileSync(
    placed,
    `import { createDialog } from '${kit}'; export const js = () => [document.title = "the placement drew", createDialog]`,
  )
  const active = { id: 'first', triggers: { pageType: { op: 'in' as const, values: ['home'] } } }
  const placements = [
    { id: 'words', active: { ...active, code: pathToFileURL(placed).href } },
    { id: 'none', active },
  ]
  const words = { NL: { 'View bag': 'Naar de winkelwagen' } }
  const acrossDomains = {
    domains: ['shop.test', 'shop.example'],
    crossDomainIframes: [{ domain: 'shop.example', url: 'https://www.shop.example/instep/frame.html' }],
  }
  await buildSite(aSite({ experiences, placements, words, consent: 'tcf', ...acrossDomains }), join(folder, 'out'))
  for (const name of readdirSync(join(folder, 'out')))
    if (/\.(?:js|html)$/.test(name)) files.set(name, readFileSync(join(folder, 'out', name), 'utf8'))
  list = JSON.parse(readFileSync(join(folder, 'out', fileListName), 'utf8'))
})

/** Returns the files that contain a text. */
const filesWith = (text: string) => [...files].filter(([, code]) => code.includes(text)).map(([name]) => name)
/** Returns the files that a file waits for before it runs. */
const importsOf = (name: string) =>
  [...textOf(name).matchAll(/(?:\bfrom|^import|;import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file)
const fileOf = (id: string) => list.pages.find(({ experiences }) => experiences.includes(id))?.files[0] ?? ''

test('content is loaded with the pages that may show it; content that nearly all pages show is loaded with the engine', () => {
  expect(filesWith('Only {count} left here')).toEqual([fileOf('stock')])
  expect(filesWith('Seen on British pages')).toEqual([fileOf('british')])
  expect(filesWith('Seen everywhere')).toEqual([list.always[0]])
  expect(list.always[0]).toMatch(/^every-page-[\w-]{8}\.js$/)
})

test('where each page begins without consent, what waits for it is loaded with the engine', () => {
  expect(filesWith('denied, and nothing of the visitor is needed')).toEqual([list.always[0]])
  expect(filesWith('__tcfapi')).toEqual([list.always[0]])
})

test('a paused or ended experience is in a file that no page loads; a planned one is loaded with its pages', () => {
  for (const [id, text] of [
    ['paused', 'Not seen for now'],
    ['ended', 'Not seen any more'],
  ] as const) {
    expect(filesWith(text)).toEqual([fileOf(id)])
    expect(fileOf(id)).toMatch(new RegExp(`^experience-${id}-`))
  }
  expect(fileOf('planned')).toBe(fileOf('british'))
})

test('what files of some pages share is in the one that all these pages load, and costs other pages nothing', () => {
  expect(fileOf('until')).not.toBe(fileOf('stock'))
  expect(filesWith('"static","relative"')).toEqual([fileOf('stock')])
  expect(importsOf(fileOf('until'))).toContain(fileOf('stock'))
})

test("a shop's own code has a separate file, so that its failure affects nothing else", () => {
  expect(filesWith('the shop own code')).toEqual([fileOf('own')])
  expect(filesWith('Words of the own one')).toEqual([fileOf('own')])
  expect(list.pages.find(({ experiences }) => experiences.includes('own'))?.experiences).toEqual(['own'])
})

test('[SHR-01.29] what templates say in a language is in a file of its own, which only pages in that language load', () => {
  expect(Object.keys(list.words)).toEqual(['de', 'fr', 'it', 'nl'])
  expect(filesWith('Voir le panier')).toEqual([list.words.fr])
  expect(filesWith('Naar de winkelwagen')).toEqual([list.words.nl])
  const inLists = [...list.always, ...list.pages.flatMap((page) => page.files)]
  expect(Object.values(list.words).filter((file) => inLists.includes(file))).toEqual([])
})

test('the list of files contains the code of a placement and the conditions for where it runs', () => {
  const triggers = { pageType: { op: 'in', values: ['home'] } }
  const [file = '', ...more] = filesWith('the placement drew')
  expect(more).toEqual([])
  const [{ files: listed = [], ...words } = {}, ...others] = list.placements
  expect([words, others]).toEqual([{ id: 'words', triggers }, []])
  expect(listed[0]).toBe(file)
  // The listed files include what the placement shares with experiences, and only the files it waits for.
  expect(listed.some((name) => name.startsWith('kit-'))).toBe(true)
  for (const needed of importsOf(file)) expect(['instep.js', ...listed]).toContain(needed)
})

test('no file of a page waits for a file that was not requested with it', () => {
  for (const { files: ofPage } of list.pages) {
    const asked = ['instep.js', ...list.always, ...ofPage]
    for (const name of asked) for (const needed of importsOf(name)) expect(asked).toContain(needed)
  }
  for (const name of list.always)
    for (const needed of importsOf(name)) expect(['instep.js', ...list.always]).toContain(needed)
})

test('the script requests a file and its shared files at the same time', () => {
  const kit = [...files.keys()].find((name) => name.startsWith('kit-'))
  expect(kit).toBeDefined()
  const sharing = list.pages.filter(({ files: ofPage }) => kit && ofPage.includes(kit))
  expect(sharing.length).toBeGreaterThan(1)
  for (const { files: ofPage } of sharing)
    expect(textOf('instep.js').includes(`(import("./${kit}").catch(()=>{}),import("./${ofPage[0]}")`)).toBe(true)
  expect(textOf('instep.js').includes(`()=>import("./${fileOf('paused')}")`)).toBe(true)
})

test('built in any environment, shoppers get a production build without schemas, names of constants, or paths of the machine', () => {
  expect(process.env.NODE_ENV).not.toBe('production')
  expect(allText()).not.toMatch(/lineNumber:|\.tsx|additionalProperties|sessionLifeMs/)
  expect(allText()).not.toContain(join(import.meta.dirname, '../..'))
  // Business constants are inlined as numbers.
  expect(textOf('instep.js')).toMatch(/108e5|1800000|18e5/)
  expect([...files.keys()].filter((name) => name.startsWith('every-page-'))).toHaveLength(1)
})

test('the inspector is one file beside the script, and shoppers load no code of it', () => {
  const { 'outer.js': outer = '', ...others } = Object.fromEntries(files)
  expect(outer).toMatch(/export\s*\{[^}]*\bopenInspector\b/)
  expect(outer).toContain('Instep inspector')
  expect(outer).not.toMatch(/\bimport\s*[({"'`]|process\.env/)
  expect(Object.values(others).join('')).not.toContain('Instep inspector')
})

test('a site with cross-domain sync gets a frame page without inline code, and its script contains the domains', () => {
  const page = textOf('frame.html')
  expect(page).toContain('<meta name="robots" content="noindex" />')
  expect(page.match(/<script.*/g)).toEqual(['<script type="module" src="./frame.js"></script>'])
  expect(page).toContain("default-src 'none'; script-src 'self'; base-uri 'none'")
  expect(textOf('frame.js')).toContain('shop.example')
  // The frame's script loads no other file, and code it shares with `instep.js` costs the pages of the shop no extra
  // request.
  expect(textOf('frame.js')).not.toMatch(/\bimport\b/)
  expect(textOf('instep.js')).not.toMatch(/^import\b|\bfrom"\.\//)
})
