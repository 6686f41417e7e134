import { type ConsoleTexts, en } from './en.ts'

/** The languages of the console, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' }

export type Language = keyof typeof languageNames
export const languages: readonly Language[] = ['en', 'de']

/** English is part of the page, so that nobody waits for it; each other language is a file that only its readers load. */
const loads: Record<Exclude<Language, 'en'>, () => Promise<ConsoleTexts>> = {
  de: async () => (await import('./de.ts')).de,
}

const loaded: Partial<Record<Language, ConsoleTexts>> = { en }

/** Returns the texts of a language that was loaded before. */
export function textsOf(language: Language): ConsoleTexts | undefined {
  return loaded[language]
}

/** Loads the texts of a language, once. Rejects where its file cannot be had. */
export async function loadTexts(language: Language): Promise<ConsoleTexts> {
  const texts = loaded[language] ?? (language === 'en' ? en : await loads[language]())
  loaded[language] = texts
  return texts
}
