import { existsSync, readFileSync } from 'node:fs'
import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { pathOf } from '../build/path-of.ts'
import type { Problem } from './shapes.ts'

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const importedStyles = /\bimport\s*(?:[\w*{][^"';]*\bfrom\s*)?["']([^"'?]+\.(?:css|scss|sass|less|styl))["']/g

/** What may export more than the text says. */
const exportsOthers = /\bexport\s*\*|\bexports\b/

/** Warns of experiences of the site's own that would run and show nothing, or would not look as meant. */
export function checkCode({ experiences }: SiteConfig): Problem[] {
  return experiences.flatMap((each, at) => {
    if (!isOwn(each) || !existsSync(pathOf(each.code))) return []
    const text = readFileSync(pathOf(each.code), 'utf8').replaceAll(comments, '')
    const path = `experiences[${at}] ${each.id} code`
    const isMissing = !/\bexecution\b/.test(text) && !exportsOthers.test(text)
    return [
      ...(isMissing
        ? [
            {
              path,
              problem: 'exports no execution, so that it changes nothing',
              remedy: 'export a function of that name',
            },
          ]
        : []),
      ...[...text.matchAll(importedStyles)].map(([, file]) => ({
        path,
        problem: `imports ${file}, which no page loads`,
        remedy: 'name the style sheet as css in the entry of the experience',
      })),
    ]
  })
}
