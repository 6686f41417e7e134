import { useState } from 'react'
import type { Experiences, ExplainedExperience } from './instep-on-page.ts'
import type { PanelEntry } from './panel-entry.ts'
import { SentList } from './sent-list.tsx'

type Props = {
  experienceId: string
  experiences: Experiences | undefined
  sent: readonly PanelEntry[]
  redraw: () => void
}

/** Says what happened to the shown experience and its page, and can remove it without a reload. */
export function Panel({ experienceId, experiences, sent, redraw }: Props) {
  // On a phone it would cover the experience.
  const [open, setOpen] = useState(() => matchMedia('(min-width: 768px)').matches)
  const list = experiences?.list() ?? []
  const shown = list.find((each) => each.experienceId === experienceId)
  return (
    <aside className="panel" aria-label="Gallery">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {experienceId} <span data-state={shown?.progress}>{stateOf(shown)}</span>
        </summary>
        {shown?.variation?.forced && <Forced experienceId={experienceId} />}
        <Active experienceId={experienceId} active={list.filter(({ progress }) => progress === 'executed')} />
        <SentList sent={sent} />
        {shown && <Answers answers={shown.answers} />}
        <p className="panel-actions">
          <button
            type="button"
            disabled={shown?.progress !== 'executed'}
            onClick={() => {
              experiences?.stop(experienceId)
              redraw()
            }}
          >
            Remove
          </button>
          <a href="/gallery">Back to the gallery</a>
        </p>
      </details>
    </aside>
  )
}

/** The meaning of each progress for somebody who looks at the page. */
const states: Record<string, string> = {
  ended: 'not running here',
  waiting: 'waiting',
  executing: 'starting',
  failed: 'failed',
  stopped: 'removed',
}

function stateOf(explained: ExplainedExperience | undefined): string {
  if (!explained) return 'not checked yet'
  const { progress, variation } = explained
  return progress === 'executed' ? `showing ${halfOf(variation)}` : (states[progress] ?? progress)
}

function halfOf(variation: ExplainedExperience['variation']): string {
  return variation?.isControl ? 'control' : 'variation'
}

function Forced({ experienceId }: { experienceId: string }) {
  return (
    <p className="panel-note">
      Preview: only this experience runs. It is not counted in results and sends no goals.{' '}
      <a href={`?gallery=${experienceId}`}>Open live</a>
    </p>
  )
}

function Active({ active, experienceId }: { active: readonly ExplainedExperience[]; experienceId: string }) {
  return (
    <section aria-labelledby="panel-active">
      <h2 id="panel-active">Active on this page</h2>
      {active.length === 0 && <p className="panel-quiet">No active experiences.</p>}
      <ul>
        {active.map(({ experienceId: id, variation }) => (
          <li key={id} className="panel-row">
            {id === experienceId ? <b>{id}</b> : <span>{id}</span>}
            <span className="panel-quiet">
              {halfOf(variation)} {variation?.masterId}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Answers({ answers }: Pick<ExplainedExperience, 'answers'>) {
  const failed = answers.filter(({ passes }) => !passes)
  return (
    <details className="panel-why">
      <summary>
        Checks <span>{failed.length === 0 ? `all ${answers.length} passed` : failed.map(reasonOf).join(', ')}</span>
      </summary>
      <ul className="panel-answers">
        {answers.map((answer) => (
          <li key={answer.check} data-passes={answer.passes}>
            <b>{answer.check}</b> {answer.because}
          </li>
        ))}
      </ul>
    </details>
  )
}

function reasonOf({ check, because }: ExplainedExperience['answers'][number]): string {
  return `${check}: ${because}`
}
