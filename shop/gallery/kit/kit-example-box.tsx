import { type ExampleName, exampleAnchor } from './kit-page-ids.ts'
import type { KitPartId } from './kit-part-ids.ts'

const titles: Record<ExampleName, string> = { sample: 'At work', extreme: 'With extreme content' }

/** The place of an example: the browser draws it, and writes under it what it tells the outside. */
export function KitExampleBox({ part, example }: { part: KitPartId; example: ExampleName }) {
  return (
    <section className="kit-example" data-part={part} data-example={example} aria-labelledby={`${example}-title`}>
      <div className="kit-example-head">
        <h2 id={`${example}-title`}>{titles[example]}</h2>
        <button type="button" className="link-button" data-do="toggle" hidden>
          Remove it
        </button>
      </div>
      <div className="kit-place" data-anchor={exampleAnchor} />
      <h3 className="kit-told-title" id={`${example}-told`}>
        What it told the outside
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div className="kit-told" role="log" tabIndex={0} aria-labelledby={`${example}-told`} />
    </section>
  )
}
