import type { VisitorReport } from '../../contract/console/visitor.ts'
import { useWords } from '../settings/language.tsx'

/** How often and when somebody came, what they spent, and the segments they are in. */
export function VisitorHistory({ report: { history, orders, segments } }: { report: VisitorReport }) {
  const { t, formats } = useWords()
  const { columns } = t.visitors
  // The history counts in the shop's currency without naming it.
  const currencies = new Set(orders.map(({ currency }) => currency))
  const [currency = ''] = currencies.size === 1 ? currencies : []
  const formatTime = (at: number | null, otherwise: string) => (at === null ? otherwise : formats.formatDateTime(at))
  const facts = [
    [columns.views, formats.formatNumber(history.views)],
    [columns.sessions, formats.formatNumber(history.sessions)],
    [columns.entrances, formats.formatNumber(history.entrances)],
    [columns.conversions, formats.formatNumber(history.conversions)],
    [columns.value, formats.formatMoney({ currency, amount: history.lifetimeValue })],
    [t.visitors.firstView, formatTime(history.firstView, t.visitors.unknown)],
    [t.visitors.lastView, formatTime(history.lastView, t.visitors.unknown)],
    [t.visitors.lastOrder, formatTime(history.lastConversion, t.visitors.never)],
  ]
  return (
    <section aria-label={t.visitors.history}>
      <dl className="facts visitor-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="visitor-segments">
          <dt>{t.visitors.segments}</dt>
          <dd>
            {segments.length === 0 && <span className="quiet">{t.visitors.noSegments}</span>}
            {segments.map((segment) => (
              <span key={segment} className="segment">
                {segment}
              </span>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  )
}
