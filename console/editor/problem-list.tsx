import type { FieldProblem } from '../../contract/console/steer.ts'
import { nameField } from '../../contract/content-form/name-field.ts'
import { textOf } from '../changes/describe-difference.ts'
import { ProblemText } from '../parts/problem-text.tsx'
import { useWords } from '../settings/language.tsx'
import type { ConsoleTexts } from '../texts/en.ts'
import { placeOf } from './draft/problems-at.ts'

/** What has to be mended; each leads to its field. */
export function ProblemList({ problems }: { problems: readonly FieldProblem[] }) {
  const { t } = useWords()
  return (
    <ul className="problem-list">
      {problems.map((each) => {
        const place = placeOf(each)
        return (
          <li key={`${place} ${each.problem}`}>
            <button type="button" onClick={() => focusField(place)}>
              {place === 'content' ? t.editor.content : namePlace(place, t)}
            </button>{' '}
            <ProblemText problem={each.problem} remedy={each.remedy} />
          </li>
        )
      })}
    </ul>
  )
}

/** Puts the focus on the field at a place, or on the nearest one around it. */
function focusField(place: string): void {
  const parts = place.split('/')
  for (let length = parts.length; length > 0; length--) {
    const field = document.getElementById(`field:${parts.slice(0, length).join('/')}`)
    field?.focus()
    if (!field || document.activeElement !== field) continue
    field.scrollIntoView({ block: 'center' })
    return
  }
  // Of a content that is not complete: the first field that is missing.
  document.querySelector<HTMLElement>('.editor-form [aria-invalid="true"]')?.focus()
}

/** `content/slots/0/title` is `Slots 1, Title`. */
function namePlace(place: string, { editor, fieldNames, changes }: ConsoleTexts): string {
  const known = textOf(changes.fields, place.split('/').join('.'))
  if (known !== undefined) return known
  const parts = place.split('/').filter((part, at) => part !== '' && !(at === 0 && part === 'content'))
  const names = parts.map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${nameField(part, fieldNames)}`))
  return names.join('').replace(/^,? /, '') || editor.wholeExperience
}
