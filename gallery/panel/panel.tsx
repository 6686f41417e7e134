import { useRef } from 'react'
import { editPath, hasForm } from '../edit/edit-address.ts'
import { wholeOf } from '../show/find-shown.ts'
import { phonePath, showPath } from '../show/show-address.ts'
import type { Experiences, ExplainedExperience } from './instep-on-page.ts'
import type { PanelEntry } from './panel-entry.ts'
import { SentList } from './sent-list.tsx'
import { useClearCorner } from './use-clear-corner.ts'

type Props = {
  experienceId: string
  /** What the experience shows, once it is there. Undefined in a page that presents nothing. */
  shown: Element | undefined
  /** The id of its template, or its own, when the page presents it, and scrolls to it. */
  presentedId: string | undefined
  /** Whether the page has it in a part that is not on screen. */
  isHidden: boolean
  /** Whether the panel is beside the page, in the window around it. */
  isBeside: boolean
  experiences: Experiences | undefined
  sent: readonly PanelEntry[]
  redraw: () => void
}

/** Says what happened to the shown experience and its page, and can remove it without a reload. */
export function Panel({ experienceId, shown, presentedId, isHidden, isBeside, experiences, sent, redraw }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { corner, isOpen, toggle } = useClearCorner(panel, {
    shown: shown && wholeOf(shown, presentedId ?? experienceId),
    isBeside,
  })
  const list = experiences?.list() ?? []
  const explained = list.find((each) => each.experienceId === experienceId)
  const live = showPath(experienceId, 'live')
  const isSeen = presentedId === undefined || shown !== undefined
  return (
    <aside className="panel" aria-label="Gallery" ref={panel} data-corner={corner}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          // It also says so when the panel opens or closes by itself.
          if (open !== isOpen) toggle(open)
        }}
      >
        <summary>
          {experienceId} <span data-state={explained?.progress}>{stateOf(explained, isSeen)}</span>
        </summary>
        {isHidden && explained?.progress === 'executed' && !explained.variation?.isControl && (
          <p className="panel-note">
            It runs, but this page does not show the part that it changes. Such a part may be there only in a wider
            window.
          </p>
        )}
        {explained?.variation?.forced && <Forced live={isBeside ? phonePath(live) : live} />}
        <Active experienceId={experienceId} active={list.filter(({ progress }) => progress === 'executed')} />
        <SentList sent={sent} />
        {explained && <Answers answers={explained.answers} />}
        <p className="panel-actions">
          <button
            type="button"
            disabled={explained?.progress !== 'executed'}
            onClick={() => {
              experiences?.stop(experienceId)
              redraw()
            }}
          >
            Remove
          </button>
          {presentedId !== undefined && hasForm(presentedId) && (
            <a href={editPath(experienceId)} target="_top">
              Edit content
            </a>
          )}
          <a href="/gallery" target="_top">
            Back to the gallery
          </a>
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

/** @param isSeen whether it shows something; only then the panel says so */
function stateOf(explained: ExplainedExperience | undefined, isSeen: boolean): string {
  if (!explained) return 'not checked yet'
  const { progress, variation } = explained
  if (progress !== 'executed') return states[progress] ?? progress
  if (variation?.isControl || isSeen) return `showing ${halfOf(variation)}`
  return 'running, nothing to see yet'
}

function halfOf(variation: ExplainedExperience['variation']): string {
  return variation?.isControl ? 'control' : 'variation'
}

function Forced({ live }: { live: string }) {
  return (
    <p className="panel-note">
      Preview: only this experience runs. It is not counted in results and sends no goals. <a href={live}>Open live</a>
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
