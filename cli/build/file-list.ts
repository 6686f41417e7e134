import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlacementTriggers } from '../../contract/placement.ts'
import type { ExperiencePlace } from '../../contract/script-config.ts'

/** The name of the list in a built folder. */
export const fileListName = 'parts.json'

/** What a page may be told to load beside `instep.js`, which asks for the same by itself a moment later. */
export type FileList = {
  /** On every page. */
  always: string[]
  /** On pages of any of these places, with what they share. */
  pages: { places: readonly ExperiencePlace[]; files: string[]; experiences: string[] }[]
  /** On pages on which a placement is, with the code that draws it. */
  placements: { id: string; triggers?: PlacementTriggers; files: string[] }[]
}

/** The list of a built folder; undefined where nothing is built. */
export function readFileList(folder: string): FileList | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, fileListName), 'utf8'))
  } catch {
    return undefined
  }
}
