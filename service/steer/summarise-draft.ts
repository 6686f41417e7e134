import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { DraftSummary } from '../../contract/console/steer.ts'
import type { StoredDraft } from './change-store.ts'

/** Returns a draft as lists show it; `site` is null where the service does not know what the site is made of. */
export function summariseDraft({ change, ...draft }: StoredDraft, site: SiteDescription | null): DraftSummary {
  const { experienceId } = draft
  const known = site && Object.hasOwn(site.settings, experienceId) ? site.settings[experienceId] : undefined
  return { ...draft, name: change.name ?? known?.current.name ?? experienceId, isNew: !known }
}
