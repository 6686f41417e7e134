import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import { drawn, type Outcomes } from './judge-page.ts'
import { missingAnchors } from './missing-anchors.ts'
import type { StrangeShop } from './shop.ts'
import { shops } from './shops.ts'

const file = join(import.meta.dirname, '../../docs/catalogue-on-shops.md')

const intro = `# The catalogue on other shops

What became of each template, with its sample content, on the test shops of [e2e/shops](../e2e/shops/shops.ts):

- \`drawn\`: its element is on the page and has a size, it was counted, and it was gone after it was stopped.
- \`no …\`: the shop has no such anchor, so its site leaves the template out.
- \`waits for …\`: no element of the page matches the anchor; it was not counted.
- \`in turn\`: it was drawn, or gave as its reason that another bar was at the top of the phone first, which depends on which came first.
- Anything else is the reason that the engine gives; it was not counted.

A template that is counted without being there, or is there without being counted, fails the test.

\`UPDATE_SHOPS=1 npx playwright test e2e/shops --workers 1\` writes these tables; without the variable the test compares them.
`

const headings = { computer: '## On a computer', phone: '## On a phone, 390 px wide' }
export type Device = keyof typeof headings
const devices = Object.keys(headings) as Device[]

/** One of them at a time is at the top of a phone (SHR-01.37): the one that comes first, which is by chance. */
const bars = ['global/offer-banner', 'global/promo-countdown', 'global/sticky-banner'] as const
const other = /^shown: one bar is at the top of a phone at a time, and \S+ was first$/

/** Returns the outcomes without the chance of which bar came first; one of them has to have been drawn. */
export function withoutTurns(outcomes: Outcomes): Outcomes {
  const waiting = bars.filter((id) => other.test(outcomes[id] ?? ''))
  const shown = bars.filter((id) => outcomes[id] === drawn)
  if (waiting.length > 0) expect(shown).not.toEqual([])
  return { ...outcomes, ...Object.fromEntries([...waiting, ...shown].map((id) => [id, 'in turn'])) }
}

/** Compares what became of the templates on a shop with its column in the table of a device, or writes the column. */
export function checkOutcomes(outcomes: Outcomes, { shop, device }: { shop: string; device: Device }): void {
  const own = Object.fromEntries(
    (Object.keys(catalogue) as TemplateId[]).map((id) => [id, (outcomes[id] ?? 'not asked').replaceAll('|', '\\|')]),
  )
  if (!process.env.UPDATE_SHOPS) {
    expect(own).toEqual(readTable(device)[shop])
    return
  }
  const texts = devices.map((each) => {
    const table = readTable(each)
    if (each === device) table[shop] = own
    return [headings[each], '', ...rowsOf(table)].join('\n')
  })
  writeFileSync(file, `${[intro.trimEnd(), ...texts].join('\n\n')}\n`)
}

/** Returns the outcomes with the anchors that are the reason why the site of a shop leaves templates out. */
export function addMissingAnchors(outcomes: Outcomes, shop: StrangeShop): Outcomes {
  const missing = Object.values(catalogue).map(
    (entry) => [entry.template.id as TemplateId, missingAnchors(shop, entry)] as const,
  )
  const left = missing.filter(([, names]) => names.length > 0).map(([id, names]) => [id, `no ${names.join(', ')}`])
  return { ...outcomes, ...Object.fromEntries(left) }
}

function rowsOf(table: Table): string[] {
  const names = Object.keys(shops)
  const rows = Object.keys(catalogue).map((id) => row(id, ...names.map((name) => table[name]?.[id] ?? '')))
  return [row('template', ...names), row(...['', ...names].map(() => '---')), ...rows]
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** The outcomes of each shop by template. */
type Table = Record<string, Record<string, string>>

function readTable(device: Device): Table {
  const [, own = ''] = readText().split(headings[device])
  const lines =
    own
      .split(/^## /m)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? []
  const [head = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(/(?<!\\) \| /))
  return Object.fromEntries(
    head.slice(1).map((shop, at) => [shop, Object.fromEntries(rows.map((cells) => [cells[0], cells[at + 1] ?? '']))]),
  )
}

function readText(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // before the first run
  }
}
