import { titles } from 'virtual:template-titles'
import { createRoot } from 'react-dom/client'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { openDraft } from './anchors/draft.ts'
import { createHost } from './host-element.ts'
import { Inspector } from './inspector.tsx'
import { keepReachable } from './keep-reachable.ts'
import { openKept } from './kept-view.ts'
import { watchRun } from './watch.ts'
import { findElements } from './where/find-elements.ts'

/** Adds the inspector to the page (BU-01) once; further calls do nothing. */
export function openInspector(inspection: Inspection): void {
  if (document.querySelector('instep-inspector')) return
  const { host, container } = createHost()
  keepReachable(host)
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
