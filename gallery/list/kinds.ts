import type { GalleryEntry } from './gallery-entry.ts'

/** A kind of entries: those of one folder of the catalogue, or the shop's own. */
export type TemplateKind = { id: string; title: string; count: number }

const titles: Record<string, string> = { global: 'Everywhere', own: 'The shop’s own' }

/** Returns the folder of a template, or `own` for an experience of the shop. */
export function kindOf({ id }: Pick<GalleryEntry, 'id'>): string {
  return id.includes('/') ? id.slice(0, id.indexOf('/')) : 'own'
}

/** Returns the kinds of the given entries with their counts, in the order of their first entries. */
export function kindsOf(entries: readonly Pick<GalleryEntry, 'id'>[]): TemplateKind[] {
  const ids = new Set(entries.map(kindOf))
  return [...ids].map((id) => ({
    id,
    title: titles[id] ?? id.charAt(0).toUpperCase() + id.slice(1),
    count: entries.filter((entry) => kindOf(entry) === id).length,
  }))
}
