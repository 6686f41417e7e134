import { KitHead } from './kit-head.tsx'
import { kitPartIds } from './kit-part-ids.ts'
import { kitParts } from './kit-parts.ts'

/** Lists all parts of the kit with their purpose. */
export function KitListPage() {
  return (
    <main className="gallery">
      <KitHead trail={[['Experience gallery', '/gallery']]} title="The kit">
        <p>
          Parts that several experiences share. Each part has a page with a live example, its rules, and the code to use
          it.
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
