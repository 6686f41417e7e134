import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/root.mjs'
import { listLeftOut } from '../report-run.ts'
import type { TestStep } from '../steps.ts'
import { changedFiles } from './changed-files.ts'
import { changedSteps } from './changed-steps.ts'
import { chooseJourneys } from './choose-journeys.ts'
import { chooseTests } from './choose-tests.ts'
import { describeChoice } from './describe-choice.ts'
import { readGraph } from './read-graph.ts'

/**
 * Chooses the steps of `npm test -- --changed [base]`, and prints with what it compares, which files differ and what runs for them.
 * @throws Error with the remedy for what is not a base
 */
export function chooseChangedSteps(args: readonly string[]): TestStep[] {
  const [asked, more] = args
  if (more !== undefined) throw new Error(`Give one base at most, not "${more}" too: npm test -- --changed main`)
  const { base, changed, files } = changedFiles(asked)
  const graph = readGraph(files)
  const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const choice = {
    changed,
    graph,
    tests: chooseTests(changed, graph),
    journeys: chooseJourneys(changed, graph, textOf),
  }
  const steps = changedSteps(choice).filter(({ name }) => !listLeftOut().includes(name))
  console.log(describeChoice({ base, changed, steps, templates: choice.tests.templates }))
  return steps
}
