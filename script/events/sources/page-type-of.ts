import type { SourcePageOptions } from '../../../contract/script-config.ts'
import type { PageType } from '../../../contract/shop-events.ts'
import { pathOf } from './path-of.ts'

type Address = { url: string; language?: string | undefined }

/** Returns the page type that the site gives an address in `pages`. */
export function pageTypeOf(url: string, pages: SourcePageOptions['pages'] = {}): PageType | undefined {
  const path = pathOf(url)
  const found = Object.entries(pages).find(([, patterns]) =>
    [patterns].flat().some((pattern) => fitsPath(path, pattern)),
  )
  return found?.[0] as PageType | undefined
}

/** Returns whether a path is that of a pattern, in which `*` stands for any characters; a last slash makes no difference. */
function fitsPath(path: string, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`).test(path)
}

/**
 * Returns whether an address is that of a home page: `/`, `/index.html`, or the root of a language, such as `/de/`,
 * `/en-gb` or `/uk/en/`. Two letters are a language only when it is that of the page.
 */
export function isHome({ url, language }: Address): boolean {
  const parts = pathOf(url)
    .toLowerCase()
    .split('/')
    .filter((part) => part && !/^(?:index|home|default)(?:\.\w+)?$/.test(part))
  if (parts.length === 0) return true
  const isLocale = parts.length <= 2 && parts.every((part) => /^[a-z]{2}(?:[-_][a-z]{2})?$/.test(part))
  return isLocale && language !== undefined && parts.some((part) => part.split(/[-_]/)[0] === language.toLowerCase())
}
