import { fitsTriggers } from '../../contract/fits-paths.ts'
import type { PageType } from '../../contract/shop-events.ts'
import type { FileList } from './file-list.ts'
import { isLoadedOn } from './group-experiences.ts'

/**
 * Returns the files of a built site that a page requests at once: `instep.js`, and the files for its page type and
 * address. An empty address gives the files that pages of the type need at any address. The code of placements, which
 * belongs to the site, is not included.
 */
export function filesOfPage(list: FileList, page: Parameters<typeof isLoadedOn>[1]): ['instep.js', ...string[]] {
  const ofPlace = list.pages.filter(({ places }) => isLoadedOn({ ids: [], places: [...places] }, page))
  return ['instep.js', ...new Set([...list.always, ...ofPlace.flatMap(({ files }) => files)])]
}

/**
 * Returns the files of a built site that a page needs beside the script, with the code of its placements; without an
 * address, the files of all pages of its type.
 */
export function preloadOf(list: FileList | undefined, page: PageType, address = ''): string[] {
  if (!list) return []
  const placed = list.placements.filter(({ triggers }) => fitsTriggers(triggers, { type: page, url: address }))
  const files = [...filesOfPage(list, { page, address }), ...placed.flatMap((placement) => placement.files)]
  return [...new Set(files)].filter((file) => file !== 'instep.js')
}
