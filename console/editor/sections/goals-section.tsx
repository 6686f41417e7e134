import type { Goal } from '../../../contract/experience.ts'
import { Icon } from '../../parts/icon.tsx'
import { useWords } from '../../settings/language.tsx'
import { FieldMistakes, fieldId, useMistakes } from '../fields/field-frame.tsx'
import { useEditor } from '../use-editor.ts'
import { Adder } from './adder.tsx'
import { GoalValue } from './goal-value.tsx'

/** The goals that can be added here; others of the configuration stay. */
const goalKinds = ['transaction', 'page_url', 'click_through', 'custom']

/** What counts as success. */
export function GoalsSection() {
  const { t } = useWords()
  const { settings, template, changeValue } = useEditor()
  const words = t.editor.goals
  const goals = settings.goals ?? []
  const changeGoals = (next: readonly Goal[]) => changeValue(['goals'], next.length > 0 ? next : undefined)

  function addGoal(key: string): void {
    const goal: Goal =
      key === 'page_url' ? { key, op: 'contains', value: '' } : key === 'custom' ? { key, value: '' } : { key }
    changeGoals([...goals, goals.length === 0 ? { ...goal, primary: true } : goal])
    requestAnimationFrame(() => document.getElementById(fieldId(['goals', goals.length, 'value']))?.focus())
  }
  return (
    <section className="card editor-section" aria-labelledby="editor-goals">
      <h2 id="editor-goals">{words.title}</h2>
      <p className="hint">{words.hint}</p>
      <FieldMistakes id="field:goals" mistakes={useMistakes(['goals'])} />
      {goals.length === 0 && <p className="hint">{words.none}</p>}
      {goals.map((goal, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two goals may be the same while one is typed
        <GoalRow key={at} goal={goal} at={at} goals={goals} onChange={changeGoals} />
      ))}
      <Adder
        label={words.add}
        hint={words.choose}
        options={goalKinds.map((key) => ({ value: key, label: words.kinds[key] ?? key }))}
        onAdd={addGoal}
      />
      {template && template.emits.length > 0 && (
        <p className="hint">
          {words.emitted}{' '}
          {template.emits.map((name) => (
            <code key={name}>{name} </code>
          ))}
        </p>
      )}
    </section>
  )
}

type GoalRowProps = { goal: Goal; at: number; goals: readonly Goal[]; onChange(goals: readonly Goal[]): void }

function GoalRow({ goal, at, goals, onChange }: GoalRowProps) {
  const { t } = useWords()
  const words = t.editor.goals
  const name = words.kinds[goal.key] ?? goal.key
  const needsValue = goal.key === 'custom' || goal.value !== undefined
  return (
    <div className="goal-row">
      <b>{name}</b>
      {needsValue && <GoalValue goal={goal} at={at} name={name} />}
      <FieldMistakes
        id={`field:goals/${at}`}
        mistakes={[...useMistakes(['goals', at]), ...useMistakes(['goals', at, 'key'])]}
      />
      <label className="primary-goal">
        <input
          type="radio"
          name="primary-goal"
          checked={goal.primary === true}
          onChange={() =>
            onChange(goals.map(({ primary: _, ...each }, other) => (other === at ? { ...each, primary: true } : each)))
          }
        />
        {words.primary}
      </label>
      <button
        type="button"
        className="icon-button"
        aria-label={words.remove(name)}
        title={words.remove(name)}
        onClick={() => onChange(goals.toSpliced(at, 1))}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
