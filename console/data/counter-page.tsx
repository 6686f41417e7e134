import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { CounterListFacts } from '../../contract/console/datasets.ts'
import { counterTopQuery } from '../api/data-queries.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { addresses } from './data-address.ts'

/** How often the counts are read again while the page can be seen, in milliseconds. */
const interval = 10_000

/** The ids with the highest counts of one counter. */
export function CounterPage() {
  const { trackingId = '', property = '', kind = '', name = '' } = useParams()
  const { t, formats } = useWords()
  const list = { property, kind: kind as CounterListFacts['kind'], name }
  const { data, error, refetch } = useQuery({ ...counterTopQuery(list), refetchInterval: interval })
  return (
    <>
      <Link className="back" to={addresses.data(trackingId)}>
        <Icon name="back" /> {t.data.back}
      </Link>
      <PageHeading title={name}>
        <p>{[property, t.data.counterKinds[list.kind]].join(' · ')}</p>
      </PageHeading>
      <section className="card">
        <h2>{t.data.top}</h2>
        {error && !data && <Problem problem={error} onRetry={refetch} />}
        {!data && !error && <Loading lines={8} />}
        {data?.pairs.length === 0 && <Empty title={t.data.noCounters} />}
        {data && data.pairs.length > 0 && (
          <>
            <p className="hint">
              {t.data.topHint(formats.formatNumber(data.pairs.length), formats.formatNumber(data.total))}
            </p>
            <WideTable label={t.data.top}>
              <thead>
                <tr>
                  <th scope="col">{t.data.id}</th>
                  <th scope="col" className="number">
                    {t.data.count}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.pairs.map(([id, count]) => (
                  <tr key={id}>
                    <th scope="row" className="long">
                      {id}
                    </th>
                    <td className="number">{formats.formatNumber(count)}</td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          </>
        )}
      </section>
    </>
  )
}
