import type { TSchema } from 'typebox'
import { siteFields } from './site-fields.ts'

type Described = {
  description?: string
  type?: string
  enum?: readonly string[]
  properties?: Record<string, Described>
  items?: Described
  patternProperties?: Record<string, Described>
  required?: readonly string[]
  minimum?: number
  maximum?: number
}

/** Parts of the configuration with a guide of their own. */
const guides: Record<string, string> = {
  localPrices: '[languages](languages.md#prices)',
  words: '[languages](languages.md)',
  look: '[look](look.md)',
  anchors: '[anchors](#anchors)',
  experiences: '[experiences](own-experiences.md)',
  segments: '[segments](segments.md)',
  placements: '[placements](placements.md)',
  sources: '[event sources](event-sources.md)',
  consent: '[consent](consent.md)',
  crossDomainIframes: '[several domains](several-domains.md)',
}

/** Writes the table of every key of a site's configuration, as docs/configuration.md has it. */
export function configurationTable(): string {
  const rows = Object.entries(siteFields).flatMap(([name, schema]) => rowsOf(name, schema as TSchema & Described))
  return ['| key | form | meaning |', '|---|---|---|', ...rows].join('\n')
}

function rowsOf(name: string, schema: Described): string[] {
  const guide = guides[name] ? ` See ${guides[name]}.` : ''
  const inner = schema.properties ?? schema.items?.properties ?? {}
  const prefix = schema.items ? `${name}[].` : `${name}.`
  const own = `| \`${name}\` | ${formOf(schema)} | ${schema.description ?? ''}${guide} |`
  return [
    own,
    ...Object.entries(inner).map(
      ([key, each]) => `| \`${prefix}${key}\` | ${formOf(each)} | ${each.description ?? ''} |`,
    ),
  ]
}

function formOf({ type, enum: values, properties, items, patternProperties, minimum, maximum }: Described): string {
  if (values) return values.map((value) => `\`'${value}'\``).join(', ')
  if (items) return `list of ${items.properties ? 'objects' : 'texts'}`
  if (properties) return 'object'
  if (patternProperties) return 'object: a text for each name'
  if (maximum === 1 && minimum === 0) return 'number from 0 to 1'
  return (
    { string: 'text', boolean: 'true or false', integer: 'whole number', number: 'number' }[type ?? ''] ??
    'see its guide'
  )
}
