import { createRoot } from 'react-dom/client'
import { createClient } from './api/create-client.ts'
import { App } from './app.tsx'
import { applyTheme } from './settings/theme.ts'

const container = document.getElementById('console')
if (!container) throw new Error('The page has no element with the id console: serve the index.html of the build')
applyTheme()
createRoot(container).render(<App client={createClient()} />)
