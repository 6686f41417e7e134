import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { steerQuery, versionsQuery } from '../api/change-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { OlderButton } from '../parts/older-button.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { ChangesViews } from './changes-views.tsx'
import { RestoreVersion } from './restore-version.tsx'
import { VersionRow } from './version-row.tsx'

/** Everything that was published, the newest first, with a way back to each version. */
export function VersionsPage() {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const { data: session } = useQuery(sessionQuery)
  const { data: state } = useQuery(steerQuery(trackingId))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...versionsQuery(trackingId),
    refetchOnMount: 'always',
  })
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  const live = versions[0]?.version ?? 0
  const mayRestore = session?.role === 'publish' && state !== undefined && !state.unavailable
  const shown = { trackingId, versions, site: state?.site ?? { timeZone: null, segments: [] } }
  return (
    <>
      <ChangesViews hint={t.changes.versionsHint} />
      {!data && !error && <Loading lines={8} />}
      {data && versions.length === 0 && (
        <section className="card">
          <Empty title={t.changes.noVersions}>
            <p>{t.changes.noVersionsHint}</p>
          </Empty>
        </section>
      )}
      {versions.length > 0 && (
        <ol className="card versions" aria-label={t.changes.versions}>
          {versions.map((version) => (
            <VersionRow key={version.version} version={version} isLive={version.version === live} site={shown.site}>
              {mayRestore && version.version !== live && <RestoreVersion {...shown} wanted={version.version} />}
            </VersionRow>
          ))}
          {!hasNextPage && (
            <li className="version first-version">
              <div>
                <h2>{t.changes.version.start}</h2>
                <p className="hint">{t.changes.version.startHint}</p>
              </div>
              {mayRestore && <RestoreVersion {...shown} wanted={0} />}
            </li>
          )}
        </ol>
      )}
      {error && <Problem problem={error} onRetry={() => (data ? fetchNextPage() : refetch())} />}
      {versions.length > 0 && (
        <p className="read-out" role="status">
          {t.changes.version.shown(formats.formatNumber(versions.length), !hasNextPage)}
        </p>
      )}
      {hasNextPage && !error && (
        <OlderButton label={t.changes.version.older} isLoading={isFetchingNextPage} onLoad={fetchNextPage} />
      )}
    </>
  )
}
