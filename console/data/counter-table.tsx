import { Link } from 'react-router'
import type { CounterListFacts } from '../../contract/console/datasets.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { addresses } from './data-address.ts'

/** A row for each name by which something is counted, which leads to its highest counts. */
export function CounterTable({ lists, trackingId }: { lists: CounterListFacts[]; trackingId: string }) {
  const { t, formats } = useWords()
  const { counter, counterKinds } = t.data
  return (
    <WideTable label={t.data.counters} isStacked>
      <thead>
        <tr>
          <th scope="col">{counter.name}</th>
          <th scope="col">{counter.property}</th>
          <th scope="col">{counter.kind}</th>
          <th scope="col" className="number">
            {counter.ids}
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={`${list.property} ${list.kind} ${list.name}`}>
            <th scope="row">
              <Link to={addresses.counter(trackingId, list)}>{list.name}</Link>
            </th>
            <td data-label={counter.property}>{list.property}</td>
            <td data-label={counter.kind}>{counterKinds[list.kind]}</td>
            <td className="number" data-label={counter.ids}>
              {formats.formatNumber(list.ids)}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
