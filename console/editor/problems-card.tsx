import { useWords } from '../settings/language.tsx'
import { ProblemList } from './problem-list.tsx'
import { useEditor } from './use-editor.ts'

/** All mistakes at a glance, also those that no field of the form has. */
export function ProblemsCard() {
  const { t, formats } = useWords()
  const { problems } = useEditor()
  if (problems.length === 0) return null
  return (
    <section className="card problems-card">
      <h2>{t.editor.problems(formats.formatNumber(problems.length), problems.length === 1)}</h2>
      <ProblemList problems={problems} />
      <p className="hint">{t.editor.problemsHint}</p>
    </section>
  )
}
