import { type FileGraph, isTestFile, reachFrom, templateOf } from './file-graph.ts'

/** The runs of Vitest, each of which has files of its own. */
export const vitestSteps = ['unit', 'cluster', 'browser', 'package'] as const

type VitestStep = (typeof vitestSteps)[number]

export type TestChoice = {
  /** The test files of each step. */
  files: Record<VitestStep, string[]>
  /** The templates to which suites over the whole catalogue are limited; undefined when they run for all. */
  templates?: string[]
}

/** Loaded before the tests of a step, by the name in `vitest.config.ts`. */
export const setUps: Record<VitestStep, string[]> = {
  unit: [],
  cluster: ['service/testing/cluster-servers.ts'],
  browser: [
    'tools/browser-tests/before-each-test.ts',
    'tools/browser-tests/before-each-console-test.ts',
    'tools/browser-tests/of-templates.ts',
    'slots/testing/lend-react.ts',
  ],
  package: ['tools/package/testing/pack-once.ts', 'tools/package/testing/install-once.ts'],
}

/** One of the suites over the whole catalogue; what all of them import, it imports. */
const suite = 'catalogue/testing/standard-suite.browser.test.ts'

/**
 * Lists of all templates. What looks up templates in them gets the facts of one more or less; its own tests say whether it can, and
 * tests of what uses it in turn say nothing about a single template.
 */
const lists = ['catalogue/catalogue.ts', 'shop/instep.config.ts']

/** How many steps of use lead on from such a list. */
function afterLists(hops: number): (path: string) => number {
  return (path) => (lists.includes(path) ? hops : Number.POSITIVE_INFINITY)
}

/** Files at the root on which no test depends that does not name them; every other one there may decide how all tests run. */
const harmless = /^(README\.md|CHANGELOG\.md|LICENSE|\..*|biome\.json|(playwright[\w.]*|vitest\.engines)\.config\.ts)$/

/** Chooses the tests that a change can have touched. */
export function chooseTests(changed: readonly string[], graph: FileGraph): TestChoice {
  const isOfTemplate = (path: string) => templateOf(path, graph.files) !== undefined
  const others = changed.filter((path) => !isOfTemplate(path))
  const byTemplates = reachFrom(graph, changed.filter(isOfTemplate), afterLists(2))
  const byOthers = reachFrom(graph, others)
  // The configuration gives the catalogue to tests of the console as data.
  const isWhole =
    others.some((path) => !path.includes('/') && !harmless.test(path)) ||
    reachFrom(graph, others, afterLists(0)).has('vitest.config.ts')
  // Nobody says what these are for: the tests of their part may know.
  const unknown = others.filter((path) => !isKnown(path, graph)).flatMap((path) => /^[^/]+\//.exec(path) ?? [])
  const isSetUpAnew = (step: VitestStep) => isWhole || setUps[step].some((path) => byOthers.has(path))
  const isChosen = (path: string, step: VitestStep) =>
    isSetUpAnew(step) ||
    byOthers.has(path) ||
    unknown.some((part) => path.startsWith(part)) ||
    // What the package says of the code in it, the types and the law of the catalogue's imports say of a template; what
    // tests of the routes say of one, they say on one process too.
    (step !== 'package' && step !== 'cluster' && byTemplates.has(path))
  const tests = [...graph.files].filter((path) => isTestFile(path) && !/^e2e\//.test(path)).sort()
  const filesOf = (step: VitestStep) => tests.filter((path) => stepsOf(path).includes(step) && isChosen(path, step))
  return {
    files: {
      unit: filesOf('unit'),
      cluster: filesOf('cluster'),
      browser: filesOf('browser'),
      package: filesOf('package'),
    },
    templates: isSetUpAnew('browser') || byOthers.has(suite) ? undefined : templatesIn(byTemplates, graph),
  }
}

function isKnown(path: string, graph: FileGraph): boolean {
  return Object.values(setUps).flat().includes(path) || [...reachFrom(graph, [path])].some(isTestFile)
}

/** The templates whose code changed, or uses what changed in another's. */
function templatesIn(reached: ReadonlySet<string>, { files }: FileGraph): string[] | undefined {
  const found = [...reached].flatMap((path) => (isTestFile(path) ? [] : (templateOf(path, files) ?? [])))
  return found.length > 0 ? [...new Set(found)].sort() : undefined
}

/** Tests of the routes run twice, on one process and on the stores of a cluster; those that reach no storage run once. */
function stepsOf(path: string): VitestStep[] {
  if (path.includes('.browser.test.')) return ['browser']
  if (path.includes('.cluster.test.')) return ['cluster']
  if (path.includes('.package.test.')) return ['package']
  return /^service\/(routes|http)\/.*(?<!\.unstored)\.test\.ts$/.test(path) ? ['unit', 'cluster'] : ['unit']
}
