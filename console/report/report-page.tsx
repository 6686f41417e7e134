import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { steerQuery } from '../api/change-queries.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { type ReportChoice, reportQuery } from '../api/queries.ts'
import { SteerButtons } from '../changes/steer-buttons.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { StateLabel } from '../parts/state-label.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { ConclusionCard } from './conclusion-card.tsx'
import { CountChart } from './count-chart.tsx'
import { Division } from './division.tsx'
import { Facts } from './facts.tsx'
import { Looks } from './looks.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { Parts } from './parts.tsx'
import { ReportChoices } from './report-choices.tsx'
import { UpliftChart } from './uplift-chart.tsx'

/** One experience: what it is, what its numbers say, and the numbers. The address has the chosen goal and iteration. */
export function ReportPage() {
  const { trackingId = '', experienceId = '' } = useParams()
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const choice: ReportChoice = { goal: query.get('goal') ?? undefined, iteration: query.get('iteration') ?? undefined }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reportQuery(trackingId, experienceId, choice),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

  const isMissing = error instanceof ConsoleProblem && error.kind === 'missing'
  const { data: steer } = useQuery({ ...steerQuery(trackingId), enabled: isMissing })
  const hasDraft = steer?.drafts.some((each) => each.experienceId === experienceId)

  function changeChoice(name: keyof ReportChoice, value: string): void {
    const next = new URLSearchParams(query)
    next.set(name, value)
    // What was a goal of one iteration need not be one of another.
    if (name === 'iteration') next.delete('goal')
    setQuery(next, { preventScrollReset: true })
  }
  return (
    <>
      <Link className="back" to={`/sites/${encodeURIComponent(trackingId)}/experiences`}>
        <Icon name="back" /> {t.report.back}
      </Link>
      <PageHeading title={data?.experience.name || experienceId}>
        {data && (
          <p>
            <StateLabel state={data.experience.state} />
            {data.experience.name && data.experience.name !== experienceId && <code>{experienceId}</code>}
            <span>{t.report.stateHints[data.experience.state]}</span>
          </p>
        )}
        {data && data.experience.state !== 'removed' && (
          <Link className="plain" to="edit">
            {t.editor.edit}
          </Link>
        )}
      </PageHeading>
      {isMissing && (
        <Empty title={t.report.missing}>
          <p>{t.report.missingHint}</p>
          {hasDraft && (
            <Link className="plain" to="edit">
              {t.report.toDraft}
            </Link>
          )}
        </Empty>
      )}
      {error && !isMissing && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {data && (
        <div className="report" aria-busy={isPlaceholderData}>
          <SteerButtons key={experienceId} report={data} />
          <Facts experience={data.experience} />
          <ReportChoices report={data} awaited={isPlaceholderData ? choice : undefined} onChoose={changeChoice} />
          <div className="columns">
            <ConclusionCard report={data} />
            {data.results && <Division report={data} results={data.results} />}
          </div>
          {data.results && (
            <>
              <NumbersTable report={data} results={data.results} />
              <UpliftChart report={data} results={data.results} />
              <CountChart report={data} results={data.results} />
              <Parts report={data} results={data.results} />
            </>
          )}
          <Looks key={`looks ${experienceId}`} report={data} />
        </div>
      )}
    </>
  )
}
