import { KitHead } from './kit-head.tsx'
import { kitPartIds } from './kit-part-ids.ts'
import { kitParts } from './kit-parts.ts'

/** All parts of the kit, each with what it is for. */
export function KitListPage() {
  return (
    <main className="gallery">
      <KitHead trail={[['Experience gallery', '/gallery']]} title="The kit">
        <p>
          What experiences have in common is written once. Each part has a page with an example at work, the rules that
          it keeps, and how it is called.
        </p>
      </KitHead>
      <ul className="kit-list">
        {kitPartIds.map((id) => {
          const { ledger, title, purpose } = kitParts[id]
          return (
            <li key={id} className="gallery-entry">
              <p className="gallery-ids">
                <span>{ledger}</span>
              </p>
              <h2>
                <a href={`/gallery/kit/${id}`}>{title}</a>
              </h2>
              <p>{purpose}</p>
            </li>
          )
        })}
      </ul>
    </main>
  )
}
