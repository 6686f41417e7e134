import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import type { DatasetPage as RecordsPage } from '../../contract/console/datasets.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { datasetQuery } from '../api/data-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useTypedFilter } from '../parts/use-typed-filter.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { cellText } from './cell-text.ts'
import { addresses } from './data-address.ts'
import { UndoUpload } from './undo-upload.tsx'

/** The records of one dataset, a page at a time. Search and page are in the address. */
export function DatasetPage() {
  const { trackingId = '', dataset: id = '' } = useParams()
  const { t, formats } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') || undefined
  const after = query.get('after') ?? undefined
  const { data, error, refetch } = useQuery(datasetQuery(trackingId, id, { search, after }))
  const [typed, setTyped] = useTypedFilter(search ?? '', (text) =>
    setQuery(text ? { search: text } : {}, { replace: true }),
  )
  const isMissing = error instanceof ConsoleProblem && error.kind === 'missing'
  const dataset = isMissing ? undefined : data?.dataset
  return (
    <>
      <Link className="back" to={addresses.data(trackingId)}>
        <Icon name="back" /> {t.data.back}
      </Link>
      <PageHeading title={id}>
        {dataset && session && session.role !== 'view' && (
          <div className="visitor-actions">
            {dataset.source === 'upload' && <UndoUpload trackingId={trackingId} dataset={dataset} />}
            <Link className="plain" to={addresses.load(trackingId, id)}>
              {t.data.load}
            </Link>
          </div>
        )}
      </PageHeading>
      {isMissing && (
        <Empty title={t.data.missing}>
          <p>{t.data.missingHint}</p>
        </Empty>
      )}
      {error && !isMissing && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={10} />}
      {dataset && data && (
        <section className="card">
          <h2>{t.data.recordCount(formats.formatNumber(dataset.records), dataset.records === 1)}</h2>
          <p className="hint">
            {(dataset.source === 'file' ? t.data.fileHint : t.data.uploadHint)(
              formats.formatDateTime(dataset.loadedAt),
            )}
          </p>
          <div className="filter record-filter">
            <SearchBox label={t.data.search} placeholder={t.data.searchHint} value={typed} onSearch={setTyped} />
          </div>
          {data.records.length > 0 ? (
            <RecordTable page={data} />
          ) : (
            <Empty title={dataset.records === 0 ? t.data.empty : t.data.noMatch} />
          )}
          <Pages next={data.next} search={search} isFirst={after === undefined} />
        </section>
      )}
    </>
  )
}

function RecordTable({ page: { columns, records } }: { page: RecordsPage }) {
  const { t } = useWords()
  return (
    <WideTable label={t.data.records}>
      <thead>
        <tr>
          <th scope="col">{t.data.columns.key}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            {columns.map((name) => (
              <td key={name} className="cell">
                {Object.hasOwn(value, name) ? cellText(value[name]) : <span className="quiet">–</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Pages({ next, search, isFirst }: { next: string | null; search?: string; isFirst: boolean }) {
  const { t } = useWords()
  const addressOf = (after?: string) =>
    `?${new URLSearchParams({ ...(search && { search }), ...(after !== undefined && { after }) })}`
  if (isFirst && next === null) return null
  return (
    <nav className="page-links" aria-label={t.data.pages}>
      {!isFirst && (
        <Link className="plain" to={addressOf()}>
          {t.data.first}
        </Link>
      )}
      {next !== null && (
        <Link className="plain" to={addressOf(next)}>
          {t.data.next}
        </Link>
      )}
    </nav>
  )
}
