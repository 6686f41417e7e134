import { entryKinds, type PanelEntry, type PanelEntryKind } from './panel-entry.ts'

/** Kinds that are always listed, also without entries (SHOP-109). */
const always: readonly PanelEntryKind[] = ['Goals', 'Impressions', 'Click-throughs']

/** Lists what the page has sent so far, by kind, each kind with its count. */
export function SentList({ sent }: { sent: readonly PanelEntry[] }) {
  const rows = entryKinds
    .map((kind) => ({ kind, told: sent.filter((each) => each.kind === kind) }))
    .filter(({ kind, told }) => told.length > 0 || always.includes(kind))
  return (
    <section aria-labelledby="panel-sent">
      <h2 id="panel-sent">Sent on this page</h2>
      <dl>
        {rows.map(({ kind, told }) => (
          <div key={kind} className="panel-row">
            <dt>
              {kind} <b>{told.length}</b>
            </dt>
            {told.map(({ key, what, of }) => (
              <dd key={key}>
                {what} <span className="panel-quiet">{of}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
