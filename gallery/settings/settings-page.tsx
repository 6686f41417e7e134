import type { DemoState } from '../demo/demo-state.ts'
import type { GalleryEntry } from '../list/gallery-entry.ts'
import type { SettingsProblem } from './part.ts'
import { PartCard } from './part-card.tsx'
import { type PartId, partIds, parts, summarizeParts } from './parts.ts'
import { UnavailableNotice } from './unavailable-notice.tsx'

export type SettingsView = {
  state: DemoState
  /** Epoch milliseconds. */
  now: number
  /** The part that was set by the last form, or `all`. */
  done?: string
  /** A form that was refused. */
  refused?: { id: PartId; problems: SettingsProblem[]; form: URLSearchParams }
}

/** Shows the settings of this browser part by part (SHOP-105, SHOP-106). */
export function SettingsPage({ state, ...view }: SettingsView & { entries: readonly GalleryEntry[] }) {
  return (
    <main className="gallery">
      <header className="gallery-head">
        <p>
          <a href="/gallery">Back to the gallery</a>
        </p>
        <h1>Demo settings</h1>
        <p>
          Change what the services return to this browser, to see each state of an experience. The settings apply to
          this browser only and are reset when the service restarts. Reload open pages to apply changes.
        </p>
      </header>
      {'unavailable' in state ? (
        <UnavailableNotice because={state.unavailable} />
      ) : (
        <Settings settings={state.settings} {...view} />
      )}
    </main>
  )
}

type Available = Omit<SettingsView, 'state'> & Pick<Extract<DemoState, { settings: object }>, 'settings'>

function Settings({ settings, done, refused, ...view }: Available & { entries: readonly GalleryEntry[] }) {
  const count = summarizeParts(settings).length
  const partCard = (id: PartId) => (
    <PartCard
      key={id}
      id={id}
      settings={settings}
      {...view}
      isDone={done === id}
      refused={refused?.id === id ? refused : undefined}
    />
  )
  return (
    <>
      <form className="setting-all" method="post" action="/gallery/settings/normal">
        <nav aria-label="Settings">
          {partIds.map((id) => (
            <a key={id} href={`#${id}`} data-set={parts[id].summary(settings) === undefined ? undefined : ''}>
              {parts[id].title}
            </a>
          ))}
        </nav>
        <button className="button button-quiet" type="submit" disabled={count === 0}>
          Reset all
        </button>
        {done === 'all' && <p role="status">All settings are reset.</p>}
      </form>
      <div className="settings">{partIds.filter((id) => id !== 'services').map(partCard)}</div>
      {partCard('services')}
    </>
  )
}
