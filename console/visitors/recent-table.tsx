import { Link } from 'react-router'
import type { RecentVisitor } from '../../contract/console/visitor.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { visitorAddress } from './visitor-address.ts'

type Props = { visitors: RecentVisitor[]; trackingId: string; now: number }

/** A row for each visitor, which leads to their page. */
export function RecentTable({ visitors, trackingId, now }: Props) {
  const { t, formats } = useWords()
  const { columns } = t.visitors
  return (
    <WideTable label={t.visitors.recent} isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.visitor}</th>
          <th scope="col">{columns.last}</th>
          {[columns.views, columns.sessions, columns.conversions, columns.value].map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visitors.map(({ visitorId, lastAt, isCrawler, views, sessions, conversions, lifetimeValue }) => (
          <tr key={visitorId}>
            <th scope="row">
              <Link to={visitorAddress(trackingId, visitorId)}>
                <code>{visitorId}</code>
              </Link>
              {isCrawler && <small className="crawler">{t.visitors.crawler}</small>}
            </th>
            <td data-label={columns.last}>
              <time dateTime={new Date(lastAt).toISOString()} title={formats.formatDateTime(lastAt)}>
                {formats.formatAgo(lastAt, now)}
              </time>
            </td>
            <td className="number" data-label={columns.views}>
              {formats.formatNumber(views)}
            </td>
            <td className="number" data-label={columns.sessions}>
              {formats.formatNumber(sessions)}
            </td>
            <td className="number" data-label={columns.conversions}>
              {formats.formatNumber(conversions)}
            </td>
            <td className="number" data-label={columns.value}>
              {formats.formatMoney({ currency: '', amount: lifetimeValue })}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
