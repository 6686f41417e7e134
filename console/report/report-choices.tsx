import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ReportChoice } from '../api/queries.ts'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { nameGoal } from '../parts/name-goal.ts'
import { useWords } from '../settings/language.tsx'
import { reportCsv } from './report-csv.ts'
import { saveFile } from './save-file.ts'

type Props = {
  report: ExperienceReport
  /** What was chosen and is on its way, while the report is still the one before; undefined otherwise. */
  awaited: ReportChoice | undefined
  onChoose(name: keyof ReportChoice, value: string): void
}

/** Of which goal and iteration the numbers are, and a way to take them along. */
export function ReportChoices({ report, awaited, onChoose }: Props) {
  const { t, formats } = useWords()
  const { results, experience, iterations } = report
  if (!results) return null
  const goals = [
    ...new Set([
      results.conversion,
      ...experience.goals.map(({ id }) => id),
      ...results.goals,
      ...(experience.goals.some(({ isPrimary }) => isPrimary) ? ['primary'] : []),
      'order',
    ]),
  ]
  return (
    <div className="report-choices">
      <Choice
        label={t.report.goal}
        value={awaited?.goal ?? results.conversion}
        options={goals.map((value) => ({ value, label: nameGoal(value, t) }))}
        onChange={(value) => onChoose('goal', value)}
      />
      <Choice
        label={t.report.iteration}
        value={awaited?.iteration ?? results.iterationId}
        options={iterations.map(({ iterationId, firstAt, lastAt }) => ({
          value: iterationId,
          label: t.report.iterationFrom(formats.formatDate(firstAt), formats.formatDate(lastAt)),
        }))}
        onChange={(value) => onChoose('iteration', value)}
      />
      <button
        type="button"
        className="plain"
        disabled={awaited !== undefined}
        onClick={() => saveFile(`${experience.id}.csv`, { text: reportCsv(report, t), type: 'text/csv;charset=utf-8' })}
      >
        <Icon name="download" />
        {t.report.download}
      </button>
    </div>
  )
}
