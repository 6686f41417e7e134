import { de } from './de.ts'
import { type ConsoleTexts, en } from './en.ts'

/** The languages of the console, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' }

export type Language = keyof typeof languageNames
export const languages: readonly Language[] = ['en', 'de']

export const textsByLanguage: Record<Language, ConsoleTexts> = { en, de }
