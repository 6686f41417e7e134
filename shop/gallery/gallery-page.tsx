import type { DemoState } from './demo-state.ts'
import type { FieldReference, GalleryEntry } from './gallery-entry.ts'
import { kindOf, kindsOf } from './kinds.ts'
import { SettingsLink } from './settings/settings-link.tsx'

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
          Every ready-made experience, live on this shop. A link opens the right page with that experience alone, past
          its schedule and rules; the control is the same page as the other half of an experiment sees it. As shoppers
          see it, all experiences run by their rules, and a panel says which are active and what the page sends of them.
        </p>
        <p>
          What they have in common is <a href="/gallery/kit">the kit</a>. On any page of the shop,{' '}
          <a href="/uk/en/?qb_explorer">the inspector</a> tells of each experience why it ran there or did not.
        </p>
      </header>
      <section className="gallery-tools" aria-label="The demo">
        <SettingsLink state={state} />
        <form className="gallery-reset" method="post" action="/gallery/reset">
          <button className="button button-quiet" type="submit">
            Begin as a new visitor
          </button>
          <p role="status">
            {cleared ? 'Cookies, storage and bag are cleared.' : 'Clears cookies, storage and the bag.'}
          </p>
        </form>
      </section>
      <Kinds entries={entries} kind={kind} />
      {shown.length === 0 && <p>There are no experiences of this kind.</p>}
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
    <nav className="gallery-kinds" aria-label="Kinds of experiences">
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

function Entry({ entry: { id, ledger, title, look, pages, links, content, fields } }: { entry: GalleryEntry }) {
  const phoneLink = (path: string) => `/gallery/phone?show=${encodeURIComponent(path)}`
  return (
    <li className="gallery-entry" id={ledger}>
      <p className="gallery-ids">
        <span>{ledger}</span> <code>{id}</code>
      </p>
      <h2>{title}</h2>
      <p>{look}</p>
      <p className="gallery-pages">On {pages.length === 8 ? 'every page but checkout' : `${pages.join(', ')} pages`}</p>
      <p className="gallery-links">
        <a className="button" href={links.show} aria-label={`Show it: ${ledger}`}>
          Show it
        </a>
        <a href={phoneLink(links.show)} aria-label={`On a phone: ${ledger}`}>
          On a phone
        </a>
        <a href={links.control} aria-label={`The control: ${ledger}`}>
          The control
        </a>
        <a href={links.live} aria-label={`As shoppers see it: ${ledger}`}>
          As shoppers see it
        </a>
      </p>
      <details>
        <summary>Content: an example and what each field means</summary>
        <pre>{content}</pre>
        <FieldTable fields={fields} caption={`Content of ${ledger}`} />
      </details>
    </li>
  )
}

function FieldTable({ fields, caption }: { fields: FieldReference[]; caption: string }) {
  return (
    <div className="gallery-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Kind</th>
            <th scope="col">Presence</th>
            <th scope="col">Meaning</th>
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
