import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { findLocale } from '../locales/locale.ts'
import type { PageData } from '../pages/page-data.ts'
import { Shop } from '../pages/shop.tsx'
import { DocumentHead } from './document-head.tsx'

type Around = Omit<Parameters<typeof DocumentHead>[0], 'page'>

export type RenderPage = (page: PageData, around: Around) => string

/** Renders a whole page as HTML. The shop's own part is rendered separately, exactly as the browser will hydrate it. */
export const renderPage: RenderPage = (page, around) => {
  const { preloads, html } = withoutPreloads(renderToString(<Shop page={page} />))
  const head = renderToStaticMarkup(<DocumentHead page={page} {...around} />)
  const tag = findLocale(page.country, page.language)?.tag ?? page.language
  return `<!doctype html><html lang="${tag}" data-data-layer="${page.dataLayer}"><head>${head}${preloads}</head><body><div id="shop">${html}</div></body></html>`
}

/**
 * React puts preload links for the first pictures before the page; they belong in <head>, not among the shop's
 * children.
 */
function withoutPreloads(rendered: string): { preloads: string; html: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { preloads, html: rendered.slice(preloads.length) }
}
