import { catalogue } from '../../catalogue/catalogue.ts'
import type { ExperienceInstance } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import type { Fields } from '../../catalogue/fields.ts'
import { variationIds } from '../../cli/build/variation-ids.ts'
import { demoPath } from './demo-path.ts'

/** A field of an experience's content, for its reference. */
export type FieldReference = {
  name: string
  kind: string
  presence: string
  meaning: string
  entries?: FieldReference[]
}

/** What the gallery shows of one experience. */
export type GalleryEntry = {
  id: string
  ledger: string
  title: string
  look: string
  pages: readonly string[]
  /** Shop addresses that show it alone: with its variation, and as its control has it. */
  links: { show: string; control: string }
  content: string
  fields: FieldReference[]
}

/** One entry for each experience of the site, in its order (BU-03, SHOP-104). */
export function galleryEntries(experiences: readonly ExperienceInstance[]): GalleryEntry[] {
  return experiences.map(({ id, template: templateId, content }) => {
    const template: Template = catalogue[templateId].template
    const { ledger, title, look, pages, fields } = template
    const ids = variationIds(id)
    const link = (variation: string) => `${demoPath(templateId, pages)}?qb_force=${id}.${variation}`
    return {
      ...{ id: templateId, ledger, title, look, pages },
      links: { show: link(ids.variation), control: link(ids.control) },
      content: JSON.stringify(content, null, 2),
      fields: fieldReference(fields),
    }
  })
}

function fieldReference(fields: Fields): FieldReference[] {
  return Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.most ? `${field.kind} of at most ${field.most}` : field.kind,
    presence: presenceOf(field.needed, (field as { default?: unknown }).default),
    meaning: String((field as { description?: string }).description),
    ...(field.entries ? { entries: fieldReference(field.entries) } : {}),
  }))
}

function presenceOf(needed: boolean, preset: unknown): string {
  if (needed) return 'required'
  return preset === undefined || preset === '' ? 'optional' : `default ${JSON.stringify(preset)}`
}
