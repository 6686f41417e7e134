import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import type { FileList } from '../build/file-list.ts'
import { preloadOf } from '../build/files-of-page.ts'
import { guardCode } from './guard-code.ts'
import { roomOfSite } from './room-of-site.ts'
import { serviceOrigins } from './service-origins.ts'
import { segmentStub, stub } from './snippet.ts'

/** The inline parts for the head of a page, each with its hash for a content security policy, such as `sha256-…`. */
export type PageTag = {
  style: string
  scripts: readonly string[]
  hashes: { style: string; scripts: readonly string[] }
  /** The origins of services to connect to at once, without credentials (`crossorigin`). */
  preconnect: readonly string[]
  /**
   * Files beside the script that the page also needs. Preloaded, they arrive with the script and not a round trip
   * later.
   */
  preload: readonly string[]
  /**
   * What these files are worth beside the shop's own: little where nothing can be drawn before the shop's framework is done
   * (`ready`), so that its code and its first picture come first.
   */
  fetchPriority?: 'low'
}
export type PageTags = Record<PageType, PageTag>

/**
 * Returns the tag's parts by page type: the stub for early calls, the guard with the settings of its experiences
 * (BD-04), and the files of a built site that pages of the type need at any address.
 */
export async function pageTags(site: SiteConfig, now: number, list?: FileList): Promise<PageTags> {
  const tags = pageTypes.map(async (page) => [page, await pageTag(site, page, now, preloadOf(list, page))] as const)
  return Object.fromEntries(await Promise.all(tags)) as PageTags
}

export async function pageTag(
  site: SiteConfig,
  pageType: PageType,
  now: number,
  preload: readonly string[] = [],
): Promise<PageTag> {
  const { settings, styles: style } = roomOfSite(site, pageType, now)
  // Sets the page type before the shop publishes it, so that its files are requested with the engine (decision 32).
  const listens = site.sources?.segment ? `;${segmentStub}` : ''
  const early = `${stub}${listens};window.instep.page=${JSON.stringify(pageType)}`
  // A separate script, so that a browser too old for the guard still runs the stub.
  const scripts = settings.rows.length > 0 ? [early, await guardCode(settings)] : [early]
  const hashes = { style: hashOf(style), scripts: scripts.map(hashOf) }
  return {
    style,
    scripts,
    hashes,
    preconnect: serviceOrigins(site),
    preload,
    ...(site.ready && { fetchPriority: 'low' }),
  }
}

/** Returns the tag as text, with the address of the module that the shop serves. */
export function tagText({ style, scripts, preconnect, preload, fetchPriority }: PageTag, src: string): string {
  const address = src.replaceAll('"', '%22')
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const priority = fetchPriority ? ` fetchpriority="${fetchPriority}"` : ''
  return [
    ...(style ? [`<style>${style}</style>`] : []),
    ...scripts.map((script) => `<script>${script}</script>`),
    ...preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
    ...preload.map((file) => `<link rel="modulepreload" href="${folder}${file}"${priority}>`),
    `<script async type="module" src="${address}"></script>`,
  ].join('\n')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
