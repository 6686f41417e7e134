import type { SiteVersion } from '../../contract/console/steer.ts'
import type { Words } from '../settings/language.tsx'

/** Returns what a version is about: its note, or what it brought back; '' where neither says it. */
export function sayNote({ note, restores }: Pick<SiteVersion, 'note' | 'restores'>, { t, formats }: Words): string {
  if (note || restores === null) return note
  return restores === 0 ? t.changes.version.restoresStart : t.changes.version.restores(formats.formatNumber(restores))
}
