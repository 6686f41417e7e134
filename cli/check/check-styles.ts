import { existsSync } from 'node:fs'
import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { readStyles } from '../build/own-styles.ts'
import { pathOf } from '../build/path-of.ts'
import type { Problem } from './shapes.ts'

const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+["']([^"']*)["']/gi

/** Warns of files that a style sheet names by their place beside it: it is in the page itself, which has another address. */
export function checkStyles({ experiences }: SiteConfig): Problem[] {
  return experiences.flatMap((each, at) => {
    if (!isOwn(each) || each.css === undefined || !existsSync(pathOf(each.css))) return []
    const text = readStyles(each.css).replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const named = [...text.matchAll(addresses)].map(
      (found) => found.slice(1).find((address) => address !== undefined) ?? '',
    )
    // Of the page, of another host, in the sheet itself, or of an element of the page.
    const beside = named.filter((address) => address !== '' && !/^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(address))
    return [...new Set(beside)].map((address) => ({
      path: `experiences[${at}] ${each.id} css`,
      problem: `names ${address}, which browsers look for beside the page`,
      remedy: 'give an address that begins with / or https://',
    }))
  })
}
