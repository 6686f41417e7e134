import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ConsoleSession } from '../../contract/console/session.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { forgetEnd, hasSessionEnded } from '../api/end-session.ts'
import { sessionKey } from '../api/queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { hasUnsavedDrafts } from '../editor/draft/kept-stores.ts'
import { useWords } from '../settings/language.tsx'
import { Brand } from '../shell/brand.tsx'
import { ReaderSettings } from '../shell/reader-settings.tsx'
import type { ConsoleTexts } from '../texts/en.ts'

/** Asks for the service's token. A right one answers with a cookie that scripts cannot read. */
export function LoginPage({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useWords()
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const [hasEnded] = useState(() => hasSessionEnded(client))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { token: string; name: string }) =>
      sendRequest<ConsoleSession>(['session'], { method: 'POST', body }),
    // The answer to this request need not be what the page is about: the session is asked for anew.
    onSuccess: () => {
      forgetEnd(client)
      return client.invalidateQueries({ queryKey: sessionKey })
    },
    onError: () => field.current?.focus(),
  })
  useEffect(() => {
    document.title = `${t.login.title} · Instep`
  }, [t])
  useEffect(() => {
    if (takesFocus) name.current?.focus()
  }, [takesFocus])

  function logIn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const token = field.current?.value.trim() ?? ''
    setEmpty(token === '')
    if (token === '') field.current?.focus()
    else mutate({ token, name: name.current?.value.trim() ?? '' })
  }
  const message = isEmpty ? t.login.empty : error ? messageFor(error, t) : undefined
  return (
    <main className="login">
      <form onSubmit={logIn} noValidate>
        <Brand />
        <h1>{t.login.title}</h1>
        {hasEnded && (
          <p role="status">
            {t.login.ended} {hasUnsavedDrafts() && t.login.kept}
          </p>
        )}
        <label htmlFor="name">{t.login.name}</label>
        {/* Password managers keep the token with the name. */}
        <input
          ref={name}
          id="name"
          name="username"
          type="text"
          autoComplete="username"
          maxLength={64}
          aria-describedby="name-hint"
        />
        <p id="name-hint">{t.login.nameHint}</p>
        <label htmlFor="token">{t.login.token}</label>
        <input
          ref={field}
          id="token"
          name="password"
          type="password"
          autoComplete="current-password"
          spellCheck={false}
          required
          aria-invalid={message !== undefined}
          aria-describedby="token-hint token-message"
        />
        <p id="token-hint">{t.login.hint}</p>
        <p id="token-message" className="field-problem" role="alert">
          {message}
        </p>
        <button type="submit" className="main-button" disabled={isPending}>
          {t.login.submit}
        </button>
      </form>
      <ReaderSettings session={null} />
    </main>
  )
}

function messageFor(problem: Error, t: ConsoleTexts): string {
  if (!(problem instanceof ConsoleProblem)) return t.problems.broken
  if (problem.kind === 'unauthorised') return t.login.wrong
  if (problem.kind === 'tooMany') return t.login.tooMany(problem.retryAfter)
  return t.problems[problem.kind]
}
