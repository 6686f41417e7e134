import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { ListedSegment } from '../../contract/console/segments.ts'
import { segmentsQuery } from '../api/segment-queries.ts'
import { NoMatch } from '../parts/no-match.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { SearchBox } from '../parts/search-box.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useSearchedText } from '../parts/use-searched-text.ts'
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
          <FoundSegments all={segments} trackingId={trackingId} />
          <Meaning />
        </>
      )}
    </>
  )
}

/** From so many on they can be searched: all of them are on the page. */
const searchedFrom = 20

/** The segments; where there are many, those that are searched for, which is in the address. */
function FoundSegments({ all, trackingId }: { all: ListedSegment[]; trackingId: string }) {
  const { t, formats } = useWords()
  const [text, setText] = useSearchedText()
  const [, setQuery] = useSearchParams()
  const isSearched = all.length >= searchedFrom
  const words = isSearched ? text.trim().toLowerCase() : ''
  const shown = all.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(words))

  function searchFor(value: string): void {
    setText(value)
    setQuery(value ? { search: value } : {}, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {isSearched && (
        <>
          <div className="filter">
            <SearchBox
              label={t.segments.search}
              placeholder={t.segments.searchHint}
              value={text}
              onSearch={searchFor}
            />
          </div>
          <p className="read-out" role="status">
            {t.segments.count(formats.formatNumber(shown.length), formats.formatNumber(all.length))}
          </p>
        </>
      )}
      {shown.length > 0 ? (
        <section className="card segments">
          <SegmentTable segments={shown} trackingId={trackingId} />
        </section>
      ) : (
        <NoMatch title={t.segments.noMatch} clear={t.segments.clear} onClear={() => searchFor('')} />
      )}
    </>
  )
}
