import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { ListedSegment } from '../../contract/console/segments.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { segmentQuery } from '../api/segment-queries.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { ConditionTree } from './condition-tree.tsx'
import { describeCondition } from './describe-condition.ts'
import { Meaning } from './meaning.tsx'
import { SegmentChart } from './segment-chart.tsx'

/** One segment: what it is, who is in it, and how that changes. */
export function SegmentPage() {
  const { trackingId = '', segmentId = '' } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useQuery(segmentQuery(trackingId, segmentId))
  const isMissing = error instanceof ConsoleProblem && error.kind === 'missing'
  return (
    <>
      <Link className="back" to={`/sites/${encodeURIComponent(trackingId)}/segments`}>
        <Icon name="back" /> {t.segments.back}
      </Link>
      <PageHeading title={data?.segment.name ?? segmentId}>
        {data && data.segment.name !== segmentId && <code>{segmentId}</code>}
      </PageHeading>
      {isMissing && (
        <Empty title={t.segments.missing}>
          <p>{t.segments.missingHint}</p>
        </Empty>
      )}
      {error && !isMissing && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {data && !isMissing && (
        <>
          <Definition segment={data.segment} />
          <Numbers segment={data.segment} />
          {data.days.length > 0 ? (
            <SegmentChart days={data.days} />
          ) : (
            <section className="card">
              <h2>{t.segments.byDay}</h2>
              <Empty title={t.segments.noDays} />
            </section>
          )}
          <Uses segment={data.segment} trackingId={trackingId} />
          <Meaning />
        </>
      )}
    </>
  )
}

function Definition({ segment: { when, byDefault } }: { segment: ListedSegment }) {
  const words = useWords()
  const { t } = words
  const said = when && describeCondition(when, words)
  return (
    <section className="card">
      <h2>{t.segments.columns.what}</h2>
      <div className="prose">
        {said && 'text' in said && `${t.segments.visitor} `}
        {said ? <ConditionTree said={said} /> : t.segments.unknown}
        {byDefault && <p>{t.segments.everybody}</p>}
      </div>
    </section>
  )
}

function Numbers({ segment: { members, entered, left } }: { segment: ListedSegment }) {
  const { t, formats } = useWords()
  const figures = [
    { name: t.segments.members, value: members, hint: t.segments.membersHint },
    { name: t.segments.enteredWeek, value: entered },
    { name: t.segments.leftWeek, value: left },
  ]
  return (
    <dl className="card segment-numbers">
      {figures.map(({ name, value, hint }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{formats.formatNumber(value)}</strong> {hint && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Uses({ segment: { experiences }, trackingId }: { segment: ListedSegment; trackingId: string }) {
  const { t } = useWords()
  return (
    <section className="card">
      <h2>{t.segments.experiences}</h2>
      {experiences.length === 0 && <p className="hint">{t.segments.noExperiences}</p>}
      <ul className="uses">
        {experiences.map(({ id, name, isIncluded }) => (
          <li key={`${id} ${isIncluded}`}>
            <Link to={`/sites/${encodeURIComponent(trackingId)}/experiences/${encodeURIComponent(id)}`}>{name}</Link>{' '}
            <span className="hint">{isIncluded ? t.segments.mustBe : t.segments.mustNotBe}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
