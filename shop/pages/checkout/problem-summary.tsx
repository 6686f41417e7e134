import type { MouseEvent, Ref } from 'react'
import { useShop } from '../shop-context.tsx'
import type { FieldProblems } from './problem-texts.ts'

type Props = { ref: Ref<HTMLDivElement>; problems: FieldProblems; failure: string | undefined }

/** Lists all problems of a form, with links to the fields. It gets the focus when a form is refused. */
export function ProblemSummary({ ref, problems, failure }: Props) {
  const { texts } = useShop()
  const fields = Object.entries(problems)
  if (fields.length === 0 && failure === undefined) return null

  function goToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
    event.preventDefault() // the address stays that of the step
    document.getElementById(field)?.focus()
  }

  return (
    <div ref={ref} className="problem-summary" tabIndex={-1}>
      <h2>{failure ?? texts.checkout.problems(fields.length)}</h2>
      {fields.length > 0 && (
        <ul>
          {fields.map(([field, words]) => (
            <li key={field}>
              <a className="problem-link" href={`#${field}`} onClick={(event) => goToField(event, field)}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
