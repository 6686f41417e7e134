import { catalogue } from '../../catalogue/catalogue.ts'
import { type ExperienceInstance, isOwn, type OwnInstance, type TemplateInstance } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import type { Fields } from '../../catalogue/fields.ts'
import { variationIds } from '../../cli/build/variation-ids.ts'
import { type DeviceType, deviceTypes } from '../../contract/experience.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { demoPath } from './demo-path.ts'

/** A field of an experience's content, for the reference. */
export type FieldReference = {
  name: string
  kind: string
  presence: string
  meaning: string
  entries?: FieldReference[]
}

/** What the gallery shows of one experience. */
export type GalleryEntry = {
  /** The id of its template; its own, if it has none. */
  id: string
  experienceId: string
  ledger: string
  title: string
  look: string
  pages: readonly string[]
  devices: readonly DeviceType[]
  /**
   * Addresses of the shop: `show` forces its variation and `control` its control, each without other experiences;
   * `live` is the page as shoppers see it, whose results count.
   */
  links: { show: string; control: string; live: string }
  content: string
  fields: FieldReference[]
}

/** Returns one entry for each experience of the site, in the site's order (BU-03, SHOP-104). */
export function galleryEntries(experiences: readonly ExperienceInstance[]): GalleryEntry[] {
  return experiences.map((instance) => (isOwn(instance) ? ownEntry(instance) : templateEntry(instance)))
}

function templateEntry(instance: TemplateInstance): GalleryEntry {
  const { template: templateId, content, paths } = instance
  const template: Template = catalogue[templateId].template
  const { ledger, title, look, pages, devices, fields } = template
  return {
    id: templateId,
    experienceId: instance.id,
    ledger,
    title,
    look,
    pages,
    devices,
    links: linksOf(instance, demoPath({ id: templateId, pages, include: paths?.include })),
    content: JSON.stringify(content, null, 2),
    fields: fieldReference(fields),
  }
}

/** Its code is in the shop's repository, so there is no template that describes it. */
function ownEntry(instance: OwnInstance): GalleryEntry {
  const { id, name = id, pages = pageTypes, devices = deviceTypes, data = {}, paths } = instance
  return {
    id,
    experienceId: id,
    title: name,
    pages,
    devices,
    ledger: 'the shop’s own',
    look: 'A custom experience of this shop, with its code in the repository.',
    links: linksOf(instance, demoPath({ id, pages, include: paths?.include })),
    content: JSON.stringify(data, null, 2),
    fields: [],
  }
}

function linksOf(instance: ExperienceInstance, path: string): GalleryEntry['links'] {
  const { id } = instance
  const { control, shown } = variationIds(instance)
  const from = `${path}${path.includes('?') ? '&' : '?'}`
  const linkTo = (variation: string) => `${from}qb_force=${id}.${variation}`
  return { show: linkTo(shown[0] ?? ''), control: linkTo(control), live: `${from}gallery=${id}` }
}

function fieldReference(fields: Fields): FieldReference[] {
  return Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.most ? `${field.kind}, at most ${field.most}` : field.kind,
    presence: presenceOf(field.needed, (field as { default?: unknown }).default),
    meaning: String((field as { description?: string }).description),
    ...(field.entries ? { entries: fieldReference(field.entries) } : {}),
  }))
}

function presenceOf(needed: boolean, preset: unknown): string {
  if (needed) return 'required'
  return preset === undefined || preset === '' ? 'optional' : `default ${JSON.stringify(preset)}`
}
