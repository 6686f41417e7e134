import type { Mutant } from './mutate/mutants-of.ts'
import type { MutantFate } from './run/try-mutant.ts'

/** What became of a mutant; those that the time did not reach have no fate. */
export type TriedMutant = { mutant: Mutant; fate?: MutantFate | 'equivalent' }

/** The share of tried mutants, without equivalent ones, that tests have to kill in each folder. */
const leastKilled = 0.85

/**
 * Returns lines with what became of the mutants of each folder and of its parts, and whether tests killed enough of them. A mutant with
 * which the tests do not end counts as killed; a folder of which nothing was tried has no proof and is not in order.
 */
export function summarizeTried(tried: readonly TriedMutant[], folders: readonly string[]) {
  const lines: string[] = []
  let inOrder = true
  for (const folder of folders) {
    const own = tried.filter(({ mutant }) => mutant.path.startsWith(`${folder}/`))
    const share = shareKilled(own)
    if (!(share >= leastKilled)) inOrder = false
    lines.push(lineOf(folder, own))
    const parts = Map.groupBy(own, ({ mutant }) => mutant.path.slice(folder.length + 1).match(/^[^/]+(?=\/)/)?.[0])
    for (const [part, ones] of [...parts].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
      lines.push(`  ${lineOf(part ? `${folder}/${part}` : `${folder}/*.ts`, ones)}`)
  }
  return { lines, inOrder }
}

function shareKilled(tried: readonly TriedMutant[]): number {
  const { killed, survived, 'timed out': timedOut } = countFates(tried)
  return (killed + timedOut) / (killed + timedOut + survived)
}

function lineOf(name: string, tried: readonly TriedMutant[]): string {
  const counts = Object.entries(countFates(tried)).filter(([fate, count]) => count > 0 || fate === 'killed')
  const share = shareKilled(tried)
  const percent = Number.isNaN(share) ? '–' : `${Math.floor(share * 100)} %`
  return `${name}: ${percent} (${counts.map(([fate, count]) => `${count} ${fate}`).join(', ')})`
}

function countFates(tried: readonly TriedMutant[]) {
  const counts = { killed: 0, 'timed out': 0, survived: 0, equivalent: 0, 'not tried': 0 }
  for (const { fate = 'not tried' } of tried) counts[fate]++
  return counts
}
