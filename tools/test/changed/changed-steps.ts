import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../setup/root.mjs'
import { steps, type TestStep } from '../steps.ts'
import { galleryJourneys, type JourneyChoice, journeyPattern } from './choose-journeys.ts'
import { type TestChoice, vitestSteps } from './choose-tests.ts'
import { isTestFile } from './file-graph.ts'

type ChangedChoice = { changed: string[]; tests: TestChoice; journeys: JourneyChoice }

/** Apart from the reports of whole runs, which the ledger reads. */
const reports = '.reports/changed'

/** What shoppers download, or decides how it is built. */
const downloaded =
  /^(script|contract|slots|catalogue|inspector|console|cli\/build|tools\/size|shop\/site)\/|^shop\/instep\.config\.ts$|^package-lock\.json$/

/** Returns the steps of `npm test` that a change can have touched, in their order, each with what it must run. */
export function changedSteps({ changed, tests, journeys }: ChangedChoice): TestStep[] {
  if (changed.length === 0) return []
  const hasJourneys = journeys.files.length + journeys.templates.length > 0
  const hasSize = changed.some((path) => downloaded.test(path) && !isTestFile(path))
  const narrowed: Record<string, (step: TestStep) => TestStep | undefined> = {
    types: (step) => step,
    layers: (step) => step,
    lint: (step) => lintStep(step, changed),
    build: (step) => (hasJourneys || hasSize ? step : undefined),
    e2e: (step) => (hasJourneys ? journeyStep(step, journeys) : undefined),
    size: (step) => (hasSize ? step : undefined),
    ...Object.fromEntries(
      vitestSteps.map((name) => [name, (step: TestStep) => vitestStep(step, tests.files[name], tests)]),
    ),
    // A few unit tests are done before what runs beside others is.
    unit: (step) => vitestStep({ ...step, isBeside: false }, tests.files.unit, tests),
  }
  return steps.flatMap((step) => narrowed[step.name]?.(step) ?? [])
}

function lintStep(step: TestStep, changed: readonly string[]): TestStep | undefined {
  if (changed.includes('biome.json')) return step
  const there = changed.filter((path) => existsSync(join(root, path)))
  const quiet = ['--files-ignore-unknown=true', '--no-errors-on-unmatched']
  return there.length > 0 ? { ...step, args: [...step.args, ...quiet, ...there] } : undefined
}

function vitestStep(step: TestStep, files: readonly string[], { templates }: TestChoice): TestStep | undefined {
  if (files.length === 0) return undefined
  const args = step.args.map((arg) => arg.replace('=.reports/', `=${reports}/`))
  if (!templates || step.name !== 'browser') return { ...step, args: [...args, ...files], reports }
  // Some suites have nothing for some templates.
  const limited = ['--passWithNoTests', ...files]
  return { ...step, args: [...args, ...limited], reports, env: { INSTEP_TEMPLATES: templates.join() } }
}

function journeyStep(step: TestStep, journeys: JourneyChoice): TestStep {
  const files = [...journeys.files, ...(journeys.templates.length > 0 ? [galleryJourneys] : [])]
  const limit = journeys.templates.length > 0 && { INSTEP_TEMPLATES: journeys.templates.join() }
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`, ...limit }
  const args = ['--grep', journeyPattern(journeys), '--pass-with-no-tests']
  return { ...step, args: [...step.args, ...files, ...args], reports, env }
}
