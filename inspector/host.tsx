import { createRoot } from 'react-dom/client'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { Inspector } from './inspector.tsx'
import { openKept } from './kept-view.ts'
import base from './styles/base.css?inline'
import frame from './styles/frame.css?inline'
import list from './styles/list.css?inline'
import visitor from './styles/visitor.css?inline'
import { watchRun } from './watch.ts'

/** What happens in the inspector is not the shop's to hear: its keys would open a search, its clicks close a menu. */
const itsOwn = ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'input', 'change', 'submit']

/**
 * Puts the inspector on the page (BU-01), once: a second call does nothing. It stands beside the body in a shadow tree, so
 * that neither the shop's styles nor its scripts reach it, nor its own them.
 */
export function openInspector(inspection: Inspection): void {
  if (document.querySelector('instep-inspector')) return
  const host = document.createElement('instep-inspector')
  for (const type of itsOwn) host.addEventListener(type, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([base, frame, list, visitor].join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  shadow.append(container)
  document.documentElement.append(host)
  // An error of its own is none of the page's.
  const onUncaughtError = (error: unknown) => console.error('[instep inspector]', error)
  createRoot(container, { onUncaughtError }).render(
    <Inspector inspection={inspection} watched={watchRun(inspection)} kept={openKept()} />,
  )
}
