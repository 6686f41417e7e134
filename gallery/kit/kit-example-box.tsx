import { type ExampleName, exampleAnchor } from './kit-page-ids.ts'
import type { KitPartId } from './kit-part-ids.ts'

const titles: Record<ExampleName, string> = { sample: 'Example', extreme: 'Extreme content' }

/** The box of an example: the browser draws the example into it, and lists below it what the example emits. */
export function KitExampleBox({ part, example }: { part: KitPartId; example: ExampleName }) {
  return (
    <section className="kit-example" data-part={part} data-example={example} aria-labelledby={`${example}-title`}>
      <div className="kit-example-head">
        <h2 id={`${example}-title`}>{titles[example]}</h2>
        <button type="button" className="link-button" data-do="toggle" hidden>
          Remove
        </button>
      </div>
      <div className="kit-place" data-anchor={exampleAnchor} />
      <h3 className="kit-told-title" id={`${example}-told`}>
        Activity
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div className="kit-told" role="log" tabIndex={0} aria-labelledby={`${example}-told`} />
    </section>
  )
}
