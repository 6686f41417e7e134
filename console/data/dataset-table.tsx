import { Link } from 'react-router'
import type { ListedDataset } from '../../contract/console/datasets.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'
import { addresses } from './data-address.ts'

/** A row for each dataset, which leads to its records. */
export function DatasetTable({ datasets, trackingId }: { datasets: ListedDataset[]; trackingId: string }) {
  const { t, formats } = useWords()
  const { columns, sources } = t.data
  return (
    <WideTable label={t.data.datasets} isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.dataset}</th>
          <th scope="col" className="number">
            {columns.records}
          </th>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.loaded}</th>
        </tr>
      </thead>
      <tbody>
        {datasets.map(({ id, records, source, loadedAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={addresses.dataset(trackingId, id)}>{id}</Link>
            </th>
            <td className="number" data-label={columns.records}>
              {formats.formatNumber(records)}
            </td>
            <td data-label={columns.source}>{sources[source]}</td>
            <td data-label={columns.loaded}>{formats.formatDateTime(loadedAt)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
