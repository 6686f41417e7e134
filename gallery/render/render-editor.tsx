import { renderToStaticMarkup } from 'react-dom/server'
import type { ClientAssets } from '../../shop/render/client-assets.ts'
import type { EditedExperience } from '../edit/edited-experience.ts'
import { describeForm } from '../edit/form/describe-form.ts'
import { type EditorFacts, editorId, editorJsonId } from '../edit/page/editor-facts.ts'
import { GalleryDocument } from './gallery-document.tsx'

export type EditorAssets = ClientAssets & {
  /** The script that draws the form. */
  editor: string
}

type EditorView = EditedExperience & {
  nonce: string
  /** Addresses of pictures that the shop has. */
  pictures: string[]
}

/** Renders the page on which the content of an experience is edited, as HTML. The browser draws the form. */
export type RenderEditor = (assets: EditorAssets, view: EditorView) => string

export const renderEditor: RenderEditor = (assets, { instance, template, pictures, nonce }) => {
  const { title, look, devices, fields } = template
  const facts: EditorFacts = { instance, title, look, devices, pictures, fields: describeForm(fields) }
  const head = (
    <>
      <script type="application/json" id={editorJsonId}>
        {JSON.stringify(facts)}
      </script>
      <script type="module" src={assets.editor} nonce={nonce} />
    </>
  )
  const document = (
    <GalleryDocument assets={assets} title={`Edit: ${title}`} head={head}>
      <main className="gallery edit" id={editorId}>
        <h1>{title}</h1>
        <p className="edit-without-script">
          The form needs JavaScript. <a href="/gallery">Back to the gallery</a>
        </p>
      </main>
    </GalleryDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
