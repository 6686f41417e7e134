import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ClientAssets } from '../../shop/render/client-assets.ts'
import { KitExampleBox } from '../kit/kit-example-box.tsx'
import { KitListPage } from '../kit/kit-list-page.tsx'
import { type ExampleName, kitJsonId } from '../kit/kit-page-ids.ts'
import type { KitPart } from '../kit/kit-part.ts'
import type { KitPartId } from '../kit/kit-part-ids.ts'
import { KitPartPage } from '../kit/kit-part-page.tsx'
import { kitParts } from '../kit/kit-parts.ts'
import { GalleryDocument } from './gallery-document.tsx'

export type KitAssets = ClientAssets & {
  /** The script that draws the examples of the kit. */
  kit: string
}

export type KitPlace = {
  nonce: string
  /** Without an id the page lists all parts. */
  id?: KitPartId
  /** Show only this example. */
  alone?: ExampleName
}

/** Renders a page of the kit as HTML: the list of its parts, or one part, whose examples the browser draws. */
export type RenderKit = (assets: KitAssets, place: KitPlace) => string

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

/** One example without anything else, for a frame of another width. */
function KitAlonePage({ part, example }: { part: KitPart; example: ExampleName }) {
  return (
    <main className="gallery kit-alone" tabIndex={-1}>
      <h1 className="kit-alone-title">{part.title}</h1>
      <KitExampleBox part={part.id} example={example} />
    </main>
  )
}
