import type { ExperienceState } from '../../contract/console/experience-report.ts'
import { useWords } from '../settings/language.tsx'

export function StateLabel({ state }: { state: ExperienceState }) {
  const { t } = useWords()
  return (
    <span className="state-label" data-state={state}>
      {t.states[state]}
    </span>
  )
}
