import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { steeredExperienceQuery, steerQuery } from '../api/change-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { ChangesViews } from './changes-views.tsx'
import { DraftCard } from './draft-card.tsx'
import { LiveVersion } from './live-version.tsx'
import { PublishForm } from './publish-form.tsx'

/** The drafts that wait, what is live, and the way to publish some of the drafts or all. */
export function WaitingPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const { data: state, error, refetch } = useQuery({ ...steerQuery(trackingId), refetchOnMount: 'always' })
  const [left, setLeft] = useState<readonly string[]>([])
  const drafts = state?.drafts ?? []
  const experiences = useQueries({
    queries: drafts.map(({ experienceId }) => ({
      ...steeredExperienceQuery(trackingId, experienceId),
      refetchOnMount: 'always' as const,
    })),
  })
  const mayPublish = session?.role === 'publish'
  const seen = drafts.flatMap((summary, at) => {
    const experience = experiences[at]?.data
    return experience?.draft ? [{ summary, experience, draft: experience.draft }] : []
  })
  const chosen = seen.filter(
    ({ summary, draft }) => draft.problems.length === 0 && !left.includes(summary.experienceId),
  )
  const failed = experiences.find((each) => each.error && !each.data)
  const reads = experiences.some(({ isPending }) => isPending)

  function chooseDraft(experienceId: string, isChosen: boolean): void {
    setLeft(isChosen ? left.filter((each) => each !== experienceId) : [...left, experienceId])
  }
  return (
    <>
      <ChangesViews hint={t.changes.hint} />
      {error && !state && <Problem problem={error} onRetry={refetch} />}
      {!state && !error && <Loading lines={8} />}
      {state?.unavailable && (
        <Empty title={t.changes.unavailable}>
          <p>{state.unavailable}</p>
        </Empty>
      )}
      {state && !state.unavailable && (
        <>
          <LiveVersion trackingId={trackingId} version={state.version} />
          {drafts.length === 0 && (
            <section className="card">
              <Empty title={t.changes.none}>
                <p>{t.changes.noneHint}</p>
                <Link className="plain" to={`/sites/${encodeURIComponent(trackingId)}/experiences`}>
                  {t.changes.toExperiences}
                </Link>
              </Empty>
            </section>
          )}
          {failed && (
            <Problem problem={failed.error} onRetry={() => experiences.forEach((each) => void each.refetch())} />
          )}
          {drafts.length > 0 && reads && <Loading lines={drafts.length * 3} />}
          {seen.length > 0 && (
            <ul className="drafts" aria-label={t.changes.drafts}>
              {seen.map(({ summary, experience }) => (
                <DraftCard
                  key={summary.experienceId}
                  trackingId={trackingId}
                  summary={summary}
                  experience={experience}
                  site={state.site}
                  isChosen={mayPublish ? chosen.some((each) => each.summary === summary) : undefined}
                  onChoose={(isChosen) => chooseDraft(summary.experienceId, isChosen)}
                  mayEdit={session !== null && session?.role !== 'view'}
                />
              ))}
            </ul>
          )}
          {drafts.length > 0 && !mayPublish && (
            <p className="hint">{session?.role === 'view' ? t.changes.publish.mayNotEdit : t.changes.publish.mayNot}</p>
          )}
          {drafts.length > 0 && mayPublish && (
            <PublishForm trackingId={trackingId} chosen={chosen} site={state.site} isReady={!reads && !failed} />
          )}
        </>
      )}
    </>
  )
}
