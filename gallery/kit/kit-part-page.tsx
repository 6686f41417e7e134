import { KitExampleBox } from './kit-example-box.tsx'
import { KitHead } from './kit-head.tsx'
import type { KitPart } from './kit-part.ts'
import { type KitPartId, kitPartIds } from './kit-part-ids.ts'
import { kitParts } from './kit-parts.ts'

/** Shows a part of the kit: its purpose, its examples, and everything needed to use it. */
export function KitPartPage({ part }: { part: KitPart }) {
  const { id, ledger, title, purpose, tryIt, rules, keys, access, source } = part
  return (
    <main className="gallery" tabIndex={-1}>
      <KitHead
        title={title}
        trail={[
          ['Experience gallery', '/gallery'],
          ['The kit', '/gallery/kit'],
        ]}
      >
        <p>
          {purpose} {tryIt}
        </p>
      </KitHead>
      <div className="kit-page">
        <KitExampleBox part={id} example="sample" />
        <KitExampleBox part={id} example="extreme" />
        <section aria-labelledby="narrow">
          <h2 id="narrow">320 px wide</h2>
          <iframe
            className="kit-narrow"
            src={`/gallery/kit/${id}?alone=extreme`}
            title={`${title} with extreme content, 320 pixels wide`}
            width="320"
            height="560"
          />
        </section>
        <section aria-labelledby="call">
          <h2 id="call">Usage</h2>
          <p>
            The code of the example above, with paths as in a template’s folder of the catalogue. Its content is{' '}
            <code>scope.content</code>.
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
          <pre tabIndex={0}>{source.replaceAll('../../../catalogue/', '../../').trim()}</pre>
        </section>
        <section aria-labelledby="rules">
          <h2 id="rules">Rules</h2>
          <dl className="kit-rules">
            {rules.map(([rule, says]) => (
              <div key={rule}>
                <dt>{rule}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
          <p className="gallery-pages">Summary of {ledger}; the full text is in docs/ledger/experiences.yaml.</p>
        </section>
        <section aria-labelledby="keys">
          <h2 id="keys">Keyboard and screen readers</h2>
          <dl className="kit-rules">
            {keys.map(([which, does]) => (
              <div key={does}>
                <dt>{which}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p>{access}</p>
        </section>
        <Others id={id} />
      </div>
    </main>
  )
}

function Others({ id }: { id: KitPartId }) {
  const at = kitPartIds.indexOf(id)
  const [before, after] = [kitPartIds[at - 1], kitPartIds[at + 1]]
  return (
    <nav className="gallery-links" aria-label="Other parts of the kit">
      {before && <a href={`/gallery/kit/${before}`}>← {kitParts[before].title}</a>}
      {after && <a href={`/gallery/kit/${after}`}>{kitParts[after].title} →</a>}
    </nav>
  )
}
