import { orderByWords } from '../likely-tests.ts'
import { applyEdit } from '../mutate/edit.ts'
import type { Mutant } from '../mutate/mutants-of.ts'
import type { PureFile } from '../pure-files.ts'
import type { MutantHost } from './open-host.ts'

export type MutantFate = 'killed' | 'timed out' | 'survived'

/** How many test files are run: the nearest ones, of which the first mostly decides, then those that have words of the changed lines. */
const near = 3
const further = 9
const limitMs = 60_000

/** Tells what becomes of mutants: whether one of the nearest tests fails with it. */
export function openTrial(host: MutantHost, tell: (line: string) => void, readText: (path: string) => string) {
  /** Tests, by whether they pass without any mutant. */
  const passing = new Map<string, boolean>()
  const passesAlone = async (test: string) => {
    const known = passing.get(test)
    if (known !== undefined) return known
    const failed = await host.askHost({ tests: [test] }, limitMs)
    const fine = failed?.length === 0
    if (!fine) tell(`${test} fails, or takes more than ${limitMs / 1000} s, without any mutant: it is left out`)
    passing.set(test, fine)
    return fine
  }

  const tryBatch = async (tests: string[], path: string, text: string): Promise<MutantFate> => {
    const trusted = tests.filter((test) => passing.get(test) !== false)
    if (trusted.length === 0) return 'survived'
    const failed = await host.askHost({ tests: trusted, path, text }, limitMs)
    if (failed?.length === 0) return 'survived'
    if (!failed && trusted.length > 1) {
      // Together they may only need more time than there is, on a busy machine; alone none of them does.
      for (const test of trusted) {
        const fate = await tryBatch([test], path, text)
        if (fate !== 'survived') return fate
      }
      return 'survived'
    }
    // A test that fails on its own has not killed anything; nor has one that needs more time than there is.
    for (const test of failed ?? trusted) if (!(await passesAlone(test))) return tryBatch(tests, path, text)
    return failed ? 'killed' : 'timed out'
  }

  return async (mutant: Mutant, { tests, text }: PureFile): Promise<MutantFate> => {
    const changed = applyEdit(text, mutant)
    const others = orderByWords(tests.slice(near), { lines: `${mutant.before} ${mutant.after}`, file: text }, readText)
    for (const batch of [tests.slice(0, 1), tests.slice(1, near), others.slice(0, further)]) {
      const fate = await tryBatch(batch, mutant.path, changed)
      if (fate !== 'survived') return fate
    }
    return 'survived'
  }
}
