import type { ReactNode } from 'react'
import type { ClientAssets } from '../../shop/render/client-assets.ts'
import { icon } from '../../shop/render/icon.ts'

type Props = {
  title: string
  assets: ClientAssets
  /** Further elements for <head>. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the gallery, with the shop's styles. It exists in English only. */
export function GalleryDocument({ title, assets, head, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={icon} />
        <title>{`${title} · Norrow`}</title>
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {head}
      </head>
      <body>{children}</body>
    </html>
  )
}
