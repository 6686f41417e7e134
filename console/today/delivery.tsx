import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeliveryHealth } from '../../contract/console/traffic.ts'
import { deliveryQuery, type TimeRange } from '../api/queries.ts'
import { describeReason } from '../events/describe-reason.ts'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { trackingId: string; range: TimeRange; now: number }

/** Whether the events of a range arrive: what was accepted, what was not and why, and what failed in the pages. */
export function Delivery({ trackingId, range, now }: Props) {
  const { t } = useWords()
  const { data, error, refetch } = useQuery({ ...deliveryQuery(trackingId, range), refetchInterval: 30_000 })
  return (
    <section className="card delivery" aria-labelledby="delivery">
      <h2 id="delivery">{t.delivery.title}</h2>
      <p className="hint">{t.delivery.hint}</p>
      {error && <Problem problem={error} onRetry={refetch} />}
      {!data && !error && <Loading lines={4} />}
      {data && <Health health={data} trackingId={trackingId} now={now} />}
    </section>
  )
}

function Health({ health, trackingId, now }: { health: DeliveryHealth; trackingId: string; now: number }) {
  const { t, formats } = useWords()
  const counts = [
    { key: 'accepted', name: t.delivery.accepted, value: health.accepted },
    { key: 'duplicates', name: t.delivery.duplicates, value: health.duplicates, hint: t.delivery.duplicatesHint },
    { key: 'crawlers', name: t.delivery.crawlers, value: health.crawlers, hint: t.delivery.crawlersHint },
  ]
  return (
    <>
      <dl className="counts">
        {counts.map(({ key, name, value, hint }) => (
          <div key={key}>
            <dt>
              {name}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>{formats.formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t.delivery.refused}</h3>
      {health.refused.length === 0 ? (
        <p className="hint fine">{t.delivery.noneRefused}</p>
      ) : (
        <dl className="counts faults">
          {health.refused.map(({ reason, events }) => (
            <div key={reason}>
              <dt>
                <Link
                  to={`/sites/${encodeURIComponent(trackingId)}/events/refused?reason=${encodeURIComponent(reason)}`}
                >
                  {describeReason(reason, t)}
                </Link>
              </dt>
              <dd>{formats.formatNumber(events)}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{t.delivery.lost}</h3>
      {health.lost.length === 0 ? (
        <p className="hint fine">{t.delivery.noneLost}</p>
      ) : (
        <>
          <p className="hint">{t.delivery.lostHint}</p>
          <dl className="counts faults">
            {health.lost.map(({ reason, events }) => (
              <div key={reason}>
                <dt>{reason === null ? t.delivery.otherLoss : t.delivery.losses[reason]}</dt>
                <dd>{formats.formatNumber(events)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{t.delivery.errors}</h3>
      {health.errors.length === 0 && <p className="hint fine">{t.delivery.noErrors}</p>}
      <ul className="errors">
        {health.errors.map(({ experienceId, message, reports, lastAt }) => (
          <li key={`${experienceId} ${message}`}>
            <p>
              {experienceId === null ? (
                t.delivery.ownScript
              ) : (
                <Link to={`/sites/${encodeURIComponent(trackingId)}/experiences/${encodeURIComponent(experienceId)}`}>
                  {experienceId}
                </Link>
              )}
              <span>
                {t.delivery.reports(formats.formatNumber(reports))} · {t.delivery.last(formats.formatAgo(lastAt, now))}
              </span>
            </p>
            <code>{message}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
