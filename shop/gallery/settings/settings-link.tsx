import type { DemoState } from '../demo-state.ts'
import { summarizeParts } from './parts.ts'
import { UnavailableNotice } from './unavailable-notice.tsx'

/** The way to the settings, with what is set; or why there are none. */
export function SettingsLink({ state }: { state: DemoState }) {
  if ('unavailable' in state) return <UnavailableNotice because={state.unavailable} />
  const set = summarizeParts(state.settings)
  return (
    <div className="gallery-reset">
      <a className="button" href="/gallery/settings">
        Settings of the demo
      </a>
      <p>
        {set.length === 0
          ? 'Country, weather, counters, clock, failures and more: all as usual.'
          : `Set for this browser: ${set.map(({ title, summary }) => `${title}: ${summary}`).join('; ')}.`}
      </p>
    </div>
  )
}
