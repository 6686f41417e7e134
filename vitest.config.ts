import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { instepPlugins } from './cli/build/plugins.ts'
import { replaceReact } from './cli/build/renderer.ts'
import { provideTemplates } from './console/provide-templates.ts'
import { asInBuilds } from './tools/browser-tests/as-in-builds.ts'
import { bundleTests } from './tools/browser-tests/bundle-tests.ts'
import { emulateMedia, pointerAway, storedCookies } from './tools/browser-tests/commands.ts'
import { lentByTests, ofConsolePackages, ofPages, react16ForItsDom } from './tools/browser-tests/dependencies.ts'
import { drawingTemplates } from './tools/browser-tests/drawing-templates.ts'
import { keepModules } from './tools/browser-tests/keep-modules.ts'
import { limitTemplates } from './tools/browser-tests/limit-templates.ts'
import { ofConsole, overAll, withEachRenderer } from './tools/browser-tests/test-files.ts'
import { chromiumFlags, headlessPath } from './tools/setup/chromium.mjs'
import { LongestFirst } from './tools/test/longest-first.ts'
import { roomForNew } from './tools/test/room-for-new.ts'

const always = ['**/node_modules/**', '.build/**', 'e2e/**']

/** Some pack and install the published package; some need the servers of a cluster. */
const ofPackage = '**/*.package.test.ts'
const ofCluster = '**/*.cluster.test.ts'

/** Steps run beside others, of whose machine they may get a tenth. */
const forBusyMachine = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

const keptByBuilds = join(import.meta.dirname, 'node_modules/.cache')

const cores = availableParallelism()
/** Browser tests mostly wait: for frames, for timers. */
const pages = 3 * cores
const beforeEachTest = './tools/browser-tests/before-each-test.ts'
const ofTemplates = './tools/browser-tests/of-templates.ts'

/** Experiences draw as on a shop that says nothing of it; the pages of shops that tests draw keep React. In a bundle it is theirs. */
const drawnByReact = [
  '/slots/wrapper/',
  '/catalogue/testing/fighting-page.',
  '/slots/testing/',
  '/.build/browser-tests/',
]
const ofExperiences = (importer: string) => !drawnByReact.some((part) => importer.includes(part))
const smallRenderer = replaceReact('small', ofExperiences)

/** Those that draw nothing are the same with every renderer. */
const { chosen, drawing, shares, takeThird } = limitTemplates(process.env.INSTEP_TEMPLATES, drawingTemplates())
const another = { isAnotherRenderer: true, templates: drawing }
const ofRenderers = drawing.length > 0 ? always : [...always, 'catalogue/testing/**']

const chromiumProject = (instances: object[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  commands: { emulateMedia, pointerAway, storedCookies },
  provider: playwright({ launchOptions: { executablePath: headlessPath(), args: chromiumFlags } }),
  instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
})

