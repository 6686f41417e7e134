import type { ListedExperience } from '../../contract/console/experience-report.ts'
import { UpliftCell } from '../parts/uplift-cell.tsx'
import { useWords } from '../settings/language.tsx'

/** The uplift of the variation that is furthest from the control; whose it is where several could be. */
export function LeadingUplift({ experience, reach }: { experience: ListedExperience; reach: number }) {
  const { t } = useWords()
  const { leading, variations, isAlarm } = experience
  if (!leading) return <span className="quiet">{t.experiences.noUplift}</span>
  const name = variations.find(({ variationId }) => variationId === leading.variationId)?.name ?? leading.variationId
  return (
    <UpliftCell
      uplift={leading.uplift}
      reach={reach}
      isAlarm={isAlarm}
      name={variations.length > 2 ? name : undefined}
    />
  )
}
