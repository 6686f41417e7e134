import { pageJsonId } from '../browser/page-json.ts'
import { findLocale, localePath, locales } from '../locales/locale.ts'
import { InstepTag, type TagParts } from '../pages/instep-tag.tsx'
import type { PageData } from '../pages/page-data.ts'
import { AsyncModule } from './async-module.tsx'
import type { ClientAssets } from './client-assets.ts'
import { icon } from './icon.ts'

type Props = {
  page: PageData
  assets: ClientAssets
  instep: TagParts
  nonce: string
  /** The text of a script that runs before all others. */
  firstScript?: string
  /** Which other modules the page's modules are. */
  importMap?: object
}

/** The content of <head>. The data precedes the scripts that read it, so that they need not wait for the page. */
export function DocumentHead({ page, assets, instep, nonce, firstScript, importMap }: Props) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta name="theme-color" content="#ffffff" />
      <link rel="icon" href={icon} />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {page.content.page !== 'not-found' && <Alternates page={page} />}
      {firstScript && <script nonce={nonce}>{firstScript}</script>}
      {importMap && (
        <script type="importmap" nonce={nonce}>
          {JSON.stringify(importMap)}
        </script>
      )}
      {assets.hydrateImports.map((file) => (
        <link key={file} rel="modulepreload" href={file} nonce={nonce} />
      ))}
      <InstepTag parts={instep} nonce={nonce} />
      <script type="application/json" id={pageJsonId}>
        {JSON.stringify(page)}
      </script>
      <AsyncModule src={assets.publish} nonce={nonce} />
      <script type="module" src={assets.hydrate} nonce={nonce} />
    </>
  )
}

function Alternates({ page }: { page: PageData }) {
  const current = findLocale(page.country, page.language)
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => (
      <link key={locale.tag} rel="alternate" hrefLang={locale.tag} href={localePath(locale, page.path)} />
    ))
}
