import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'
import { guardCode } from './guard-code.ts'
import { roomOfSite } from './room-of-site.ts'
import { stub } from './snippet.ts'

/** What stands inline in the head of a page, each with its hash for a policy that names hashes, such as `sha256-…`. */
export type PageTag = {
  style: string
  scripts: readonly string[]
  hashes: { style: string; scripts: readonly string[] }
}
export type PageTags = Record<PageType, PageTag>

/** The inline parts of the tag by page type: the stub for early calls, and the guard with what its experiences need (BD-04). */
export async function pageTags(site: SiteConfig, now: number): Promise<PageTags> {
  const tags = await Promise.all(pageTypes.map(async (type) => [type, await pageTag(site, type, now)] as const))
  return Object.fromEntries(tags) as PageTags
}

export async function pageTag(site: SiteConfig, pageType: PageType, now: number): Promise<PageTag> {
  const { settings, styles: style } = roomOfSite(site, pageType, now)
  // The page type is known before the shop publishes it: its files are asked for with the engine (decision 32).
  const early = `${stub};window.instep.page=${JSON.stringify(pageType)}`
  // Apart, so that a browser too old for the guard still has the stub.
  const scripts = settings.rows.length > 0 ? [early, await guardCode(settings)] : [early]
  return { style, scripts, hashes: { style: hashOf(style), scripts: scripts.map(hashOf) } }
}

/** The tag as text, with the module that the shop serves. */
export function tagText({ style, scripts }: PageTag, src: string): string {
  return [
    ...(style ? [`<style>${style}</style>`] : []),
    ...scripts.map((script) => `<script>${script}</script>`),
    `<script async type="module" src="${src.replaceAll('"', '%22')}"></script>`,
  ].join('\n')
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
