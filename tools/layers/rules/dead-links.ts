import { posix } from 'node:path'
import type { Violation } from '../source-file.ts'

export type DocsPage = { path: string; text: string }

/**
 * Finds relative links in Markdown pages whose target does not exist. `exists` is called with a path relative to the
 * repository root.
 */
export function deadLinksRule(pages: DocsPage[], exists: (path: string) => boolean): Violation[] {
  return pages.flatMap(({ path, text }) =>
    linksIn(text).flatMap(({ line, link }) => {
      const [file = ''] = link.split(/[?#]/)
      const target = posix.join(posix.dirname(path), decodeURI(file))
      if (file === '' || exists(target)) return []
      return [{ path, line, rule: `dead link ${link}`, remedy: `${target} is not there: mend or remove the link` }]
    }),
  )
}

/** Returns links of the forms `[text](target)`, `![text](target "title")` and `[name]: target`, outside code. */
function linksIn(text: string): { line: number; link: string }[] {
  let fenced = false
  return text.split('\n').flatMap((content, i) => {
    if (/^\s*(```|~~~)/.test(content)) fenced = !fenced
    if (fenced) return []
    const prose = content.replaceAll(/`[^`]*`/g, '')
    const found = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g), ...prose.matchAll(/^\s*\[[^\]]+\]:\s*<?([^\s>]+)/g)]
    return found.map(([, link = '']) => ({ line: i + 1, link })).filter(({ link }) => isRelative(link))
  })
}

function isRelative(link: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/i.test(link) && !link.startsWith('/')
}
