import type { ReactNode } from 'react'
import type { DemoSettings } from '../../contract/demo-settings.ts'
import type { SettingsProblem } from './part.ts'

/** What every form of the settings needs to draw its fields: the values to show, and what is wrong with them. */
export type FormView = {
  /** The part, which makes ids unique. */
  part: string
  /** What was sent and refused; undefined if nothing was refused. */
  form?: URLSearchParams
  problems: readonly SettingsProblem[]
}

/** `now` is in epoch milliseconds. */
export type FieldsProps = { view: FormView; settings: DemoSettings; now: number }

type Props = {
  view: FormView
  name: string
  label: string
  hint?: string
  /** Draws the control with the attributes of a labelled field. `value` is what was sent, or else the current value. */
  children: (attributes: FieldAttributes) => ReactNode
  value?: string | number
}

export type FieldAttributes = {
  id: string
  name: string
  defaultValue: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  autoFocus?: true
}

/** A labelled field with its hint and, below it, what is wrong. */
export function Field({ view: { part, form, problems }, name, label, hint, children, value = '' }: Props) {
  const id = `${part}-${name}`
  const problem = problems.find(({ field }) => field === name)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const isFirst = problem !== undefined && problem === problems[0]
  return (
    <div className="setting-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        defaultValue: form?.get(name) ?? String(value),
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true }),
        ...(isFirst && { autoFocus: true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="setting-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem.message}
        </p>
      )}
    </div>
  )
}
