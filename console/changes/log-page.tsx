import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { logQuery } from '../api/change-queries.ts'
import { OlderButton } from '../parts/older-button.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { ChangesViews } from './changes-views.tsx'

const ofVersions = ['published', 'publish-failed', 'restored']

/** Everything that was changed by the console, and by whom. */
export function LogPage() {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const { logColumns, actions, roles } = t.changes
  /** A version is logged by its number alone. */
  function saySubject(action: string, subject: string): string {
    return ofVersions.includes(action) && /^\d+$/.test(subject) ? t.changes.version.number(subject) : subject
  }
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...logQuery(trackingId),
    refetchOnMount: 'always',
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <ChangesViews hint={t.changes.logHint} />
      {!data && !error && <Loading lines={10} />}
      {data && entries.length === 0 && (
        <section className="card">
          <Empty title={t.changes.noLog} />
        </section>
      )}
      {entries.length > 0 && (
        <section className="card change-log">
          <WideTable label={t.changes.log} isStacked>
            <thead>
              <tr>
                <th scope="col">{logColumns.at}</th>
                <th scope="col">{logColumns.action}</th>
                <th scope="col">{logColumns.subject}</th>
                <th scope="col">{logColumns.author}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, author, role, action, subject }) => (
                <tr key={id}>
                  <td className="moment">{formats.formatMoment(at)}</td>
                  <th scope="row">{Object.hasOwn(actions, action) ? actions[action] : <code>{action}</code>}</th>
                  <td>{saySubject(action, subject) || <span className="quiet">–</span>}</td>
                  <td>
                    {author} <small>{Object.hasOwn(roles, role) ? roles[role] : role}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </section>
      )}
      {error && <Problem problem={error} onRetry={() => (data ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <OlderButton label={t.changes.logOlder} isLoading={isFetchingNextPage} onLoad={fetchNextPage} />
      )}
    </>
  )
}
