import type { FieldProblem } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { nameMissingFields } from './name-missing-fields.ts'

/** What is wrong and what mends it, in the reader's language; where there are no words for it, in English, marked as such. */
export function ProblemText({ problem, remedy }: Pick<FieldProblem, 'problem' | 'remedy'>) {
  const { t } = useWords()
  return (
    <>
      <SaidProblem english={problem} />: <SaidProblem english={nameMissingFields({ problem, remedy }, t)} />
    </>
  )
}

function SaidProblem({ english }: { english: string }) {
  const { t } = useWords()
  return t.sayProblem(english) ?? <span lang="en">{english}</span>
}
