import { createRoot } from 'react-dom/client'
import type { WireEvent } from '../../../contract/event.ts'
import { experiencesOn, onScriptEvents } from './instep-on-page.ts'
import { Panel } from './panel.tsx'

/** What an experience sends by itself: seen, goals, impressions and click-throughs, errors. */
const told = ['qubit.experience', 'qubit.goalAchieved', 'qubit.metric', 'qubit.errorExperience']

/** Puts the gallery's panel on a page that shows one experience (SHOP-108, SHOP-109). */
export function openPanel(experienceId: string): void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const sent: WireEvent[] = []
  const draw = () =>
    root.render(<Panel {...{ experienceId, sent, redraw: draw }} experiences={experiencesOn(window)} />)
  onScriptEvents(window, (event) => {
    if (told.includes(event.meta.type)) sent.push(event)
    draw()
  })
  draw()
}
