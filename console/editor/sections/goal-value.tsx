import type { Goal } from '../../../contract/experience.ts'
import { useWords } from '../../settings/language.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import { LinesInput } from '../fields/lines-input.tsx'
import { useEditor } from '../use-editor.ts'

const comparisons = ['eq', 'in', 'regex']
const addressComparisons = ['contains', 'eq', 'in', 'regex', 'neq', 'ncontains', 'nregex']

type Props = { goal: Goal; at: number; name: string }

/** What a goal is compared with, and how. */
export function GoalValue({ goal, at, name }: Props) {
  const { t } = useWords()
  const { changeValue, template } = useEditor()
  const words = t.editor.goals
  const isAddress = goal.key === 'page_url' || goal.key === 'pageviews.url'
  const operators = isAddress ? addressComparisons : comparisons
  const path = ['goals', at, 'value']
  const isList = goal.op === 'in' || Array.isArray(goal.value)

  function changeOperator(op: string): void {
    const [first = ''] = [goal.value ?? ''].flat()
    const value = op === 'in' ? [goal.value ?? ''].flat() : first
    changeValue(['goals', at], { ...goal, op, value })
  }
  return (
    <div className="goal-value">
      <select
        aria-label={words.operator(name)}
        value={goal.op ?? 'eq'}
        onChange={({ target }) => changeOperator(target.value)}
      >
        {operators.map((each) => (
          <option key={each} value={each}>
            {words.operators[each]}
          </option>
        ))}
      </select>
      <FieldFrame path={path} label={words.value(name)} hint={words.valueHints[isAddress ? 'page_url' : goal.key]}>
        {(input) =>
          isList ? (
            <LinesInput input={input} value={goal.value} onChange={(lines) => changeValue(path, lines ?? [])} />
          ) : (
            <input
              {...input}
              type="text"
              autoComplete="off"
              list={goal.key === 'custom' && template ? 'editor-emitted' : undefined}
              value={String(goal.value ?? '')}
              onChange={({ target }) => changeValue(path, target.value)}
            />
          )
        }
      </FieldFrame>
      <datalist id="editor-emitted">
        {template?.emits.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  )
}
