import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { stub } from '../../cli/snippet/snippet.ts'
import type { PageType } from '../../contract/shop-events.ts'
import type { InlineParts } from '../pages/instep-tag.tsx'

export type ReadTag = (type: PageType) => InlineParts

const withoutScript: InlineParts = { style: '', scripts: [stub] }

/** The inline parts of the script's tag by page type, as the build left them in its folder; read again after each build. */
export function tagReader(instepFolder: string): ReadTag {
  const file = join(instepFolder, 'tags.json')
  let tags: Partial<Record<PageType, InlineParts>> = {}
  let readAt = 0
  return (type) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt !== readAt) {
      tags = changedAt ? JSON.parse(readFileSync(file, 'utf8')) : {}
      readAt = changedAt
    }
    return tags[type] ?? withoutScript
  }
}
