import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FileList, readFileList } from '../../cli/build/file-list.ts'
import { preloadOf } from '../../cli/build/files-of-page.ts'
import { stub } from '../../cli/snippet/snippet.ts'
import type { PageType } from '../../contract/shop-events.ts'
import type { TagParts } from '../pages/instep-tag.tsx'

export type ReadTag = (type: PageType, address: string, language: string) => TagParts

type Inline = Omit<TagParts, 'preload'>

const withoutScript: Inline = { style: '', scripts: [stub] }

/**
 * The parts of the script's tag by page type, as the build left them in its folder, and what a page at this address is to
 * preload; read again after each build.
 */
export function tagReader(instepFolder: string): ReadTag {
  const file = join(instepFolder, 'tags.json')
  let tags: Partial<Record<PageType, Inline>> = {}
  let list: FileList | undefined
  let readAt = 0
  return (type, address, language) => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt !== readAt) {
      tags = changedAt ? JSON.parse(readFileSync(file, 'utf8')) : {}
      list = readFileList(instepFolder)
      readAt = changedAt
    }
    return { ...(tags[type] ?? withoutScript), preload: preloadOf(list, type, address, language) }
  }
}
