import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlacementTriggers } from '../../contract/placement.ts'
import type { ExperiencePlace } from '../../contract/script-config.ts'

/** The file name of the list in a built folder. */
export const fileListName = 'parts.json'

/** The files that a page may preload beside `instep.js`, which would request the same files itself a moment later. */
export type FileList = {
  /** Files for every page. */
  always: string[]
  /** Files for pages that match any of the places, including shared files. */
  pages: { places: readonly ExperiencePlace[]; files: string[]; experiences: string[] }[]
  /** The file with what templates say in each language but English, by language tag in small letters (SHR-01.29). */
  words: Readonly<Record<string, string>>
  /** Files for pages that contain a placement, with the code that renders it. */
  placements: { id: string; triggers?: PlacementTriggers; files: string[] }[]
}

/** Reads the list of a built folder. Returns undefined when nothing is built there. */
export function readFileList(folder: string): FileList | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, fileListName), 'utf8'))
  } catch {
    return undefined
  }
}
