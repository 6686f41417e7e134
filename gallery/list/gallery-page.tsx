import { pageTypes } from '../../contract/shop-events.ts'
import type { DemoState } from '../demo/demo-state.ts'
import { SettingsLink } from '../settings/settings-link.tsx'
import { phonePath, showPath } from '../show/show-address.ts'
import type { FieldReference, GalleryEntry } from './gallery-entry.ts'
import { kindOf, kindsOf } from './kinds.ts'

type Props = { entries: GalleryEntry[]; state: DemoState; cleared: boolean; kind?: string }

/** The list of all experiences or of one kind, each with links that show it live. */
export function GalleryPage({ entries, state, cleared, kind }: Props) {
  const shown = entries.filter((entry) => kind === undefined || kindOf(entry) === kind)
  return (
    <main className="gallery">
      <header className="gallery-head">
        <a className="logo" href="/uk/en/">
          Norrow
        </a>
        <h1>Experience gallery</h1>
        <p>
          Every ready-made experience, live on this shop. <b>Preview</b> opens the right page with only that experience,
          regardless of its schedule and rules. <b>Control</b> shows the same page to the control group of an
          experiment. <b>Live</b> runs all experiences by their rules, with a panel that lists active experiences and
          sent data.
        </p>
        <p>
          Their shared parts are in <a href="/gallery/kit">the kit</a>. On any page of the shop,{' '}
          <a href="/uk/en/?qb_explorer">the inspector</a> says why each experience ran or did not run.
        </p>
      </header>
      <section className="gallery-tools" aria-label="Demo">
        <SettingsLink state={state} />
        <form className="gallery-reset" method="post" action="/gallery/reset">
          <button className="button button-quiet" type="submit">
            Start as a new visitor
          </button>
          <p role="status">{cleared ? 'Cookies, storage and bag cleared.' : 'Clears cookies, storage and the bag.'}</p>
        </form>
      </section>
      <Kinds entries={entries} kind={kind} />
      {shown.length === 0 && <p>No experiences of this kind.</p>}
      <ol className="gallery-list">
        {shown.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </main>
  )
}

function Kinds({ entries, kind }: Pick<Props, 'entries' | 'kind'>) {
  const all = { id: undefined, title: 'All', count: entries.length }
  return (
    <nav className="gallery-kinds" aria-label="Filter experiences">
      {[all, ...kindsOf(entries)].map(({ id, title, count }) => (
        <a
          key={title}
          href={id === undefined ? '/gallery' : `/gallery?kind=${id}`}
          aria-current={id === kind ? 'page' : undefined}
        >
          {title} <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}

function Entry({ entry: { id, experienceId, ledger, title, look, pages, content, fields } }: { entry: GalleryEntry }) {
  // Experiences of the shop have no ledger id.
  const label = kindOf({ id }) === 'own' ? id : ledger
  return (
    <li className="gallery-entry" id={label}>
      <p className="gallery-ids">
        <span>{ledger}</span> <code>{id}</code>
      </p>
      <h2>{title}</h2>
      <p>{look}</p>
      <p className="gallery-pages">On {placesOf(pages)}</p>
      <p className="gallery-links">
        <a className="button" href={showPath(experienceId)} aria-label={`Preview: ${label}`}>
          Preview
        </a>
        <a href={phonePath(showPath(experienceId))} aria-label={`Phone: ${label}`}>
          Phone
        </a>
        <a href={showPath(experienceId, 'control')} aria-label={`Control: ${label}`}>
          Control
        </a>
        <a href={showPath(experienceId, 'live')} aria-label={`Live: ${label}`}>
          Live
        </a>
      </p>
      <details>
        <summary>Content example and fields</summary>
        <pre>{content}</pre>
        <FieldTable fields={fields} caption={`Content of ${label}`} />
      </details>
    </li>
  )
}

function placesOf(pages: readonly string[]): string {
  if (pages.length === pageTypes.length) return 'all pages'
  return pages.length === 8 ? 'all pages except checkout' : `${pages.join(', ')} pages`
}

function FieldTable({ fields, caption }: { fields: FieldReference[]; caption: string }) {
  return (
    <div className="gallery-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Required</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .flatMap((field) => [field, ...(field.entries ?? []).map((entry) => fieldWithin(field, entry))])
            .map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                </th>
                <td>{row.kind}</td>
                <td>{row.presence}</td>
                <td>{row.meaning}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function fieldWithin(list: FieldReference, entry: FieldReference): FieldReference {
  return { ...entry, name: `${list.name}[].${entry.name}` }
}
