import { createRoot } from 'react-dom/client'
import { experiencesOn, onRequests, onScriptEvents } from './instep-on-page.ts'
import { Panel } from './panel.tsx'
import { type PanelEntry, toldByEvent, toldByRequest } from './panel-entry.ts'

/** Milliseconds between two checks of the experiences' progress, for which there is no event. */
const lookAgain = 500

/** Adds the gallery's panel to a page that shows an experience (SHOP-108, SHOP-109). */
export function openPanel(experienceId: string): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const sent = new Map<string, PanelEntry>()
  const drawPanel = () =>
    root.render(
      <Panel
        experienceId={experienceId}
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
}
