import { orderByWords } from '../likely-tests.ts'
import { applyEdit } from '../mutate/edit.ts'
import type { Mutant } from '../mutate/mutants-of.ts'
import type { PureFile } from '../pure-files.ts'
import type { MutantHost } from './open-host.ts'

export type MutantFate = 'killed' | 'timed out' | 'survived'

/** The nearest tests, of which the first mostly decides; after them come those that have words of the changed lines. */
const near = 3
/** How many test files are run together: more would need longer than there is, on a busy machine. */
const atOnce = 3
const limitMs = 60_000
/** How long the tests of one mutant go on, as all that reach it may be a hundred; a run that has begun is not broken off. */
const patienceMs = 60_000

type TrialTools = {
  tell: (line: string) => void
  readText: (path: string) => string
  /** Milliseconds of a clock that never goes back. */
  now: () => number
}

/** A file with its changed text, and until when tests are run with it. */
type ChangedFile = { path: string; text: string; until: number }

/** Tells what becomes of mutants: whether one of the tests that reach it fails with it, the nearest tried first. */
export function openTrial(host: MutantHost, { tell, readText, now }: TrialTools) {
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

  /** Runs tests with one file changed, unless it is too late. */
  const tryBatch = async (tests: string[], changed: ChangedFile): Promise<MutantFate> => {
    const { path, text, until } = changed
    if (now() >= until) return 'survived'
    const trusted = tests.filter((test) => passing.get(test) !== false)
    if (trusted.length === 0) return 'survived'
    const failed = await host.askHost({ tests: trusted, path, text }, limitMs)
    if (failed?.length === 0) return 'survived'
    if (!failed && trusted.length > 1) {
      // Together they may only need more time than there is, on a busy machine; alone none of them does.
      for (const test of trusted) {
        const fate = await tryBatch([test], changed)
        if (fate !== 'survived') return fate
      }
      return 'survived'
    }
    // A test that fails on its own has not killed anything; nor has one that needs more time than there is.
    for (const test of failed ?? trusted) if (!(await passesAlone(test))) return tryBatch(tests, changed)
    return failed ? 'killed' : 'timed out'
  }

  return async (mutant: Mutant, { tests, text }: PureFile): Promise<MutantFate> => {
    const changed = { path: mutant.path, text: applyEdit(text, mutant), until: now() + patienceMs }
    const others = orderByWords(tests.slice(near), { lines: `${mutant.before} ${mutant.after}`, file: text }, readText)
    const batches = [tests.slice(0, 1), tests.slice(1, near)]
    for (let at = 0; at < others.length; at += atOnce) batches.push(others.slice(at, at + atOnce))
    for (const batch of batches) {
      const fate = await tryBatch(batch, changed)
      if (fate !== 'survived') return fate
    }
    return 'survived'
  }
}
