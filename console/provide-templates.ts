import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Template } from '../catalogue/define-template.ts'
import type { Field, Fields } from '../catalogue/fields.ts'
import type { TemplateField, TemplateFields } from '../contract/content-form/template-field.ts'
import type { EditorTemplate } from './editor/templates/editor-template.ts'

const name = 'virtual:console-templates'
const pictures = join(import.meta.dirname, '../docs/images/catalogue')

/**
 * Gives the console the catalogue as data: it imports no code of it. The module has the list `templates`, an `EditorTemplate`
 * for each; their pictures become files of the build.
 */
export function provideTemplates(): Plugin {
  return {
    name: 'console-templates',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? writeModule() : undefined),
  }
}

function writeModule(): string {
  const entries = describeCatalogue().map((facts) => ({
    facts,
    picture: join(pictures, `${facts.id.replace('/', '-')}.webp`),
  }))
  const imports = entries.map(({ picture }, at) => `import picture${at} from ${JSON.stringify(`${picture}?url`)}`)
  const addresses = entries.map(({ facts }, at) => `${JSON.stringify(facts.id)}: picture${at}`)
  return [
    ...imports,
    `const pictures = { ${addresses.join(', ')} }`,
    `const facts = ${JSON.stringify(entries.map(({ facts }) => facts))}`,
    'export const templates = facts.map((each) => ({ ...each, picture: pictures[each.id] }))',
  ].join('\n')
}

/** Returns the templates of the catalogue as data, without the addresses of their pictures. */
export function describeCatalogue(): Omit<EditorTemplate, 'picture'>[] {
  return Object.values(catalogue).map(({ template, sample }) =>
    describeTemplate(template, sample as Record<string, unknown>),
  )
}

function describeTemplate(template: Template, sample: Record<string, unknown>): Omit<EditorTemplate, 'picture'> {
  const { id, title, look, pages, devices, anchors, needs = [], emits, fields } = template
  const described = describeFields(fields)
  return {
    id,
    title,
    look,
    pages,
    devices,
    anchors,
    needs,
    emits,
    fields: described,
    sample: wordsOf(sample, described),
  }
}

/** Returns a sample without its pictures and links, which are those of the demo: another shop has nothing at these addresses. */
function wordsOf(sample: Record<string, unknown>, fields: TemplateFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sample).flatMap(([name, value]) => {
      const { kind, entries = {} } = fields[name] ?? {}
      if (kind === 'image' || kind === 'url') return []
      if (kind === 'group') return [[name, wordsOf(Object(value), entries)]]
      return [[name, kind === 'list' ? (value as object[]).map((each) => wordsOf(Object(each), entries)) : value]]
    }),
  )
}

type DescribedField = Field<unknown, boolean> & { description?: string; default?: unknown }

function describeFields(fields: Fields): Record<string, TemplateField> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind, description = '', default: preset, needed, most, values, entries } = field as DescribedField
      const described: TemplateField = { kind, meaning: description, default: preset, needed, most, values }
      return [name, entries ? { ...described, entries: describeFields(entries) } : described]
    }),
  )
}
