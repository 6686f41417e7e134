import { createRoot } from 'react-dom/client'
import { experiencesOn, onRequests, onScriptEvents } from './instep-on-page.ts'
import { Panel } from './panel.tsx'
import { type Told, toldByEvent, toldByRequest } from './told.ts'

/** Milliseconds between two looks at how far the experiences are, which no event tells. */
const lookAgain = 500

/** Puts the gallery's panel on a page that shows an experience (SHOP-108, SHOP-109). */
export function openPanel(experienceId: string): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const sent = new Map<string, Told>()
  const draw = () =>
    root.render(
      <Panel {...{ experienceId, redraw: draw }} sent={[...sent.values()]} experiences={experiencesOn(window)} />,
    )
  const note = (told: Told | undefined) => {
    if (!told) return
    sent.set(told.key, told)
    draw()
  }
  onScriptEvents(window, (event) => note(toldByEvent(event)))
  onRequests((url) => note(toldByRequest(url)))
  setInterval(draw, lookAgain)
  draw()
}
