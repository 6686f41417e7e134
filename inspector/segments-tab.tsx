import type { Snapshot } from './watch.ts'

/** Lists the segments of the site and whether the visitor is in them, live. */
export function SegmentsTab({ segments }: Pick<Snapshot, 'segments'>) {
  if (!segments) return <p className="empty">This site has no segments, or their engine is switched off.</p>
  const members = segments.filter(({ isMember }) => isMember)
  const others = segments.filter(({ isMember }) => !isMember)
  return (
    <>
      <List title="The visitor is in" of={members} otherwise="In none of the site’s segments." />
      <List title="and not in" of={others} otherwise="No other segment." />
    </>
  )
}

function List({
  title,
  of,
  otherwise,
}: {
  title: string
  of: readonly { id: string; isMember: boolean }[]
  otherwise: string
}) {
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="count">{of.length}</span>
      </h2>
      {of.length === 0 && <p className="empty">{otherwise}</p>}
      <ul className="segments">
        {of.map(({ id, isMember }) => (
          <li key={id} data-member={isMember}>
            <i className="dot" aria-hidden="true" />
            {id}
          </li>
        ))}
      </ul>
    </section>
  )
}
