import { KitExampleBox } from './kit-example-box.tsx'
import type { ExampleName } from './kit-page-ids.ts'
import type { KitPart } from './kit-part.ts'

/** One example and nothing else, for a frame of another width. */
export function KitAlonePage({ part, example }: { part: KitPart; example: ExampleName }) {
  return (
    <main className="gallery kit-alone" tabIndex={-1}>
      <h1 className="kit-alone-title">{part.title}</h1>
      <KitExampleBox part={part.id} example={example} />
    </main>
  )
}
