import type { Mutant } from './mutate/mutants-of.ts'

/** A mutant that no test can kill, as what it does cannot be told from what the code does. */
export type EquivalentMutant = {
  path: string
  /** The changed lines, before and after, as the run prints them: they stay the same when the file moves around them. */
  before: string
  after: string
  /** Why nobody can see a difference, judged by a person. */
  because: string
}

export const equivalents: EquivalentMutant[] = [
  {
    path: 'script/preview/explorer/capability.ts',
    before: 'return at >= 0 && (parts[at] || 0) < (needed[at] ?? 0)',
    after: 'return at >= 0 && (parts[at] || 0) <= (needed[at] ?? 0)',
    because: 'both parts differ: that is how the place was found',
  },
  {
    path: 'script/events/sources/segment/read-segment.ts',
    before: 'if (!read) return {}',
    after: 'if (!read) return undefined',
    because: 'the only caller takes what is missing as an empty answer',
  },
]

export function isEquivalent({ path, before, after }: Mutant): boolean {
  return equivalents.some((each) => each.path === path && each.before === before && each.after === after)
}
