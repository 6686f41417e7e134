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
    path: 'service/graphql/read-operation.ts',
    before: "return new Refusal(400, 'bad_request', message)",
    after: "return new Refusal(400, '', message)",
    because: 'GraphQL has no code in the form of its errors',
  },
  {
    path: 'service/storage/sqlite-counters-sweep.ts',
    before: 'if (lower.get(Number(row.times), item)?.count !== 0) continue',
    after: 'if (lower.get(Number(row.times), item).count !== 0) continue',
    because: 'an increment always has its item, which goes with the last of them',
  },
  {
    path: 'script/events/sources/segment/read-segment.ts',
    before: 'if (!read) return {}',
    after: 'if (!read) return undefined',
    because: 'the only caller takes what is missing as an empty answer',
  },
  {
    path: 'service/cluster/ownership/partition-owner.ts',
    before: "const outcome = await state.save(change).catch(() => 'unknown' as const)",
    after: 'const outcome = await state.save(change).catch(() => undefined)',
    because: 'any outcome that is none of the three is tried again',
  },
  {
    path: 'service/graphql/resolvers.ts',
    before: `if (!records) throw new Refusal(404, 'not_found', \`There is no dataset \${dataset}\`)`,
    after: `if (!records) throw new Refusal((403), 'not_found', \`There is no dataset \${dataset}\`)`,
    because: 'GraphQL has no status in the form of its errors, whose answer has 200',
  },
]

export function isEquivalent({ path, before, after }: Mutant): boolean {
  return equivalents.some((each) => each.path === path && each.before === before && each.after === after)
}
