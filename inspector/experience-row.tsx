import { anchorFacts } from '../contract/anchor-facts.ts'
import type { Cost } from '../contract/experience-costs.ts'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { lackingAnchors } from './anchors/lacking-anchors.ts'
import { countMatches } from './anchors/selector-candidates.ts'
import { costSummary, costsOf } from './cost-texts.ts'
import { reasonText } from './reason-text.ts'
import type { RowState } from './state-of.ts'

type Props = { experience: InspectedExperience; state: RowState; inspection: Inspection }
type ExperienceRowProps = Props & {
  title: string
  isOpen: boolean
  onToggle(isOpen: boolean): void
  /** Shows where it is; undefined if nothing of it can be seen. */
  onWhere: (() => void) | undefined
}

/** Shows one experience: its state in one line and, when opened, each check with its result. */
export function ExperienceRow(row: ExperienceRowProps) {
  const { experience, title, state, inspection, isOpen, onToggle, onWhere } = row
  const { id, template, cost } = experience
  const summary = costSummary(cost)
  return (
    <li>
      <details
        className="row"
        data-tone={state.tone}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary>
          <i className="dot" aria-hidden="true" />
          <span className="name">{title}</span>
          <span className="label">{state.label}</span>
          <code className="id">{id}</code>
          <span className="reason">
            {state.reason}
            {summary && ` · ${summary}`}
          </span>
        </summary>
        <div className="more">
          <p className="origin">
            <code>{id}</code> {template ? `from ${template}` : 'with code of its own'}
          </p>
          {onWhere && (
            <button type="button" className="plain" onClick={onWhere}>
              Show me where
            </button>
          )}
          <Answers experience={experience} />
          <LackingAnchors experience={experience} inspection={inspection} />
          {cost && <CostList cost={cost} title="What it cost this page" />}
          <Variations experience={experience} inspection={inspection} />
          {(state.tone === 'shown' || state.tone === 'waiting') && (
            <button
              type="button"
              className="plain"
              onClick={({ currentTarget }) => {
                // The row moves to another list, and the button is gone.
                currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
                inspection.stop(id)
              }}
            >
              {state.tone === 'shown' ? 'Take it off the page' : 'Let it wait no longer'}
            </button>
          )}
        </div>
      </details>
    </li>
  )
}

/** Says in words what an experience, or the rest of the page, has cost the shopper (BD-07). */
export function CostList({ cost, title }: { cost: Cost; title: string }) {
  const costs = costsOf(cost)
  return (
    <section className="costs" aria-label={title}>
      <h3>{title}</h3>
      {costs.length === 0 ? (
        <p>Nothing measurable.</p>
      ) : (
        <dl>
          {costs.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Answers({ experience: { explanation } }: Pick<Props, 'experience'>) {
  if (!explanation) return <p className="empty">It is asked with the first view of the page.</p>
  return (
    <ol className="answers">
      {explanation.answers.map((answer) => (
        <li key={answer.check} data-passes={answer.passes}>
          <span className="sign" role="img" aria-label={answer.passes ? 'passed' : 'failed'}>
            {answer.passes ? '✓' : '✕'}
          </span>
          <b>{answer.check}</b>
          <span>{reasonText(answer)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Says which of its anchors the page lacks, and what to do about it. */
function LackingAnchors({ experience, inspection }: Omit<Props, 'state'>) {
  const countHere = (selector: string) => countMatches(document, selector)
  const names = lackingAnchors(experience, { selectors: inspection.anchors, count: countHere })
  return names.map((name) => (
    <p className="origin" key={name}>
      Missing on this page: {anchorFacts[name].meaning} (<code>{name}</code>). Point at it under Anchors.
    </p>
  ))
}

/** Lists the variations with their share of visitors. A press previews one, whatever was allotted. */
function Variations({ experience, inspection }: Omit<Props, 'state'>) {
  const { id, variations, explanation } = experience
  const { preview } = inspection
  if (variations.length === 0) return null
  return (
    <div className="variations">
      <h3>Show in this tab</h3>
      {variations.map(({ masterId, name, isControl, share }) => {
        const isForced = preview?.experienceId === id && preview.variationMasterId === masterId
        return (
          <button
            key={masterId}
            type="button"
            aria-pressed={isForced}
            onClick={() =>
              inspection.show(
                isForced ? undefined : { ...preview, experienceId: id, variationMasterId: masterId, force: [id] },
              )
            }
          >
            <span>{name ?? masterId}</span>
            <small>
              {isControl ? 'control' : masterId} · {formatPercent(share)}
              {explanation?.variation?.masterId === masterId && ' · yours'}
            </small>
          </button>
        )
      })}
    </div>
  )
}

const formatPercent = (share: number) => `${Math.round(share * 1000) / 10} %`
