import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createFormats, type Formats } from '../format/create-formats.ts'
import { type ConsoleTexts, en } from '../texts/en.ts'
import { type Language, languages, loadTexts, textsOf } from '../texts/texts.ts'
import { chooseLanguage } from './choose-language.ts'
import { isKnownTag } from './known-tag.ts'
import { createStoredChoice, useStoredChoice } from './stored-choice.ts'

export const languageChoice = createStoredChoice<Language>('instep-console-language', {
  values: languages,
  otherwise: () => chooseLanguage(navigator.languages),
})

/** Returns the reader's own kind of a language, such as English as in Britain; dates and times differ between them. */
function localeOf(language: Language): string {
  const isOfLanguage = (tag: string) => tag.toLowerCase().split('-')[0] === language
  return navigator.languages.find((tag) => isOfLanguage(tag) && isKnownTag(tag)) ?? language
}

/** The texts of the chosen language, and how it writes numbers and times. */
export type Words = { t: ConsoleTexts; formats: Formats }

const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a LanguageProvider around the component')
  return words
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLoadedLanguage()
  const words = useMemo(() => ({ t: textsOf(language) ?? en, formats: createFormats(localeOf(language)) }), [language])
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nProvider locale={localeOf(language)}>
      <WordsContext value={words}>{children}</WordsContext>
    </I18nProvider>
  )
}

/** Returns the chosen language once its texts are there; until then, and where they cannot be had, the one before. */
function useLoadedLanguage(): Language {
  const [chosen] = useStoredChoice(languageChoice)
  const [shown, setShown] = useState<Language>(textsOf(chosen) ? chosen : 'en')
  useEffect(() => {
    let isChosen = true
    const showChosen = () => {
      if (isChosen) setShown(chosen)
    }
    loadTexts(chosen).then(showChosen, () => {}) // without a connection the page stays readable in the other language
    return () => {
      isChosen = false
    }
  }, [chosen])
  return shown
}
