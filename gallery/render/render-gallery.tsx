import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import site from '../../shop/instep.config.ts'
import type { ClientAssets } from '../../shop/render/client-assets.ts'
import { besidePhoneId, phoneFrameName } from '../demo/act-as-phone.ts'
import type { DemoState } from '../demo/demo-state.ts'
import type { GalleryFilter } from '../list/filter-entries.ts'
import { galleryEntries } from '../list/gallery-entry.ts'
import { GalleryPage } from '../list/gallery-page.tsx'
import { SettingsPage, type SettingsView } from '../settings/settings-page.tsx'
import { GalleryDocument } from './gallery-document.tsx'

/** The gallery with its filter, one page of the shop at the size of a phone, or the settings of the demo. */
export type GalleryView =
  | { page: 'list'; state: DemoState; cleared: boolean; filter: GalleryFilter; pictures: ReadonlySet<string> }
  | { page: 'phone'; show: string }
  | ({ page: 'settings' } & SettingsView)

/** Renders a page of the gallery as HTML. It has no scripts. */
export type RenderGallery = (assets: ClientAssets, view: GalleryView) => string

export const renderGallery: RenderGallery = (assets, view) => {
  const title = view.page === 'settings' ? 'Demo settings' : 'Experience gallery'
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

/** Shows a page of the shop at the size of a phone, with a link back. */
function PhonePage({ show }: { show: string }) {
  return (
    <main className="gallery gallery-phone">
      <header>
        <h1>On a phone</h1>
        <a href="/gallery">Back to the gallery</a>
      </header>
      <iframe name={phoneFrameName} src={show} title="The shop on a phone" width="390" height="760" />
      <div id={besidePhoneId} />
    </main>
  )
}
