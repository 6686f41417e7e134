import { createRoot } from 'react-dom/client'
import { createClient } from './api/create-client.ts'
import { App } from './app.tsx'
import { applyTheme } from './settings/theme.ts'
import './styles/base.css'
import './styles/shell.css'
import './styles/parts.css'
import './styles/today.css'
import './styles/experiences.css'
import './styles/report.css'

const container = document.getElementById('console')
if (!container) throw new Error('The page has no element with the id console: serve the index.html of the build')
applyTheme()
createRoot(container).render(<App client={createClient()} />)
