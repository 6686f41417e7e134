import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { isFields } from '../../contract/json.ts'
import type { KeptRanges } from './allot-ranges.ts'

/**
 * Returns the path of the file that stores which visitors belong to which experience of a group. It lies beside the
 * configuration and is named after it.
 */
export function rangesFile(config: string): string {
  return join(dirname(config), `${basename(config, extname(config))}.groups.json`)
}

/** Reads the ranges of the last build; undefined when there is no file. @throws when the content is invalid */
export function readKeptRanges(config: string): KeptRanges | undefined {
  const file = rangesFile(config)
  if (!existsSync(file)) return undefined
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isKept(kept)) return kept
  } catch {} // reported below
  throw new Error(
    `${file} holds no ranges of exclusion groups. Take it from your version control, as instep build wrote it.`,
  )
}

/**
 * Stores the ranges for the next build. A site without groups gets no file, and an unchanged file is not written
 * again.
 * @returns whether the file was written
 */
export function writeKeptRanges(config: string, ranges: KeptRanges): boolean {
  const file = rangesFile(config)
  const text = `${JSON.stringify(ranges, null, 2)}\n`
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '{}\n'
  if (text === kept) return false
  writeFileSync(file, text)
  return true
}

function isKept(value: unknown): value is KeptRanges {
  if (!isFields(value)) return false
  return Object.values(value).every(
    (group) =>
      isFields(group) &&
      Object.values(group).every(
        (range) => isFields(range) && typeof range.from === 'number' && typeof range.to === 'number',
      ),
  )
}
