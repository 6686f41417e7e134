import type { ReportName } from '../reports/test-result.ts'

export type TestStep = {
  name: string
  /** Arguments for Node. */
  args: string[]
  /** The report of the tests that the step runs, if any: `.reports/{name}.json`. */
  tests?: ReportName
  /** The folder of that report, relative to the root; `.reports` unless given. */
  reports?: string
  /** Variables of its environment, beside those of this process. */
  env?: Record<string, string>
  /** The step without which this one is pointless. */
  needs?: string
  /** It runs beside the others, and what it prints comes when it has ended. */
  isBeside?: boolean
  /** One beside others takes mostly what these leave of the cores: nothing in it is ever too late. */
  givesWay?: boolean
  /** It needs nothing but packages, so it may begin before the system has its browsers and servers. */
  isEarly?: boolean
  /** It begins when all others have ended. */
  isLast?: boolean
}

/** Each project loads the configuration: what that imports is loaded once, and bundled for none. */
const runVitest = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader', 'native']

/**
 * What glibc allocates comes in pages of 2 MB. A virtual machine may need 15 microseconds for the first use of each page of memory, and
 * these steps use half a million of 4 kB in ten seconds: 21.6 seconds of a core instead of 23.0. Journeys, most of which is Chromium with an
 * allocator of its own, gain nothing.
 */
const largePages = { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' }

const playwright = 'node_modules/@playwright/test/cli.js'

/**
 * The steps of `npm test`, in order. Those beside are no less work, but journeys, other engines and browser tests leave a quarter of the
 * cores idle, because more pages at once would be late. The unit tests are the last of those beside, so that they run with whatever is left
 * of the package, which alone keeps one core busy, when no page is open any more. The build comes first, because other steps find what it has minified.
 */
export const steps: TestStep[] = [
  { name: 'types', args: ['tools/types/check.ts'], isBeside: true, givesWay: true, isEarly: true },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'], isEarly: true },
  { name: 'layers', args: ['tools/layers/check.ts'], isEarly: true },
  { name: 'build', args: ['tools/build.ts'], isEarly: true },
  {
    name: 'cluster',
    args: [...runVitest, '--project', 'cluster', ...reportTo('cluster')],
    tests: 'cluster',
    env: largePages,
    isBeside: true,
  },
  {
    name: 'package',
    args: [...runVitest, '--project', 'package', ...reportTo('package')],
    tests: 'package',
    isBeside: true,
  },
  {
    name: 'unit',
    args: [...runVitest, '--project', 'unit', ...reportTo('unit')],
    tests: 'unit',
    env: largePages,
    isBeside: true,
  },
  { name: 'e2e', args: [playwright, 'test'], tests: 'e2e', needs: 'build' },
  // Not beside others: what a page of theirs writes would come so late that it meets the next test.
  { name: 'engines', args: [...runVitest, '--config', ofEngines('vitest'), ...reportTo('engines')], tests: 'engines' },
  {
    name: 'engines-e2e',
    args: [playwright, 'test', '--config', ofEngines('playwright')],
    tests: 'engines-e2e',
    needs: 'build',
  },
  { name: 'browser', args: [...runVitest, '--project', 'browser*', ...reportTo('browser')], tests: 'browser' },
  { name: 'size', args: ['tools/size/check.ts'], needs: 'build' },
  { name: 'ledger', args: ['tools/ledger/ledger.ts'], isLast: true },
]

function ofEngines(runner: 'vitest' | 'playwright'): string {
  return `${runner}.engines.config.ts`
}

function reportTo(name: ReportName): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=.reports/${name}.json`]
}
