import { pageTypes } from '../../contract/shop-events.ts'
import type { DemoState } from '../demo/demo-state.ts'
import { editPath, hasForm } from '../edit/edit-address.ts'
import { SettingsLink } from '../settings/settings-link.tsx'
import { isPhoneOnly, phonePath, showPath } from '../show/show-address.ts'
import { CardPicture } from './card-picture.tsx'
import { filterEntries, type GalleryFilter } from './filter-entries.ts'
import { FilterForm } from './filter-form.tsx'
import type { FieldReference, GalleryEntry } from './gallery-entry.ts'
import { purposeOf } from './purposes.ts'

type Props = {
  entries: GalleryEntry[]
  state: DemoState
  cleared: boolean
  filter: GalleryFilter
  /** The names of the pictures that there are. */
  pictures: ReadonlySet<string>
}

/** The list of the experiences that fit the filter, each with a picture and links that show it live. */
export function GalleryPage({ entries, state, cleared, filter, pictures }: Props) {
  const shown = filterEntries(entries, filter)
  return (
    <main className="gallery">
      <header className="gallery-head">
        <a className="logo" href="/uk/en/">
          Norrow
        </a>
        <h1>Experience gallery</h1>
        <p>
          Every ready-made experience, live on this shop. <b>Show it</b> prepares the page, a bag or a visitor with
          history where it needs one, and outlines the experience there, regardless of its schedule and rules.{' '}
          <b>Without it</b> is the same page as the control group of an experiment sees it. <b>Live</b> runs all
          experiences by their rules, with a panel that lists active experiences and sent data. <b>Edit content</b>{' '}
          changes its words, pictures and colours in a form with the page beside it, and copies them as configuration.
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
      <FilterForm filter={filter} shown={shown.length} all={entries.length} />
      {shown.length === 0 && <p>No experience fits. Try fewer words, or another page, device or purpose.</p>}
      <ol className="gallery-list">
        {shown.map((entry) => (
          <Entry key={entry.experienceId} entry={entry} device={filter.device ?? 'computer'} pictures={pictures} />
        ))}
      </ol>
    </main>
  )
}

type EntryProps = { entry: GalleryEntry } & Omit<Parameters<typeof CardPicture>[0], 'entry'>

function Entry({ entry, device, pictures }: EntryProps) {
  const { id, experienceId, ledger, title, look, pages, devices, content, fields } = entry
  const isOwn = purposeOf(id) === 'own'
  const show = showPath(experienceId)
  return (
    <li className="gallery-entry" id={isOwn ? id : ledger}>
      <CardPicture entry={entry} device={device} pictures={pictures} />
      <h2>{title}</h2>
      <p>{look}</p>
      <p className="gallery-pages">
        On {placesOf(pages)}
        {isPhoneOnly(entry) && ', phones only'}
        {!devices.includes('mobile') && ', not on phones'}
      </p>
      <p className="gallery-links">
        <a className="button" href={show} aria-label={`Show it: ${title}`}>
          Show it
        </a>
        <a href={phonePath(show)} aria-label={`On a phone: ${title}`}>
          On a phone
        </a>
        <a href={showPath(experienceId, 'control')} aria-label={`Without it: ${title}`}>
          Without it
        </a>
        <a href={showPath(experienceId, 'live')} aria-label={`Live: ${title}`}>
          Live
        </a>
        {hasForm(id) && (
          <a href={editPath(experienceId)} aria-label={`Edit content: ${title}`}>
            Edit content
          </a>
        )}
      </p>
      <details>
        <summary>Content example and fields</summary>
        <p className="gallery-ids">
          <code>{id}</code> <span>{ledger}</span>
        </p>
        <pre>{content}</pre>
        <FieldTable fields={fields} caption={`Content of ${title}`} />
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
