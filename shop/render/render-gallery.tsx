import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { galleryEntries } from '../gallery/gallery-entry.ts'
import { GalleryPage } from '../gallery/gallery-page.tsx'
import { PhonePage } from '../gallery/phone-page.tsx'
import site from '../instep.config.ts'
import type { ClientAssets } from './client-assets.ts'
import { icon } from './icon.ts'

/** The gallery, or with `show` one page of the shop in the size of a phone. Without scripts of its own. */
export type RenderGallery = (assets: ClientAssets, what: { show?: string; cleared?: boolean }) => string

export const renderGallery: RenderGallery = (assets, { show, cleared = false }) => {
  const body = show ? (
    <PhonePage show={show} />
  ) : (
    <GalleryPage entries={galleryEntries(site.experiences)} cleared={cleared} />
  )
  return `<!doctype html>${renderToStaticMarkup(<GalleryDocument assets={assets}>{body}</GalleryDocument>)}`
}

function GalleryDocument({ assets, children }: { assets: ClientAssets; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon} />
        <title>Experience gallery · Norrow</title>
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
