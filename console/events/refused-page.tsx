import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { ReplayOutcome } from '../../contract/refused-event.ts'
import { changedByReplay, refusedQuery } from '../api/event-queries.ts'
import { sessionQuery } from '../api/queries.ts'
import { RadioBar } from '../parts/radio-bar.tsx'
import { Empty, Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { describeReason } from './describe-reason.ts'
import { EventViews } from './event-views.tsx'
import { PageLinks } from './page-links.tsx'
import { RefusedRow } from './refused-row.tsx'
import { ReplayAll } from './replay-all.tsx'
import { ReplaySums } from './replay-sums.tsx'

/** What the service refused. Reason and page are in the address, so that they can be shared and gone back to. */
export function RefusedPage() {
  const { trackingId = '' } = useParams()
  const { t, formats } = useWords()
  const client = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const reason = query.get('reason') || undefined
  const before = query.get('before') || undefined
  const { data: session } = useQuery(sessionQuery)
  const { data, error, refetch, isPlaceholderData } = useQuery(refusedQuery(trackingId, { reason, before }))
  const [outcome, setOutcome] = useState<ReplayOutcome | null>(null)
  const mayReplay = session !== null && session?.role !== 'view'

  async function updateLists(): Promise<void> {
    await Promise.all(changedByReplay(trackingId).map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  const all = data?.reasons.reduce((sum, { events }) => sum + events, 0) ?? 0
  const ofReason = data?.reasons.find((each) => each.reason === reason)?.events ?? 0
  const reasons = [...(data?.reasons ?? [])]
  if (reason !== undefined && ofReason === 0) reasons.push({ reason, events: 0 })
  return (
    <>
      <EventViews hint={t.events.refusedHint} />
      {error && !data && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={12} />}
      {data && !mayReplay && all > 0 && <p className="hint">{t.events.mayNotReplay}</p>}
      {data && reasons.length > 0 && (
        <RadioBar
          label={t.events.reason}
          value={reason ?? ''}
          options={[{ reason: '', events: all }, ...reasons].map((each) => ({
            value: each.reason,
            label: each.reason === '' ? t.events.allReasons : describeReason(each.reason, t),
            count: formats.formatNumber(each.events),
          }))}
          onChange={(value) => setQuery(value ? { reason: value } : {}, { replace: true, preventScrollReset: true })}
        />
      )}
      {data && mayReplay && reason !== undefined && (
        <ReplayAll
          key={reason}
          trackingId={trackingId}
          reason={reason}
          count={ofReason}
          latest={data.latest}
          onEnd={updateLists}
        />
      )}
      {outcome && <Outcome key={outcome.id} outcome={outcome} onClose={() => setOutcome(null)} />}
      {data && data.events.length === 0 && (
        <Empty title={all > 0 ? t.events.noneOfReason : t.events.noneRefused}>
          {all > 0 ? (
            <button type="button" className="plain" onClick={() => setQuery({}, { replace: true })}>
              {t.events.clear}
            </button>
          ) : (
            <p>{t.events.noneRefusedHint}</p>
          )}
        </Empty>
      )}
      {data && data.events.length > 0 && (
        <>
          <ul className="refused-list" aria-label={t.events.list} aria-busy={isPlaceholderData}>
            {data.events.map((event) => (
              <RefusedRow
                key={event.id}
                event={event}
                trackingId={trackingId}
                mayReplay={mayReplay}
                onReplayed={(result) => {
                  setOutcome(result)
                  updateLists()
                }}
              />
            ))}
          </ul>
          <PageLinks next={data.next} />
        </>
      )}
    </>
  )
}

/** What became of one event. It takes the focus, because the event from which it comes may be gone from the list. */
function Outcome({ outcome, onClose }: { outcome: ReplayOutcome; onClose(): void }) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  const { accepted, duplicates, reasons } = outcome
  return (
    <div ref={place} tabIndex={-1} className="outcome" role="status" data-failed={reasons.length > 0}>
      <ReplaySums accepted={accepted} duplicates={duplicates} refused={reasons.length} />
      {[...new Set(reasons)].map((reason) => (
        <span key={reason}>{describeReason(reason, t)}</span>
      ))}
      <button type="button" className="quiet-button" onClick={onClose}>
        {t.events.close}
      </button>
    </div>
  )
}
