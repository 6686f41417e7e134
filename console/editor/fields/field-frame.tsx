import type { ReactNode } from 'react'
import { nameMissingFields } from '../../parts/name-missing-fields.ts'
import { useWords } from '../../settings/language.tsx'
import type { SettingPath } from '../draft/change-settings.ts'
import { problemsAt } from '../draft/problems-at.ts'
import { useEditor } from '../use-editor.ts'

/** The id of the element in which a value is entered. */
export const fieldId = (path: SettingPath) => `field:${path.join('/')}`

/** What an input needs to be read out with its hint and its mistakes. */
export type InputFacts = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

type Props = {
  path: SettingPath
  label: string
  hint?: ReactNode
  isNeeded?: boolean
  /** What is wrong before anything is sent. */
  mistake?: string | false
  children(input: InputFacts): ReactNode
}

/** A value with its name above, and below what it means and what is wrong with it. */
export function FieldFrame({ path, label, hint, isNeeded, mistake, children }: Props) {
  const { t } = useWords()
  const id = fieldId(path)
  const mistakes = useMistakes(path)
  if (mistake) mistakes.unshift(mistake)
  const described = [hint && `${id}:hint`, mistakes.length > 0 && `${id}:wrong`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{label}</span>
        {isNeeded && <small>{t.editor.needed}</small>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': mistakes.length > 0 || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}:hint`}>
          {hint}
        </p>
      )}
      <FieldMistakes id={`${id}:wrong`} mistakes={mistakes} />
    </div>
  )
}

/** Returns what the service says of a value, as sentences. */
export function useMistakes(path: SettingPath): string[] {
  const { t } = useWords()
  return problemsAt(useEditor().problems, path).map((each) =>
    [each.problem, nameMissingFields(each, t)].map((text) => t.sayProblem(text) ?? text).join(': '),
  )
}

/** Always there, so that a mistake that appears is read out. */
export function FieldMistakes({ id, mistakes }: { id: string; mistakes: readonly string[] }) {
  return (
    <div id={id} className="field-problem" aria-live="polite">
      {mistakes.map((mistake) => (
        <p key={mistake}>{mistake}</p>
      ))}
    </div>
  )
}
