import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DemoState } from '../gallery/demo-state.ts'
import { galleryEntries } from '../gallery/gallery-entry.ts'
import { GalleryPage } from '../gallery/gallery-page.tsx'
import { SettingsPage, type SettingsView } from '../gallery/settings/settings-page.tsx'
import site from '../instep.config.ts'
import type { ClientAssets } from './client-assets.ts'
import { GalleryDocument } from './gallery-document.tsx'

/** The gallery, all of it or one kind; one page of the shop in the size of a phone; or the settings of the demo. */
export type GalleryView =
  | { page: 'list'; state: DemoState; cleared: boolean; kind?: string }
  | { page: 'phone'; show: string }
  | ({ page: 'settings' } & SettingsView)

/** A page of the gallery as HTML, without scripts of its own. */
export type RenderGallery = (assets: ClientAssets, view: GalleryView) => string

export const renderGallery: RenderGallery = (assets, view) => {
  const title = view.page === 'settings' ? 'Settings of the demo' : 'Experience gallery'
  const document = (
    <GalleryDocument assets={assets} title={title}>
      {bodyOf(view)}
    </GalleryDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

function bodyOf(view: GalleryView): ReactNode {
  if (view.page === 'phone') return <PhonePage show={view.show} />
  const entries = galleryEntries(site.experiences)
  return view.page === 'list' ? (
    <GalleryPage {...view} entries={entries} />
  ) : (
    <SettingsPage {...view} entries={entries} />
  )
}

/** A page of the shop in the size of a phone, beside the way back. */
function PhonePage({ show }: { show: string }) {
  return (
    <main className="gallery gallery-phone">
      <h1>On a phone</h1>
      <p>
        <a href="/gallery">Back to the gallery</a>
      </p>
      <iframe src={show} title="The shop, 390 pixels wide" width="390" height="760" />
    </main>
  )
}
