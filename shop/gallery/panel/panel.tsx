import { useState } from 'react'
import type { WireEvent } from '../../../contract/event.ts'
import type { Experiences, Explained } from './instep-on-page.ts'

type Props = {
  experienceId: string
  experiences: Experiences | undefined
  sent: readonly WireEvent[]
  redraw: () => void
}

/** Says what became of the shown experience, and can take it away without a reload. */
export function Panel({ experienceId, experiences, sent, redraw }: Props) {
  // On a phone it would hide what it is about.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 768px)').matches)
  const list = experiences?.list() ?? []
  const shown = list.find((each) => each.experienceId === experienceId)
  const others = list.filter((each) => each !== shown && each.progress === 'executed')
  return (
    <aside className="panel" aria-label="Gallery">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {experienceId} <span data-state={shown?.progress}>{stateOf(shown)}</span>
        </summary>
        {shown && <Answers answers={shown.answers} />}
        <p className="panel-quiet">
          {others.length === 0 ? 'No other experience is active.' : `Also active: ${others.map(idOf).join(', ')}`}
        </p>
        <Sent sent={sent} />
        <p className="panel-actions">
          <button
            type="button"
            disabled={shown?.progress !== 'executed'}
            onClick={() => {
              experiences?.stop(experienceId)
              redraw()
            }}
          >
            Remove it
          </button>
          <a href="/gallery">Back to the gallery</a>
        </p>
      </details>
    </aside>
  )
}

function stateOf(explained: Explained | undefined): string {
  if (!explained) return 'not yet asked'
  const { progress, variation } = explained
  const half = variation?.isControl ? 'control' : 'variation'
  return progress === 'executed' ? `shows its ${half}` : progress
}

function Answers({ answers }: Pick<Explained, 'answers'>) {
  return (
    <ul className="panel-answers">
      {answers.map(({ check, passes, because }) => (
        <li key={check} data-passes={passes}>
          <b>{check}</b> {because}
        </li>
      ))}
    </ul>
  )
}

function Sent({ sent }: { sent: readonly WireEvent[] }) {
  return (
    <>
      <h2>Sent on this page</h2>
      {sent.length === 0 && <p className="panel-quiet">Nothing yet.</p>}
      <ol className="panel-sent">
        {sent.map(({ meta, goalId, type, variationMasterId }) => (
          <li key={meta.id}>
            <code>{meta.type}</code> {String(goalId ?? (meta.type === 'qubit.metric' ? type : variationMasterId) ?? '')}
          </li>
        ))}
      </ol>
    </>
  )
}

function idOf({ experienceId }: Explained): string {
  return experienceId
}
