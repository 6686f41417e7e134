import { useState } from 'react'
import { deliveryFacts, deliverySummary } from './delivery-texts.ts'
import type { Snapshot } from './watch.ts'

/** Shows how the events of this page reach the service: in one line and, when opened, all of queue and losses (BY-04). */
export function DeliveryRow(facts: Pick<Snapshot, 'delivery' | 'losses' | 'events'>) {
  const { tone, label, text } = deliverySummary(facts)
  // Trouble opens it, unless the person has opened or closed it.
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? tone === 'failed'
  return (
    <section aria-label="Delivery">
      <details
        className="row delivery"
        data-tone={tone}
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setChosen(currentTarget.open)}
      >
        <summary>
          <i className="dot" aria-hidden="true" />
          <span className="name">Delivery</span>
          <span className="label">{label}</span>
          <span className="reason">{text}</span>
        </summary>
        <dl className="facts">
          {deliveryFacts(facts).map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}
