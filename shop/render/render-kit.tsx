import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { KitExampleBox } from '../gallery/kit/kit-example-box.tsx'
import { KitListPage } from '../gallery/kit/kit-list-page.tsx'
import { type ExampleName, kitJsonId } from '../gallery/kit/kit-page-ids.ts'
import type { KitPart } from '../gallery/kit/kit-part.ts'
import type { KitPartId } from '../gallery/kit/kit-part-ids.ts'
import { KitPartPage } from '../gallery/kit/kit-part-page.tsx'
import { kitParts } from '../gallery/kit/kit-parts.ts'
import type { ClientAssets } from './client-assets.ts'
import { GalleryDocument } from './gallery-document.tsx'

export type KitPlace = {
  nonce: string
  /** Without it, all parts are listed. */
  id?: KitPartId
  /** Nothing but this example. */
  alone?: ExampleName
}

/** A page of the kit: the list of its parts, or one part with its examples, which the browser draws. */
export type RenderKit = (assets: ClientAssets, place: KitPlace) => string

export const renderKit: RenderKit = (assets, { id, alone, nonce }) => {
  if (!id) return documentOf(<KitListPage />, { title: 'The kit', assets })
  const part = kitParts[id]
  const { title, sample, extreme } = part
  const head = (
    <>
      <script type="application/json" id={kitJsonId}>
        {JSON.stringify({ sample, extreme })}
      </script>
      <script type="module" src={assets.kit} nonce={nonce} />
    </>
  )
  const page = alone ? <KitAlonePage part={part} example={alone} /> : <KitPartPage part={part} />
  return documentOf(page, { title: `${title} · The kit`, assets, head })
}

function documentOf(page: ReactNode, facts: Omit<Parameters<typeof GalleryDocument>[0], 'children'>): string {
  return `<!doctype html>${renderToStaticMarkup(<GalleryDocument {...facts}>{page}</GalleryDocument>)}`
}

/** One example and nothing else, for a frame of another width. */
function KitAlonePage({ part, example }: { part: KitPart; example: ExampleName }) {
  return (
    <main className="gallery kit-alone" tabIndex={-1}>
      <h1 className="kit-alone-title">{part.title}</h1>
      <KitExampleBox part={part.id} example={example} />
    </main>
  )
}
