import type { ConsoleSession } from '../../contract/console/session.ts'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { languageChoice, useWords } from '../settings/language.tsx'
import { useStoredChoice } from '../settings/stored-choice.ts'
import { themeChoice, themes } from '../settings/theme.ts'
import { languageNames, languages } from '../texts/texts.ts'
import { LogOutButton } from './log-out-button.tsx'

/** Language, colours and, for who has logged in, the way out. */
export function ReaderSettings({ session }: { session: ConsoleSession | null }) {
  const { t } = useWords()
  const [language, changeLanguage] = useStoredChoice(languageChoice)
  const [theme, changeTheme] = useStoredChoice(themeChoice)
  return (
    <section className="reader-settings" aria-label={t.shell.settings}>
      <Choice
        label={t.shell.language}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={changeLanguage}
        icon={<Icon name="globe" />}
      />
      <Choice
        label={t.shell.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: t.shell.themes[value] }))}
        onChange={changeTheme}
        icon={<Icon name={theme === 'dark' ? 'moon' : 'sun'} />}
      />
      {session && !session.isOpen && <LogOutButton author={session.name} />}
    </section>
  )
}
