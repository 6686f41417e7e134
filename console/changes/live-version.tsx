import { useInfiniteQuery } from '@tanstack/react-query'
import { versionsQuery } from '../api/change-queries.ts'
import { useWords } from '../settings/language.tsx'

/** What is live: the last version, or the configuration as it is. `version` is its number, 0 for the configuration. */
export function LiveVersion({ trackingId, version }: { trackingId: string; version: number }) {
  const { t, formats } = useWords()
  const { data } = useInfiniteQuery({ ...versionsQuery(trackingId), enabled: version > 0 })
  const live = data?.pages[0]?.versions.find((each) => each.version === version)
  return (
    <section className="card live-version" aria-labelledby="live-version">
      <h2 id="live-version">{t.changes.live}</h2>
      {version === 0 ? (
        <p>{t.changes.liveConfiguration}</p>
      ) : (
        <p>
          <b>{t.changes.liveVersion(formats.formatNumber(version))}</b>
          {live && (
            <>
              {live.note && <span className="note">{live.note}</span>}
              <small>{t.changes.liveBy(live.author, formats.formatDateTime(live.publishedAt))}</small>
            </>
          )}
        </p>
      )}
    </section>
  )
}
