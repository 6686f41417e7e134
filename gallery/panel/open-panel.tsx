import { createRoot } from 'react-dom/client'
import { besidePhoneId, phoneFrameName } from '../demo/act-as-phone.ts'
import { findShown, isShownNowhere } from '../show/find-shown.ts'
import { presentExperience } from '../show/present-experience.ts'
import { experiencesOn, hasRun, onRequests, onScriptEvents } from './instep-on-page.ts'
import { Panel } from './panel.tsx'
import { type PanelEntry, toldByEvent, toldByRequest } from './panel-entry.ts'

/** Milliseconds between two checks of the experiences' progress, for which there is no event. */
const lookAgain = 500

/**
 * Adds the gallery's panel to a page that shows an experience (SHOP-108, SHOP-109).
 * @param presentedId the id of its template, or its own, when the page scrolls to it and outlines it
 */
export function openPanel(experienceId: string, presentedId?: string): void {
  const { host, isBeside } = placePanel()
  const root = createRoot(host)
  const sent = new Map<string, PanelEntry>()
  const drawPanel = () =>
    root.render(
      <Panel
        experienceId={experienceId}
        shown={presentedId === undefined ? undefined : findShown(document, presentedId)}
        presentedId={presentedId}
        isHidden={presentedId !== undefined && isShownNowhere(document, presentedId)}
        isBeside={isBeside}
        redraw={drawPanel}
        sent={[...sent.values()]}
        experiences={experiencesOn(window)}
      />,
    )
  const noteTold = (told: PanelEntry | undefined) => {
    if (!told) return
    sent.set(told.key, told)
    drawPanel()
  }
  onScriptEvents(window, (event) => noteTold(toldByEvent(event)))
  onRequests((url) => noteTold(toldByRequest(url)))
  setInterval(drawPanel, lookAgain)
  drawPanel()
  if (presentedId === undefined) return
  addEventListener('scrollend', drawPanel)
  void presentExperience({ id: presentedId, isDecided: () => hasRun(window, experienceId) })
}

/** Adds the panel's element to the page; in the frame of a phone, to the window around it. */
function placePanel(): { host: HTMLElement; isBeside: boolean } {
  const beside = window.name === phoneFrameName ? parent.document.getElementById(besidePhoneId) : null
  const host = (beside ?? document.body).ownerDocument.createElement('div')
  if (!beside) document.body.append(host)
  else {
    beside.replaceChildren(host)
    addEventListener('pagehide', () => host.remove())
  }
  return { host, isBeside: beside !== null }
}
