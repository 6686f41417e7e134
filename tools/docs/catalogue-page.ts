import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'
import type { Field, Fields } from '../../catalogue/fields.ts'
import { anchorFacts } from '../../contract/anchor-facts.ts'
import { deviceTypes } from '../../contract/experience.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { drawnBy, pictureOf } from './catalogue-pictures.ts'
import { type StatedSizes, sizeLine } from './stated-sizes.ts'

type AnyField = Field<unknown, boolean> & { description?: string; default?: unknown }

const intro = `# The catalogue

Every ready-made experience, with the pages it runs on, the elements it needs and the content that you fill in. Name one in
\`instep.config.ts\`:

\`\`\`ts
{ id: 'low-stock', template: 'product/low-stock', content: { threshold: 5, text: 'Only {count} left' } }
\`\`\`

The elements are [anchors](configuration.md#anchors). Kinds of fields: a *text* is shown as it is, never as markup; *rich* keeps line breaks
and shows a part between double asterisks in bold; a *length* is a number with px, em, rem, % or vw.

*Code of its own* is what shoppers download for that one experience, compressed with brotli. Beside it they download your content, and
once the code that several experiences share. The pictures show the demo shop of this repository, whose fonts and colours most
experiences take over; on your shop they take yours.

This page is written by \`npm run docs\`, and its pictures by \`npm run pictures -- --catalogue\`.
`

/** Returns the page about every template of the catalogue, as docs/catalogue.md has it. */
export function catalogueText(sizes: StatedSizes): string {
  const entries = Object.values(catalogue).map(({ template }) => template as Template)
  const groups = [...new Set(entries.map(({ id }) => groupOf(id)))]
  const parts = groups.map((group) => {
    const rows = entries.filter(({ id }) => groupOf(id) === group)
    return [`## ${group[0]?.toUpperCase()}${group.slice(1)}`, ...rows.map((row) => templateText(row, sizes))].join(
      '\n\n',
    )
  })
  return `${[intro, ...parts].join('\n')}\n`
}

function groupOf(id: string): string {
  return id.split('/')[0]?.replaceAll('-', ' ') ?? ''
}

function templateText(template: Template, sizes: StatedSizes): string {
  const { id, title, look, pages, devices, anchors, emits, fields, reads = [], needs = [], callsService } = template
  const listNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const facts = [
    `- Pages: ${pages.length === pageTypes.length ? 'all' : pages.join(', ')}`,
    ...(devices.length < deviceTypes.length ? [`- Devices: ${devices.join(', ')}`] : []),
    ...(anchors.length > 0
      ? [`- Needs: ${anchors.map((name) => `\`${name}\` (${anchorFacts[name].meaning})`).join(', ')}`]
      : []),
    ...(reads.length > 0 ? [`- [Reads](reading-your-pages.md#facts-of-elements): ${listNames(reads)}`] : []),
    ...(needs.length > 0 ? [`- [Settings](reading-your-pages.md#addresses) it needs: ${listNames(needs)}`] : []),
    ...(callsService ? ['- Asks a service, so it [waits for consent](consent.md)'] : []),
    ...(emits.length > 0 ? [`- Custom goals it emits: ${listNames(emits)}`] : []),
    sizeLine(sizes[id as TemplateId]),
  ]
  const picture = pictureOf(template)
  const other = drawnBy[id as TemplateId]
  return [
    `### \`${id}\``,
    `${title}. ${look}`,
    `![${picture.alt}](./${picture.path})`,
    ...(other ? [`The picture shows what \`${other}\` draws with its results.`] : []),
    facts.join('\n'),
    fieldTable(fields),
  ].join('\n\n')
}

function fieldTable(fields: Fields): string {
  const rows = rowsOf(fields, '')
  if (rows.length === 0) return 'It has no content to fill in.'
  return ['| field | kind | default | meaning |', '|---|---|---|---|', ...rows].join('\n')
}

function rowsOf(fields: Fields, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { kind, needed, values, entries, description = '', default: preset } = field as AnyField
    const given = needed ? 'required' : defaultText(preset)
    const meaning = `${description}${values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : ''}`
    const own = `| \`${prefix}${name}\` | ${kind} | ${given} | ${meaning.replaceAll('|', '\\|').replaceAll('\n', ' ')} |`
    return [own, ...rowsOf(entries ?? {}, `${prefix}${name}${kind === 'list' ? '[].' : '.'}`)]
  })
}

function defaultText(preset: unknown): string {
  if (preset === undefined || preset === '' || (Array.isArray(preset) && preset.length === 0)) return ''
  return `\`${(typeof preset === 'string' ? preset : JSON.stringify(preset)).replaceAll('|', '\\|').replaceAll('\n', '⏎')}\``
}
