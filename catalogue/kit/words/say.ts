import type { English, SpokenWords } from './english.ts'

export type Speech = { language: string; words: Partial<SpokenWords>; hasLocalPrices?: boolean }

const english: Speech = { language: 'en', words: {} }
let speech = english

/** Makes templates speak a language from now on; without words, English. */
export function setSpeech(next: Speech | undefined): void {
  speech = next ?? english
}

/** The language of what `say` returns, for `lang`: that of the page, or English where the page's has no table. */
export function spokenLanguage(): string {
  return speech.language
}

/** The language in which prices are written: English, unless the site wants that of the page (SHR-04.7). */
export function priceLanguage(): string {
  return speech.hasLocalPrices ? speech.language : 'en'
}

/** Returns a text in the language of the page, with values in the places of `{0}`, `{1}` and so on (SHR-01.29). */
export function sayText(text: English, ...values: readonly (string | number)[]): string {
  return sayAny(text).replace(/\{(\d)\}/g, (_, at) => `${values[at]}`)
}

/** Returns any text in the language of the page, where the table has it. */
export function sayAny(text: string): string {
  return speech.words[text as English] ?? text
}
