import { fitsTriggers } from '../../contract/fits-paths.ts'
import type { PageType } from '../../contract/shop-events.ts'
import type { FileList } from './file-list.ts'
import { isLoadedOn } from './group-experiences.ts'

/** The type of a page, its address, and its language as `lang` declares it. */
type ListedPage = Parameters<typeof isLoadedOn>[1] & { language?: string }

/**
 * Returns the files of a built site that a page requests at once: `instep.js`, and the files for its page type,
 * address and language. An empty address gives the files that pages of the type need at any address. The code of placements, which
 * belongs to the site, is not included.
 */
export function filesOfPage(list: FileList, { language = '', ...page }: ListedPage): ['instep.js', ...string[]] {
  const tag = language.toLowerCase()
  const words = list.words[tag] ?? list.words[tag.replace(/-.*/, '')]
  const ofPlace = list.pages.filter(({ places }) => isLoadedOn({ ids: [], places: [...places] }, page))
  return [
    'instep.js',
    ...new Set([...list.always, ...ofPlace.flatMap(({ files }) => files), ...(words ? [words] : [])]),
  ]
}

/**
 * Returns the files of a built site that a page needs beside the script, with the code of its placements; without an
 * address, the files of all pages of its type, and without a language, those of an English page.
 */
export function preloadOf(list: FileList | undefined, page: PageType, address = '', language = ''): string[] {
  if (!list) return []
  const placed = list.placements.filter(({ triggers }) => fitsTriggers(triggers, { type: page, url: address }))
  const files = [...filesOfPage(list, { page, address, language }), ...placed.flatMap((placement) => placement.files)]
  return [...new Set(files)].filter((file) => file !== 'instep.js')
}
