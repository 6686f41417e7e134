import { type CodeSpan, overlapsWith } from './code-turns.ts'
import type { Cause } from './share-shift.ts'

/** A frame or task of more than 50 ms, with the scripts that the browser lists; in ms of the page's time. */
export type LongFrame = {
  from: number
  to: number
  scripts: readonly { from: number; to: number; file: string }[]
}

/**
 * Divides the ms of a long frame among the experiences whose code ran in it (BD-07), by the measured spans and, for code
 * that ran outside of these, by the file of each script. The rest is that of the page.
 */
export function shareLongFrame(
  frame: LongFrame,
  spans: readonly CodeSpan[],
  experienceOf: (file: string) => string | undefined,
): Map<Cause, number> {
  const shares = new Map<Cause, number>(overlapsWith(spans, frame))
  for (const { file, ...script } of frame.scripts) {
    const experienceId = experienceOf(file)
    if (experienceId === undefined) continue
    const measured = sumOf(overlapsWith(spans, script))
    shares.set(experienceId, (shares.get(experienceId) ?? 0) + Math.max(0, script.to - script.from - measured))
  }
  shares.set(undefined, Math.max(0, frame.to - frame.from - sumOf(shares)))
  return shares
}

const sumOf = (shares: ReadonlyMap<unknown, number>) => [...shares.values()].reduce((sum, ms) => sum + ms, 0)

/** The hash in the name of a built file. */
const hash = /^-[\w-]{8}\.js$/

/**
 * Returns the experience that has a file of its own at this address; undefined for other files, also those that several
 * experiences share.
 */
export function experienceOfFile(address: string, ids: Iterable<string>): string | undefined {
  const name = address.replace(/[?#].*/, '').replace(/.*\//, '')
  for (const id of ids) {
    const own = `experience-${id}`
    if (name.startsWith(own) && hash.test(name.slice(own.length))) return id
  }
  return undefined
}
