import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionKey } from '../api/queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { languageChoice, useWords } from '../settings/language.tsx'
import { useStoredChoice } from '../settings/stored-choice.ts'
import { themeChoice, themes } from '../settings/theme.ts'
import { languageNames, languages } from '../texts/texts.ts'

/** Language, colours and, for who has logged in, the way out. */
export function ReaderSettings({ mayLogOut }: { mayLogOut: boolean }) {
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
      {mayLogOut && <LogOutButton />}
    </section>
  )
}

function LogOutButton() {
  const { t } = useWords()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendRequest<undefined>(['session'], { method: 'DELETE' }),
    onSuccess: () => {
      // What this reader could see must not be left for the next one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
      client.setQueryData(sessionKey, null)
    },
  })
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t.shell.logOut}
      title={t.shell.logOut}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Icon name="leave" />
    </button>
  )
}
