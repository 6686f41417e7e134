import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { instepPlugins } from './cli/build/plugins.ts'
import { pointerAway } from './tools/browser-tests/pointer-away.ts'
import { chromiumFlags, chromiumPath } from './tools/setup/chromium.mjs'

const always = ['**/node_modules/**', '.build/**', 'e2e/**']

/** Suites over the whole catalogue: each template takes a second or two, so several browsers share them. */
const overAll = ['every-template', 'every-template-use', 'standard-suite'].map(
  (suite) => `catalogue/testing/${suite}.browser.test.ts`,
)
const shares = 3

const cores = availableParallelism()

/** Browser tests mostly wait: for frames, for timers. */
const pages = cores + 1

const beforeEachTest = './tools/browser-tests/before-each-test.ts'

const chromium = (instances: object[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  commands: { pointerAway },
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } }),
  instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
})

export default defineConfig({
  plugins: instepPlugins(),
  test: {
    // What hangs is found all the same; a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...always, '**/*.browser.test.*'],
          // Style sheets are read as texts; without it they are empty.
          css: true,
          // What they import is loaded once, and they leave nothing behind: a process for each file took a fifth of the time.
          isolate: false,
          // Without it one core is left for watching, of which nothing is done here.
          maxWorkers: cores,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts', '**/*.browser.test.tsx'],
          exclude: [...always, ...overAll],
          setupFiles: beforeEachTest,
          browser: chromium(),
          maxWorkers: pages,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-catalogue',
          include: overAll,
          exclude: always,
          setupFiles: beforeEachTest,
          browser: chromium(
            Array.from({ length: shares }, (_, at) => ({
              name: `browser-catalogue-${at + 1}`,
              provide: { share: { at, of: shares } },
            })),
          ),
          maxWorkers: pages,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
