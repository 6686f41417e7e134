import type { ExperienceInstance } from '../../catalogue/define-site.ts'
import type { Exclusion, ExclusionRange } from '../../contract/experience.ts'
import type { Problem } from '../check/shapes.ts'

/** A part of the hash space from 0 to 1, in millionths. `from` is included, `to` is not. */
export type Range = { from: number; to: number }

/**
 * The ranges of the last build, by exclusion group and experience id. The ranges of ended experiences stay until
 * another experience takes them.
 */
export type KeptRanges = Readonly<Record<string, Readonly<Record<string, Range>>>>

export type Allotment = {
  ranges: KeptRanges
  /** Experiences that cannot get a range without moving visitors of others. */
  problems: Problem[]
  /** Changes that move visitors because the configuration asks for it. */
  warnings: Problem[]
}

type GroupMember = Exclusion & { id: string; path: string }

/**
 * Gives each experience of an exclusion group its range of the hash (BV-01): the range it names with `from`, else the
 * range of the last build, else the first free range. Visitors therefore keep their experience when others end, join
 * or change places in the list.
 */
export function allotRanges(experiences: readonly ExperienceInstance[], kept: KeptRanges = {}): Allotment {
  const groups = new Map<string, GroupMember[]>()
  for (const [at, { id, exclusion }] of experiences.entries()) {
    if (!exclusion) continue
    const member = { ...exclusion, id, path: `experiences[${at}] ${id} exclusion` }
    groups.set(exclusion.group, [...(groups.get(exclusion.group) ?? []), member])
  }
  const allotted = [...groups].map(([group, members]) => ({ group, ...allotGroup(members, kept[group] ?? {}) }))
  return {
    ranges: { ...kept, ...Object.fromEntries(allotted.map(({ group, ranges }) => [group, ranges])) },
    problems: allotted.flatMap(({ problems }) => problems),
    warnings: allotted.flatMap(({ warnings }) => warnings),
  }
}

/** Returns the range of an experience for the engine; undefined for an experience without a group. */
export function rangeOf({ id, exclusion }: ExperienceInstance, ranges: KeptRanges): ExclusionRange | undefined {
  const range = exclusion && ranges[exclusion.group]?.[id]
  return range && { group: exclusion.group, ...range }
}

/**
 * Returns the same experiences, those in groups with their allotted range, so that the build does not depend on the
 * order of the list.
 */
export function withRanges(experiences: readonly ExperienceInstance[], ranges: KeptRanges): ExperienceInstance[] {
  return experiences.map((instance) => {
    const range = rangeOf(instance, ranges)
    return instance.exclusion && range
      ? { ...instance, exclusion: { ...instance.exclusion, from: range.from } }
      : instance
  })
}

function allotGroup(members: readonly GroupMember[], kept: Readonly<Record<string, Range>>) {
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const placed = new Map<string, Range>()
  for (const { id, from = kept[id]?.from, share, path } of members) {
    if (from === undefined) continue
    const range = { from: inMillionths(from), to: inMillionths(from + share) }
    const before = kept[id]
    placed.set(id, range)
    if (before && before.from !== range.from)
      warnings.push({
        path,
        problem: `had the range ${rangeText(before)} in the last build and has ${rangeText(range)} now: visitors move`,
        remedy: `write from: ${before.from} to keep them where they are`,
      })
  }
  problems.push(...findOverlaps(members, placed))
  const ended = Object.entries(kept).filter(([id]) => !members.some((member) => member.id === id))
  for (const { id, share, path } of members) {
    if (placed.has(id)) continue
    const taken = [...placed.values()]
    // Ranges that were never used come first, because visitors may still remember the experience of an ended range.
    const [fit] = [...findGaps([...taken, ...ended.map(([, range]) => range)]), ...findGaps(taken)].filter(
      (gap) => inMillionths(gap.to - gap.from) >= inMillionths(share),
    )
    if (fit) placed.set(id, { from: fit.from, to: inMillionths(fit.from + share) })
    else
      problems.push({
        path,
        problem: `finds no free range of ${share}; free is ${findGaps(taken).map(rangeText).join(', ') || 'nothing'}`,
        remedy: 'lower its share, or move others by from, which gives them other visitors',
      })
  }
  const inUse = [...placed.values()]
  const left = ended.filter(([, range]) => !inUse.some((each) => each.from < range.to && range.from < each.to))
  const ranges = [...placed, ...left].sort(([, a], [, b]) => a.from - b.from)
  return { ranges: Object.fromEntries(ranges), problems, warnings }
}

function findOverlaps(members: readonly GroupMember[], placed: ReadonlyMap<string, Range>): Problem[] {
  // A share of zero blocks no other experience.
  const taking = [...placed].filter(([, range]) => range.to > range.from)
  const sorted = taking.sort(([, a], [, b]) => a.from - b.from)
  return sorted.flatMap(([id, range], at): Problem[] => {
    const path = members.find((member) => member.id === id)?.path ?? id
    const [next, after] = sorted[at + 1] ?? []
    if (after && range.to > after.from)
      return [
        {
          path,
          problem: `with ${rangeText(range)} takes visitors of ${next}, which has ${rangeText(after)}`,
          remedy: `lower its share to ${inMillionths(after.from - range.from)}, or give it a free range by from, which moves its visitors`,
        },
      ]
    if (range.to <= 1) return []
    return [
      {
        path,
        problem: `ends beyond 1, with ${rangeText(range)}`,
        remedy: `lower its share to ${inMillionths(1 - range.from)}, or give it a free range by from, which moves its visitors`,
      },
    ]
  })
}

/** Returns the free space between these ranges. */
function findGaps(taken: readonly Range[]): Range[] {
  const free: Range[] = []
  let from = 0
  for (const range of [...taken].sort((a, b) => a.from - b.from)) {
    if (range.from > from) free.push({ from, to: range.from })
    from = Math.max(from, range.to)
  }
  return from < 1 ? [...free, { from, to: 1 }] : free
}

/** Rounds to the precision of the hash, so that three thirds make a whole. */
function inMillionths(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

function rangeText({ from, to }: Range): string {
  return `${from} to ${to}`
}
