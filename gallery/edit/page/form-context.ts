import { createContext, useContext } from 'react'
import type { ContentProblem } from '../draft/check-draft.ts'
import type { ContentPlace } from '../form/change-content.ts'

/** What each field of the form needs beside its own value. */
export type FormContext = {
  problems: readonly ContentProblem[]
  /** Addresses of pictures that the shop has. */
  pictures: readonly string[]
  /** The fields that differ from the configuration, those of a group as `group/name`. */
  changed: readonly string[]
  changeValue(place: ContentPlace, value: unknown): void
  /** Puts one field back as it is in the configuration, and says so. */
  undoField(place: ContentPlace, label: string): void
}

const context = createContext<FormContext | undefined>(undefined)
export const FormProvider = context.Provider

/** @throws outside of a form */
export function useForm(): FormContext {
  const form = useContext(context)
  if (!form) throw new Error('A field was drawn outside of a form')
  return form
}

/** The id of the control of a value. */
export const controlId = (place: ContentPlace) => `content-${place.join('-')}`

/** Returns what is wrong at a place; with `isWithin` also at places within it. */
export function problemsAt(
  problems: readonly ContentProblem[],
  place: ContentPlace,
  { isWithin }: { isWithin: boolean } = { isWithin: false },
): readonly ContentProblem[] {
  return problems.filter(
    (each) =>
      (isWithin || each.place.length === place.length) && place.every((step, at) => each.place[at] === String(step)),
  )
}
