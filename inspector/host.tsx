import { titles } from 'virtual:template-titles'
import { createRoot } from 'react-dom/client'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { openDraft } from './anchors/draft.ts'
import { Inspector } from './inspector.tsx'
import { openKept } from './kept-view.ts'
import anchors from './styles/anchors.css?inline'
import base from './styles/base.css?inline'
import forcedColors from './styles/forced-colors.css?inline'
import frame from './styles/frame.css?inline'
import list from './styles/list.css?inline'
import visitor from './styles/visitor.css?inline'
import { watchRun } from './watch.ts'
import { findElements } from './where/find-elements.ts'

/** Events inside the inspector must not reach the shop: keys could open its search, and clicks close its menus. */
const itsOwn = ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'input', 'change', 'submit']

/**
 * Adds the inspector to the page (BU-01) once; further calls do nothing. It is next to the body in a shadow tree, so that
 * styles and scripts of shop and inspector do not affect each other.
 */
export function openInspector(inspection: Inspection): void {
  if (document.querySelector('instep-inspector')) return
  const host = document.createElement('instep-inspector')
  for (const type of itsOwn) host.addEventListener(type, (event) => event.stopPropagation())
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([base, frame, list, visitor, anchors, forcedColors].join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const container = document.createElement('div')
  shadow.append(container)
  document.documentElement.append(host)
  // Errors of the inspector must not appear as errors of the page.
  const onUncaughtError = (error: unknown) => console.error('[instep inspector]', error)
  const around = { selectors: inspection.anchors, templates: Object.keys(titles) }
  const elementsOf = (experience: InspectedExperience) => findElements(experience, around)
  createRoot(container, { onUncaughtError }).render(
    <Inspector
      inspection={inspection}
      titles={titles}
      elementsOf={elementsOf}
      watched={watchRun(inspection, elementsOf)}
      kept={openKept()}
      draft={openDraft(() => sessionStorage)}
    />,
  )
}
