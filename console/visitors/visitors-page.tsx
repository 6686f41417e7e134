import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { recentVisitorsQuery } from '../api/queries.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { FindVisitor } from './find-visitor.tsx'
import { RecentTable } from './recent-table.tsx'

/** How often the list asks for more while the page can be seen, in milliseconds. */
const interval = 30_000

/** A field for the id of a visitor, and those who were heard of last. */
export function VisitorsPage() {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const { data, error, refetch } = useQuery({ ...recentVisitorsQuery(trackingId), refetchInterval: interval })
  const now = useNow(interval)
  const visitors = data?.visitors ?? []
  return (
    <>
      <PageHeading title={t.visitors.title} />
      <FindVisitor trackingId={trackingId} />
      <section className="card recent-visitors">
        <h2>{t.visitors.recent}</h2>
        {visitors.length > 0 && <p className="hint">{t.visitors.recentHint(formats.formatNumber(visitors.length))}</p>}
        {error && !data && <Problem problem={error} onRetry={refetch} />}
        {!data && !error && <Loading lines={10} />}
        {data && visitors.length === 0 && (
          <Empty title={t.visitors.none}>
            <p>{t.visitors.noneHint}</p>
          </Empty>
        )}
        {visitors.length > 0 && <RecentTable visitors={visitors} trackingId={trackingId} now={now} />}
      </section>
    </>
  )
}
