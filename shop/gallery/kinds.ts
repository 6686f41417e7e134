import type { GalleryEntry } from './gallery-entry.ts'

/** Entries of a kind: those of one folder of the catalogue, or the shop's own. */
export type TemplateKind = { id: string; title: string; count: number }

const titles: Record<string, string> = { global: 'Everywhere', own: 'The shop’s own' }

/** The folder of a template; an experience of the shop's own is in none. */
export function kindOf({ id }: Pick<GalleryEntry, 'id'>): string {
  return id.includes('/') ? id.slice(0, id.indexOf('/')) : 'own'
}

/** The kinds of which there are entries, each with their number, in the order in which they come first. */
export function kindsOf(entries: readonly Pick<GalleryEntry, 'id'>[]): TemplateKind[] {
  const ids = new Set(entries.map(kindOf))
  return [...ids].map((id) => ({
    id,
    title: titles[id] ?? id.charAt(0).toUpperCase() + id.slice(1),
    count: entries.filter((entry) => kindOf(entry) === id).length,
  }))
}
