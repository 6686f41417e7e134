import type { FieldProblem } from '../../contract/console/steer.ts'
import { ProblemText } from '../parts/problem-text.tsx'
import { useWords } from '../settings/language.tsx'
import type { ConsoleTexts } from '../texts/en.ts'
import { textOf } from './describe-difference.ts'
import { sayName } from './say-value.ts'

/** What keeps something from being published, with what mends it. Without an experience it is about the site. */
export function ProblemList({ problems, isOfOne }: { problems: FieldProblem[]; isOfOne?: boolean }) {
  const { t } = useWords()
  return (
    <ul className="problem-list">
      {problems.map(({ experienceId, path, problem, remedy }) => {
        const place = [isOfOne ? '' : (experienceId ?? t.changes.publication.whole), sayPlace(path, t)]
        return (
          <li key={JSON.stringify([experienceId, path, problem])}>
            <b>{place.filter(Boolean).join(', ')}</b> <ProblemText problem={problem} remedy={remedy} />
          </li>
        )
      })}
    </ul>
  )
}

/** Says a path such as `content/slides/0/title`: Slides, entry 1, Title. */
function sayPlace(path: string, t: ConsoleTexts): string {
  const steps = path.split('/').filter(Boolean)
  const known = textOf(t.changes.fields, steps.join('.'))
  if (known !== undefined) return known
  const shown = steps.length > 1 && (steps[0] === 'content' || steps[0] === 'data') ? steps.slice(1) : steps
  return shown
    .map((step) => (/^\d+$/.test(step) ? t.changes.entry(String(Number(step) + 1)) : sayName(step, t)))
    .join(', ')
}
