import { defineConfig } from 'vitest/config'
import { instepPlugins } from './cli/build/plugins.ts'
import { replaceReact } from './cli/build/renderer.ts'
import { bundleTests } from './tools/browser-tests/bundle-tests.ts'
import { keepModules } from './tools/browser-tests/keep-modules.ts'
import { engineNames } from './tools/engines/engine.ts'
import { engineProvider, resizePage, storedCookies } from './tools/engines/vitest-provider.ts'

const always = ['**/node_modules/**', '.build/**']

/** How many parts the standard suite has, of which each engine runs one: the whole takes minutes (`npm run test:engines -- --all`). */
const shares = process.env.INSTEP_ENGINES_ALL ? 1 : 12

/** Each engine runs another part. */
const instances = engineNames.map((browser, at) => {
  const provided: object = { provide: { share: { at: at % shares, of: shares } } }
  return { browser, ...provided }
})

const engines = {
  enabled: true,
  provider: engineProvider(),
  headless: true,
  importMapMocks: false,
  commands: { __vitest_viewport: resizePage, storedCookies },
  screenshotFailures: false,
  instances,
}

/** In a bundle React is that of the pages which tests draw. */
const drawnByReact = ['/slots/wrapper/', '/.build/browser-tests/']
const smallRenderer = replaceReact('small', (importer) => !drawnByReact.some((part) => importer.includes(part)))

/** Tests that hold in every engine. Experiences draw with the small renderer, as on most shops. */
export default defineConfig({
  plugins: [
    ...instepPlugins(),
    smallRenderer,
    keepModules(),
    bundleTests({ name: 'engines', plugins: [...instepPlugins(), smallRenderer] }),
  ],
  optimizeDeps: { exclude: ['preact'] },
  test: {
    name: 'engines',
    include: ['script/**/*.browser.test.ts', 'catalogue/testing/standard-suite.browser.test.ts'],
    // Chromium alone tells how long frames take.
    exclude: [...always, 'script/browser/costs/**'],
    // What hangs is found all the same; a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['./tools/browser-tests/clear-storage.ts', './tools/browser-tests/settle-cookies.ts'],
    browser: engines,
    maxWorkers: 4,
  },
})
