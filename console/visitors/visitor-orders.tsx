import type { VisitorOrder } from '../../contract/console/visitor.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords } from '../settings/language.tsx'

/** The orders of a visitor, the latest first. */
export function VisitorOrders({ orders }: { orders: VisitorOrder[] }) {
  const { t, formats } = useWords()
  const words = t.visitors
  return (
    <section className="card">
      <h2>{words.ordersTitle}</h2>
      {orders.length === 0 && <p className="hint">{words.noOrders}</p>}
      {orders.length > 0 && (
        <WideTable label={words.ordersTitle} isStacked>
          <thead>
            <tr>
              <th scope="col">{words.order}</th>
              <th scope="col">{words.placed}</th>
              <th scope="col" className="number">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, at, ...sum }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td data-label={words.placed} className="moment">
                  {formats.formatDateTime(at)}
                </td>
                <td data-label={words.amount} className="number">
                  {formats.formatMoney(sum)}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}
