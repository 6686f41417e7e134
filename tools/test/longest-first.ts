import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take ten seconds and more, the longest first. They wait for processes of their own, so that others run beside
 * them, or for what comes after seconds; begun at the end they would run alone. On a fresh clone nothing else tells how long a file takes.
 */
const longest = [
  'catalogue/testing/hundred-views.browser.test.ts',
  'catalogue/testing/nothing-shown/nothing-shown.browser.test.ts',
  'inspector/reasons.browser.test.ts',
  'service/cluster/kill.cluster.test.ts',
  'service/server.test.ts',
  'cli/build/build-site.test.ts',
  'service/results/continuous-looking.test.ts',
  'service/flood.test.ts',
  'service/cluster/refold/refold-partitions.cluster.test.ts',
  'tools/cluster/run-cluster.cluster.test.ts',
  'tools/soak/soak.test.ts',
  'cli/init/init.test.ts',
  'tools/cluster/cluster-commands.cluster.test.ts',
  'cli/types/wrong-content.test.ts',
  'cli/types/check-types.test.ts',
  'cli/local/dev.test.ts',
  'script/experiences/fairness.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const findRank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
      return at < 0 ? longest.length : at
    }
    return sorted.toSorted((a, b) => findRank(a) - findRank(b))
  }
}
