import type { Snapshot } from './watch.ts'

/** Lists the segments of the site and whether the visitor is in them, live; those without the visitor are folded. */
export function SegmentLists({ segments }: Pick<Snapshot, 'segments'>) {
  if (!segments) return <p className="empty">This site has no segments, or their engine is switched off.</p>
  const members = segments.filter(({ isMember }) => isMember)
  const others = segments.filter(({ isMember }) => !isMember)
  return (
    <section aria-label="Segments">
      <h2>
        In these segments <span className="count">{members.length}</span>
      </h2>
      {members.length === 0 && <p className="empty">In none of the site’s segments.</p>}
      <Segments of={members} name="The visitor is in" />
      {others.length > 0 && (
        <details className="fold">
          <summary>
            Not in these segments <span className="count">{others.length}</span>
          </summary>
          <Segments of={others} name="The visitor is not in" />
        </details>
      )}
    </section>
  )
}

function Segments({ of, name }: { of: readonly { id: string; isMember: boolean }[]; name: string }) {
  return (
    <ul className="segments" aria-label={name}>
      {of.map(({ id, isMember }) => (
        <li key={id} data-member={isMember}>
          <i className="dot" aria-hidden="true" />
          {id}
        </li>
      ))}
    </ul>
  )
}
