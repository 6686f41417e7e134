import type { DemoSettings } from '../../contract/demo-settings.ts'
import type { GalleryEntry } from '../list/gallery-entry.ts'
import type { FormView } from './field.tsx'
import { partFields } from './part-fields.tsx'
import { type PartId, parts } from './parts.ts'

type Props = {
  id: PartId
  settings: DemoSettings
  now: number
  entries: readonly GalleryEntry[]
  /** Whether it was set by the last form. */
  isDone: boolean
  refused?: Pick<FormView, 'form' | 'problems'>
}

/** A part of the settings: its current value, its form, and the button that resets it. */
export function PartCard({ id, settings, now, entries, isDone, refused }: Props) {
  const { title, seenOn, summary } = parts[id]
  const Fields = partFields[id]
  const set = summary(settings)
  const seen = entries.filter((entry) => seenOn.includes(entry.id))
  return (
    <section className="setting" id={id} data-set={set === undefined ? undefined : ''} aria-labelledby={`${id}-title`}>
      <form method="post" action={`/gallery/settings/${id}`} noValidate>
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="setting-state">{set ?? 'Default'}</p>
        </header>
        {refused && (
          <p className="problem" role="alert">
            Nothing was changed. Check the fields below.
          </p>
        )}
        <Fields view={{ part: id, problems: [], ...refused }} settings={settings} now={now} />
        <footer>
          <Submits id={id} />
          {set !== undefined && (
            <button className="link-button" type="submit" name="normal" value="1" aria-label={`Reset: ${title}`}>
              Reset
            </button>
          )}
          {isDone && <p role="status">{set === undefined ? 'Reset.' : 'Saved.'}</p>}
        </footer>
        {seen.length > 0 && (
          <p className="setting-hint">
            Affects{' '}
            {seen.map(({ ledger, title: name }, at) => (
              <span key={ledger}>
                {at > 0 && ', '}
                <a href={`/gallery#${ledger}`}>
                  <span className="setting-id">{ledger}</span> {name}
                </a>
              </span>
            ))}
          </p>
        )}
      </form>
    </section>
  )
}

function Submits({ id }: { id: PartId }) {
  if (id !== 'session')
    return (
      <button className="button" type="submit" aria-label={`Save: ${parts[id].title}`}>
        Save
      </button>
    )
  return (
    <>
      <button className="button" type="submit" name="begin" value="session">
        Start a session
      </button>
      <button className="button button-quiet" type="submit" name="begin" value="visitor">
        Start as a new visitor
      </button>
    </>
  )
}
