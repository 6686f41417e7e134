import type { DemoState } from '../demo/demo-state.ts'
import { summarizeParts } from './parts.ts'
import { UnavailableNotice } from './unavailable-notice.tsx'

/** Links to the settings and summarises them, or says why there are none. */
export function SettingsLink({ state }: { state: DemoState }) {
  if ('unavailable' in state) return <UnavailableNotice because={state.unavailable} />
  const set = summarizeParts(state.settings)
  return (
    <div className="gallery-reset">
      <a className="button" href="/gallery/settings">
        Demo settings
      </a>
      <p>
        {set.length === 0
          ? 'Country, weather, counters, clock, failures and more. Nothing is changed.'
          : `Changed for this browser: ${set.map(({ title, summary }) => `${title}: ${summary}`).join('; ')}.`}
      </p>
    </div>
  )
}
