import { defineConfig } from 'vitest/config'
import { instepPlugins } from './cli/build/plugins.ts'
import { engineProvider, resizePage, storedCookies } from './tools/engines/vitest-provider.ts'

/** Tests of the script that hold in every engine. */
const ofScript = 'script/**/*.browser.test.ts'

export default defineConfig({
  plugins: instepPlugins(),
  optimizeDeps: { exclude: ['preact'] },
  test: {
    name: 'engines',
    include: [ofScript],
    // Chromium alone tells how long frames take.
    exclude: ['**/node_modules/**', 'script/browser/costs/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: './tools/browser-tests/clear-storage.ts',
    browser: {
      enabled: true,
      provider: engineProvider(),
      headless: true,
      importMapMocks: false,
      commands: { __vitest_viewport: resizePage, storedCookies },
      screenshotFailures: false,
      instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
    },
    maxWorkers: 4,
  },
})
