import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ErasedVisitor } from '../../contract/console/visitor.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { sessionQuery, visitorQuery } from '../api/queries.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { EraseVisitor } from './erase-visitor.tsx'
import { ErasedRows } from './erased-rows.tsx'
import { ExportVisitor } from './export-visitor.tsx'
import { SeenExperiences } from './seen-experiences.tsx'
import { VisitorEventList } from './visitor-event-list.tsx'
import { VisitorHistory } from './visitor-history.tsx'
import { VisitorOrders } from './visitor-orders.tsx'

/** Everything that is stored of one visitor, a way to take it along, and one to erase it. */
export function VisitorPage() {
  const { trackingId = '', visitorId = '' } = useParams()
  const { t } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const [last, setLast] = useState<{ visitorId: string; erased: ErasedVisitor } | null>(null)
  // The browser's history may lead from one visitor to another.
  const erased = last?.visitorId === visitorId ? last.erased : null
  const { data, error, refetch } = useQuery({ ...visitorQuery(trackingId, visitorId), enabled: erased === null })
  const isMissing = error instanceof ConsoleProblem && error.kind === 'missing'
  const who = { trackingId, visitorId }
  return (
    <>
      <Link className="back" to={`/sites/${encodeURIComponent(trackingId)}/visitors`}>
        <Icon name="back" /> {t.visitors.back}
      </Link>
      <PageHeading title={visitorId}>
        {data && !erased && (
          <div className="visitor-actions">
            <ExportVisitor {...who} />
            {session && session.role !== 'view' && (
              <EraseVisitor {...who} onErased={(answer) => setLast({ visitorId, erased: answer })} />
            )}
          </div>
        )}
      </PageHeading>
      {erased ? (
        <ErasedRows erased={erased} />
      ) : (
        <>
          {isMissing && (
            <Empty title={t.visitors.missing}>
              <p>{t.visitors.missingHint}</p>
            </Empty>
          )}
          {error && !isMissing && !data && <Problem problem={error} onRetry={refetch} />}
          {!data && !error && <Loading lines={10} />}
          {data && !isMissing && (
            <>
              <VisitorHistory report={data} />
              <SeenExperiences experiences={data.experiences} trackingId={trackingId} />
              <VisitorOrders orders={data.orders} />
              <VisitorEventList {...who} />
            </>
          )}
        </>
      )}
    </>
  )
}
