import type { ReactNode } from 'react'
import { type ContentState, placementState, slotState, sortPlacements } from './content-state.ts'
import type { Snapshot } from './watch.ts'

/** Lists the placements of the site and the React slots of the page, with what each shows and why (PL-01, SL-01). */
export function ContentTab({ placements, slots }: Pick<Snapshot, 'placements' | 'slots'>) {
  return (
    <>
      <Rows title="Placements" count={placements.length} otherwise="This site has no placements.">
        {sortPlacements(placements).map((placement) => (
          <li key={placement.id}>
            <details className="row" data-tone={placementState(placement).tone}>
              <summary>
                <Line id={placement.id} state={placementState(placement)} />
              </summary>
              <div className="more">
                <p className="origin">
                  {placement.hasCode ? 'Drawn by its own code' : 'Without code: experiences ask for it and draw it'}
                </p>
                {placement.outcome.step === 'delivered' && placement.outcome.content !== null && (
                  <pre className="data">{JSON.stringify(placement.outcome.content, null, 2)}</pre>
                )}
              </div>
            </details>
          </li>
        ))}
      </Rows>
      <Rows title="React slots" count={slots.length} otherwise="This page has no React slots.">
        {slots.map((slot) => (
          <li key={slot.id} className="line" data-tone={slotState(slot).tone}>
            <Line id={slot.id} state={slotState(slot)} />
          </li>
        ))}
      </Rows>
    </>
  )
}

function Rows(props: { title: string; count: number; otherwise: string; children: ReactNode }) {
  const { title, count, otherwise, children } = props
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="count">{count}</span>
      </h2>
      {count === 0 ? <p className="empty">{otherwise}</p> : <ul className="rows">{children}</ul>}
    </section>
  )
}

function Line({ id, state }: { id: string; state: ContentState }) {
  return (
    <>
      <i className="dot" aria-hidden="true" />
      <span className="name">{id}</span>
      <span className="label">{state.label}</span>
      <span className="reason">{state.reason}</span>
    </>
  )
}
