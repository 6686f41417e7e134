import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { createClient } from '../api/create-client.ts'
import { App } from '../app.tsx'
import { languageChoice } from '../settings/language.tsx'
import { applyTheme, type ColorScheme, themeChoice } from '../settings/theme.ts'
import { type Answer, answerRequest } from '../test-data/answers.ts'
import { type Language, loadTexts } from '../texts/texts.ts'

export type SentRequest = { address: string; method: string; header: string | null; body: unknown }

type Opening = {
  /** Below `/console`. */
  at?: string
  language?: Language
  theme?: ColorScheme
  /** Answers in place of the test data; undefined leaves it to them. */
  answer?(request: SentRequest): Answer | Promise<Answer | undefined> | undefined
}

// The page loads the chosen language before it shows anything.
await loadTexts('de')

const own = location.href
const endings: (() => void)[] = []

/** Opens the whole console on the test's page, with a service that answers with the test data. Returns the requests it gets. */
export function openConsole({ at = '/', language = 'en', theme = 'light', answer }: Opening = {}): SentRequest[] {
  const requests: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init
    const sent = {
      address,
      method,
      header: new Headers(headers).get('x-instep-console'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    requests.push(sent)
    const given = (await answer?.(sent)) ?? answerRequest(address, { method, body: sent.body, now: Date.now() })
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), given)
  })
  languageChoice.changeChoice(language)
  themeChoice.changeChoice(theme)
  history.replaceState(null, '', `/console${at}`)
  applyTheme()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<App client={createClient({ retryDelay: 1 })} />)
  endings.push(() => root.unmount())
  return requests
}

/** Undoes everything that opening did; for `afterEach`. */
export function closeConsole(): void {
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
  history.replaceState(null, '', own)
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
