import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { segmentsQuery } from '../api/segment-queries.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { Meaning } from './meaning.tsx'
import { SegmentTable } from './segment-table.tsx'

/** The audiences of a site: what each is, and how many visitors are in it. */
export function SegmentsPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useQuery(segmentsQuery(trackingId))
  const segments = data?.segments ?? []
  return (
    <>
      <PageHeading title={t.segments.title}>
        <p>{data && data.builtAt === null && segments.length > 0 ? t.segments.notDescribed : t.segments.hint}</p>
      </PageHeading>
      {error && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {data && segments.length === 0 && (
        <Empty title={t.segments.none}>
          <p>{t.segments.noneHint}</p>
        </Empty>
      )}
      {segments.length > 0 && (
        <>
          <section className="card segments">
            <SegmentTable segments={segments} trackingId={trackingId} />
          </section>
          <Meaning />
        </>
      )}
    </>
  )
}
