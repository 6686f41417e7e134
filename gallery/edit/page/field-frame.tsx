import { type ReactNode, useState } from 'react'
import type { ContentPlace } from '../form/change-content.ts'
import type { FormField } from '../form/form-field.ts'
import { hintFor } from '../form/hint-for.ts'
import { controlId, problemsAt, useForm } from './form-context.ts'

/** What a control needs to be read out with its hint and what is wrong. */
export type ControlFacts = {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  onBlur(): void
}

type Props = {
  place: ContentPlace
  label: string
  field: FormField
  value: unknown
  children(control: ControlFacts): ReactNode
}

/** A value with its name above it, and below it what it means and what is wrong. */
export function FieldFrame({ place, label, field, value, children }: Props) {
  const { problems } = useForm()
  const id = controlId(place)
  const isBlank = value === undefined || value === ''
  // What somebody has not filled in yet, such as a new entry, is no mistake before they leave it.
  const [isLeft, setLeft] = useState(!isBlank)
  const found = problemsAt(problems, place)
  const shown = isLeft || !isBlank ? found : []
  return (
    <div className="edit-field" data-kind={field.kind} data-problem={found.length > 0 ? '' : undefined}>
      <div className="edit-label">
        <label htmlFor={id}>{label}</label>
        {!field.needed && <small>optional</small>}
        <UndoField place={place} label={label} />
      </div>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-wrong`,
        'aria-invalid': shown.length > 0 || undefined,
        onBlur: () => setLeft(true),
      })}
      <p className="edit-hint" id={`${id}-hint`}>
        {hintFor(field)}
      </p>
      <Problems id={`${id}-wrong`} said={shown.map(({ said }) => said)} />
    </div>
  )
}

type GroupProps = { place: ContentPlace; label: string; meaning: string; children: ReactNode }

export function GroupFrame({ place, label, meaning, children }: GroupProps) {
  const { problems } = useForm()
  const id = controlId(place)
  return (
    <fieldset className="edit-group" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <p className="edit-hint">{meaning}</p>
      <Problems id={`${id}-wrong`} said={problemsAt(problems, place).map(({ said }) => said)} />
      {children}
    </fieldset>
  )
}

/** Always there, so that what appears in it is read out. */
export function Problems({ id, said }: { id: string; said: readonly string[] }) {
  return (
    <div className="edit-problems" id={id} aria-live="polite">
      {said.map((each) => (
        <p key={each} className="problem">
          {each}
        </p>
      ))}
    </div>
  )
}

/** A button that puts a changed field back. Fields of entries have none: their list has one. */
export function UndoField({ place, label }: { place: ContentPlace; label: string }) {
  const { changed, undoField } = useForm()
  if (!changed.includes(place.join('/'))) return null
  return (
    <span className="edit-changed">
      <span>Changed</span>
      <button
        type="button"
        className="link-button"
        aria-label={`Undo: ${label}`}
        onClick={() => {
          undoField(place, label)
          // The button goes with the change.
          document.getElementById(controlId(place))?.focus()
        }}
      >
        Undo
      </button>
    </span>
  )
}
