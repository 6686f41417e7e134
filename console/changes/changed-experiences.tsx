import { useWords } from '../settings/language.tsx'
import type { SettingsChange } from './changes-to-restore.ts'
import { describeDifference, type SiteWords } from './describe-difference.ts'
import { DifferenceList } from './difference-list.tsx'

/** What changes of each experience, in words. */
export function ChangedExperiences({ changed, site }: { changed: readonly SettingsChange[]; site: SiteWords }) {
  const words = useWords()
  return (
    <ul className="changed-experiences">
      {changed.map(({ experienceId, before, after }) => (
        <li key={experienceId}>
          <b>{after?.name || before?.name || experienceId}</b>
          <DifferenceList lines={describeDifference(before, after, { words, site })} />
        </li>
      ))}
    </ul>
  )
}
