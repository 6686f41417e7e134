import { isLoadedOn } from './group-experiences.ts'
import type { FileList } from './list-files.ts'

/** The files of a built site that a page asks for at once: `instep.js`, and what its page type and address need. */
export function filesOfPage(list: FileList, page: Parameters<typeof isLoadedOn>[1]): string[] {
  const ofPlace = list.pages.filter(({ places }) => isLoadedOn({ ids: [], places: [...places] }, page))
  return [...new Set(['instep.js', ...list.always, ...ofPlace.flatMap(({ files }) => files)])]
}
