import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { instepPlugins } from '../../../cli/build/plugins.ts'
import { root } from '../../setup/root.mjs'

/** What the host is asked for: a run of test files, in which the file at `path` has another text. */
export type TrialRequest = { tests: string[]; path?: string; text?: string }

/** The test files that failed, none when all passed. */
export type TrialAnswer = { failed: string[] }

let changed: { path: string; text: string } | undefined

/** Answers with the changed text, so that nothing is ever written into the work tree. */
const changedText = {
  name: 'changed-text',
  enforce: 'pre' as const,
  load: (id: string) => (id.split('?')[0] === changed?.path ? changed?.text : undefined),
}

// As the project `unit` of vitest.config.ts, but a test that waits for what a mutant took away does not wait long, and
// what was compiled is not looked up on disk, by the text that stands there.
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    watch: false,
    fsModuleCache: false,
    css: true,
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    silent: true,
    testTimeout: 10_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 5000 } },
  },
  { plugins: [changedText, ...instepPlugins()], clearScreen: false },
)
await vitest.standalone()

process.on('message', async ({ tests, path, text = '' }: TrialRequest) => {
  const before = changed?.path
  changed = path === undefined ? undefined : { path: join(root, path), text }
  for (const each of [before, changed?.path]) if (each) vitest.invalidateFile(each)
  const project = vitest.getRootProject()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.map((test) => project.createSpecification(join(root, test))),
  )
  // Those of earlier runs are among the modules, too.
  const failed = testModules
    .filter((each) => each.state() === 'failed' && tests.includes(each.relativeModuleId))
    .map((each) => each.relativeModuleId)
  // What nobody waits for fails no test of its own, but the run.
  process.send?.({ failed: failed.length === 0 && unhandledErrors.length > 0 ? tests : failed } satisfies TrialAnswer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
