import type { SiteVersion } from '../../contract/console/steer.ts'
import { isSameJson } from '../../contract/steer/same-json.ts'

export type SettingsChange = SiteVersion['changed'][number]

/**
 * Returns what going back to a version changes of what is live.
 * @param versions the newest first, without a gap from the live one to that after the wanted one
 * @param wanted the number of a version; 0 for the configuration as it was before all of them
 */
export function changesToRestore(versions: readonly SiteVersion[], wanted: number): SettingsChange[] {
  const changes = new Map<string, SettingsChange>()
  for (const { version, changed } of versions) {
    if (version <= wanted) break
    for (const { experienceId, before, after } of changed) {
      const live = changes.get(experienceId)?.before
      changes.set(experienceId, { experienceId, before: live === undefined ? after : live, after: before })
    }
  }
  return [...changes.values()].filter(({ before, after }) => !isSameJson(before, after))
}
