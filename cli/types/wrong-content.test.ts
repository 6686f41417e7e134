import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { checkTypes } from './check-types.ts'

const from = (path: string) => JSON.stringify(join(import.meta.dirname, '../..', path))

const imports = [
  "import right from './right.json' with { type: 'json' }",
  "import wrong from './wrong.json' with { type: 'json' }",
  `import { defineSite, type PlacementInstance, type SiteConfig } from ${from('catalogue/define-site.ts')}`,
  `import type { Segment } from ${from('contract/segments/segment.ts')}`,
  `import type { ShopEvents } from ${from('contract/shop-events.ts')}`,
  `import type { EventAnswer, WireEvent } from ${from('contract/event.ts')}`,
  "const site = (experience: SiteConfig['experiences'][0]) =>",
  "  defineSite({ propertyId: 'a', trackingId: 'a', domains: [], anchors: {}, experiences: [experience] })",
  "const lowStock = { id: 'a', template: 'product/low-stock' } as const",
  "void site({ ...lowStock, content: { text: 'x', threshold: 5 } })",
  'void site({ ...lowStock, content: right })',
]

/** What a site owner may get wrong, each with what the compiler says of it. */
const mistakes = {
  "void site({ id: 'a', template: 'product/low-stok', content: { text: 'x', threshold: 5 } })": /"product\/low-stok"/,
  "void site({ ...lowStock, content: { text: 'x' } })": /'threshold' is missing/,
  "void site({ ...lowStock, content: { text: 'x', threshold: '5' } })": /'string' is not assignable to type 'number'/,
  "void site({ ...lowStock, content: { text: 'x', threshold: 5, txt: 'y' } })": /'txt' does not exist/,
  'void site({ ...lowStock, content: wrong })': /'string' is not assignable to type 'number'/,
  "void site({ ...lowStock, content: { text: 'x', threshold: 5 }, share: '1' })":
    /'string' is not assignable to type 'number'/,
  "const consent: Pick<SiteConfig, 'consent'> = { consent: 'asked' }": /"asked"/,
  "const anchor: Pick<SiteConfig, 'anchors'> = { anchors: { addToCart: '.buy' } }": /'addToCart' does not exist/,
  "const endpoint: Pick<SiteConfig, 'endpoints'> = { endpoints: { event: '/e' } }": /'event' does not exist/,
  "const segment: Segment = { id: 'a', when: { kind: 'from', moment: true } }": /'boolean' is not assignable/,
  "const operator: PlacementInstance = { id: 'p', active: { id: 'a', triggers: { pageType: { op: 'is', values: [] } } } }":
    /"is"/,
  "const view: Pick<ShopEvents['ecView'], 'subtypes'> = { subtypes: 'sale' }": /'string' is not assignable/,
  "const sent: WireEvent['meta']['ts'] = 'now'": /'string' is not assignable/,
  "const answer: EventAnswer['rejected'] = [{ index: 'first', reason: '' }]": /'string' is not assignable/,
}

test('[BU-04] each wrong setting, content, segment, placement or event is a type error in its own line, also content in a JSON file, and nothing else is', () => {
  const folder = aFolder({
    'right.json': '{ "text": "x", "threshold": 5 }',
    'wrong.json': '{ "text": "x", "threshold": "5" }',
    'instep.config.ts': [...imports, ...Object.keys(mistakes)].join('\n'),
  })
  const result = checkTypes(join(folder, 'instep.config.ts'))
  const errors = 'errors' in result ? result.errors : []
  const lines = errors.map((error) => Number(/\((\d+),/.exec(error)?.[1]))
  const expected = Object.values(mistakes).map((error, at) => ({ line: imports.length + at + 1, error }))
  expect([...new Set(lines)]).toEqual(expected.map(({ line }) => line))
  for (const { line, error } of expected) expect(errors.filter((_, at) => lines[at] === line).join('\n')).toMatch(error)
})
