import { createRoot } from 'react-dom/client'
import { createClient } from './api/create-client.ts'
import { sessionQuery } from './api/queries.ts'
import { App } from './app.tsx'
import { mendBrowserLanguage } from './settings/known-tag.ts'
import { languageChoice } from './settings/language.tsx'
import { applyTheme } from './settings/theme.ts'
import { loadTexts, textsOf } from './texts/texts.ts'

const container = document.getElementById('console')
if (!container) throw new Error('The page has no element with the id console: serve the index.html of the build')
applyTheme()
mendBrowserLanguage()
void showConsole(container)

/** Shows nothing before the texts of the chosen language are there; who is logged in is asked meanwhile. */
async function showConsole(place: HTMLElement): Promise<void> {
  const client = createClient()
  const language = languageChoice.readChoice()
  if (!textsOf(language)) {
    void client.prefetchQuery(sessionQuery)
    await loadTexts(language).catch(() => {}) // the page says it in English
  }
  createRoot(place).render(<App client={client} />)
}
