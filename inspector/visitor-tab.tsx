import { useState } from 'react'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { consentText } from './consent-text.ts'
import { PreviewForm } from './preview-form.tsx'
import { SegmentLists } from './segment-lists.tsx'
import type { Snapshot } from './watch.ts'

type Props = { inspection: Inspection; facts: Snapshot }

/** Shows how the script identifies this visitor, with consent and segments, and offers to become another one. */
export function VisitorTab({ inspection, facts }: Props) {
  const { visitor, consent } = facts
  return (
    <>
      {visitor ? (
        <Facts of={{ consent: consentText(consent), ...pickFields(visitor, atFirst) }} />
      ) : (
        <p className="empty">The run ended before it had a visitor.</p>
      )}
      {visitor && (
        <details className="fold">
          <summary>Everything the script knows</summary>
          <Facts of={visitor} />
        </details>
      )}
      <SegmentLists segments={facts.segments} />
      <PreviewForm inspection={inspection} />
      <Forget inspection={inspection} />
    </>
  )
}

const atFirst = ['visitorId', 'sessionNumber', 'viewNumber', 'lifetimeValue', 'currency', 'city', 'country'] as const

function pickFields<T, K extends keyof T>(from: T, names: readonly K[]): object {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

function Facts({ of }: { of: object }) {
  const rows = Object.entries(of).filter(([, value]) => value !== '' && value !== undefined)
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>{textOf(name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Requires two presses, because a forgotten visitor cannot be restored. */
function Forget({ inspection }: Pick<Props, 'inspection'>) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label="Begin anew">
      <h2>Begin anew</h2>
      <p>
        Every cookie and key of the script is removed from this browser, the shop’s other domains are asked to do the
        same, and the page is loaded as it is for somebody who was never here.
      </p>
      {isAsked ? (
        <p className="choices">
          <button type="button" className="danger" onClick={() => void inspection.forgetVisitor()}>
            Forget this visitor
          </button>
          <button type="button" className="plain" onClick={() => setAsked(false)}>
            Keep
          </button>
        </p>
      ) : (
        <button type="button" className="plain" onClick={() => setAsked(true)}>
          Become a new visitor
        </button>
      )}
    </section>
  )
}

/** Converts `sessionViewNumber` to `session view number`. */
function wordsOf(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number' && /(?:Ts|At|Time|Seen)$/.test(name) && value > 1e12)
    return new Date(value).toLocaleString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