export default defineConfig({
  plugins: [...instepPlugins(), keepModules()],
  // Read as it is: found on the way, it would be bundled anew, and the page with the test in it loaded again.
  optimizeDeps: { exclude: ['preact'] },
  test: {
    // What hangs is found all the same; a busy machine, or a folder full of packages to remove, is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
    // Of TypeScript, which keeps nearly all that it makes: clearing away less often saves a fifth of its time.
    env: { GOGC: '400' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...always, '**/*.browser.test.*', ofPackage, ofCluster],
          // Style sheets are read as texts; without it they are empty.
          css: true,
          ...forBusyMachine,
          // What they import is loaded once, and they leave nothing behind: a process for each file took a fifth of the time.
          isolate: false,
          execArgv: roomForNew,
          // Builds in folders of their own find what other builds have minified.
          env: { CACHE_DIR: keptByBuilds },
          // Without it one core is left for watching, of which nothing is done here.
          maxWorkers: cores,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['service/{routes,http}/**/*.test.ts', ofCluster],
          // They reach no storage (`service/testing/unstored.ts`).
          exclude: [...always, '**/*.unstored.test.ts'],
          globalSetup: './service/testing/cluster-servers.ts',
          isolate: false,
          execArgv: roomForNew,
          // They mostly wait for the servers, longer on a busy machine: a month that passes asks them hundreds of times.
          ...forBusyMachine,
          maxWorkers: cores,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: [ofPackage],
          exclude: always,
          globalSetup: ['./tools/package/testing/pack-once.ts', './tools/package/testing/install-once.ts'],
          // Builds find what other builds have minified; one on the oldest Node, whose brotli is another one, makes all anew.
          env: { CACHE_DIR: keptByBuilds },
          // Each of its tests runs commands of the installed package, and mostly waits for them. What hangs ends all the same.
          testTimeout: 900_000,
          maxWorkers: cores,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        plugins: [smallRenderer, bundleTests({ name: 'parts', plugins: [...instepPlugins(), smallRenderer] })],
        optimizeDeps: { include: ofPages },
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts', '**/*.browser.test.tsx'],
          exclude: [...always, ...overAll, ofConsole],
          setupFiles: beforeEachTest,
          // Each page loads its modules once, and is as new for the next file (`tools/browser-tests/reset-page.ts`).
          isolate: false,
          browser: chromiumProject([{ provide: { templates: chosen } }]),
          maxWorkers: pages,
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        // Found on the way, they would be bundled anew, and the page with the test in it loaded again.
        plugins: [provideTemplates()],
        ...asInBuilds(ofConsolePackages),
        test: {
          name: 'browser-console',
          include: [ofConsole],
          exclude: always,
          setupFiles: './tools/browser-tests/before-each-console-test.ts',
          isolate: false,
          browser: chromiumProject(),
          maxWorkers: pages,
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        plugins: [smallRenderer, bundleTests({ name: 'catalogue', plugins: [...instepPlugins(), smallRenderer] })],
        optimizeDeps: { include: ofPages },
        test: {
          name: 'browser-catalogue',
          include: overAll,
          exclude: always,
          setupFiles: [beforeEachTest, ofTemplates],
          isolate: false,
          browser: chromiumProject(
            Array.from({ length: shares }, (_, at) => ({
              name: `browser-catalogue-${at + 1}`,
              provide: { share: { at, of: shares }, templates: chosen },
            })),
          ),
          maxWorkers: pages,
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        plugins: [
          replaceReact('page', ofExperiences),
          bundleTests({
            name: 'page',
            before: ['slots/testing/lend-react.ts'],
            plugins: [...instepPlugins(), replaceReact('page', ofExperiences)],
          }),
        ],
        ...asInBuilds(lentByTests, [react16ForItsDom]),
        test: {
          name: 'browser-page',
          include: withEachRenderer,
          exclude: ofRenderers,
          setupFiles: [beforeEachTest, ofTemplates, './slots/testing/lend-react.ts'],
          browser: chromiumProject([
            // Each template is drawn by one of three: the oldest one draws by other functions, the newest one by React's own
            // ways of today, and the last third by what the build bundles (below).
            { name: 'browser-page-19', provide: { ...another, pageReact: 19, share: takeThird(2) } },
            { name: 'browser-page-16', provide: { ...another, pageReact: 16, share: takeThird(0) } },
          ]),
          maxWorkers: pages,
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        plugins: [bundleTests({ name: 'react', plugins: instepPlugins() })],
        ...asInBuilds(),
        test: {
          name: 'browser-react',
          include: withEachRenderer,
          exclude: ofRenderers,
          setupFiles: [beforeEachTest, ofTemplates],
          // What draws is what the first page lends above, only bundled; another third of the templates shows that it is.
          browser: chromiumProject([{ provide: { ...another, share: takeThird(1) } }]),
          maxWorkers: pages,
          sequence: { groupOrder: 1, setupFiles: 'list' },
        },
      },
    ],
  },
})
