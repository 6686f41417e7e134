import type { SettingsProblem } from './part.ts'

type NumberField = { field: string; label: string; from: number; to: number }

/** Reads a whole number from a form. Returns undefined for an empty field, or what is wrong with it. */
export function wholeNumberIn(
  form: URLSearchParams,
  { field, label, from, to }: NumberField,
): number | undefined | SettingsProblem {
  const text = (form.get(field) ?? '').trim()
  if (text === '') return undefined
  const number = Number(text)
  if (/^-?\d{1,15}$/.test(text) && number >= from && number <= to) return number
  return {
    field,
    message: `${label} is “${text}”. Enter a whole number from ${from.toLocaleString('en')} to ${to.toLocaleString('en')}.`,
  }
}

/** Returns those of several results that are problems. */
export function problemsAmong(read: readonly unknown[]): SettingsProblem[] {
  return read.filter((each): each is SettingsProblem => typeof each === 'object' && each !== null && 'message' in each)
}
