import type { Draft } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import type { DifferenceLine } from './describe-difference.ts'
import { DifferenceList } from './difference-list.tsx'
import type { SteerManner } from './run-steer-action.ts'

type Props = {
  draft: Draft
  lines: DifferenceLine[]
  /** Null where there is nothing to choose, because nothing is published. */
  manner: SteerManner | null
  onChoose(manner: SteerManner): void
}

/** Says that a draft of the same experience waits, and lets choose what happens to it. */
export function DraftChoice({ draft, lines, manner, onChoose }: Props) {
  const { t, formats } = useWords()
  const { draftTitle, draftChoices, draftHolds } = t.changes.steer
  return (
    <fieldset className="draft-choice">
      <legend>{draftTitle(draft.author, formats.formatDateTime(draft.changedAt))}</legend>
      {manner !== null &&
        (['alone', 'together'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="manner"
              checked={manner === each}
              disabled={each === 'together' && draft.problems.length > 0}
              onChange={() => onChoose(each)}
            />
            <span>{draftChoices[each]}</span>
          </label>
        ))}
      {lines.length > 0 && (
        <details>
          <summary>{draftHolds}</summary>
          <DifferenceList lines={lines} />
        </details>
      )}
    </fieldset>
  )
}
