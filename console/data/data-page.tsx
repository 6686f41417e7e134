import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { countersQuery, datasetsQuery } from '../api/data-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { CounterTable } from './counter-table.tsx'
import { addresses } from './data-address.ts'
import { DatasetTable } from './dataset-table.tsx'

/** The datasets of a site, and the counters of its service. */
export function DataPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const datasets = useQuery(datasetsQuery(trackingId))
  const counters = useQuery(countersQuery)
  return (
    <>
      <PageHeading title={t.data.title}>
        <p>{t.data.hint}</p>
      </PageHeading>
      <section className="card datasets">
        <header>
          <h2>{t.data.datasets}</h2>
          {session && session.role !== 'view' && (
            <Link className="plain" to={addresses.load(trackingId)}>
              {t.data.loadNew}
            </Link>
          )}
        </header>
        {datasets.error && !datasets.data && <Problem problem={datasets.error} onRetry={datasets.refetch} />}
        {!datasets.data && !datasets.error && <Loading lines={4} />}
        {datasets.data?.datasets.length === 0 && (
          <Empty title={t.data.noDatasets}>
            <p>{t.data.noDatasetsHint}</p>
          </Empty>
        )}
        {datasets.data && datasets.data.datasets.length > 0 && (
          <DatasetTable datasets={datasets.data.datasets} trackingId={trackingId} />
        )}
      </section>
      <section className="card">
        <h2>{t.data.counters}</h2>
        <p className="hint">{t.data.countersHint}</p>
        {counters.error && !counters.data && <Problem problem={counters.error} onRetry={counters.refetch} />}
        {!counters.data && !counters.error && <Loading lines={4} />}
        {counters.data?.lists.length === 0 && <Empty title={t.data.noCounters} />}
        {counters.data && counters.data.lists.length > 0 && (
          <CounterTable lists={counters.data.lists} trackingId={trackingId} />
        )}
      </section>
    </>
  )
}
