import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { instepPlugins } from './cli/build/plugins.ts'
import { chromiumFlags, chromiumPath } from './tools/setup/chromium.mjs'

const always = ['**/node_modules/**', '.build/**', 'e2e/**']

export default defineConfig({
  plugins: instepPlugins(),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...always, '**/*.browser.test.*'],
          // Style sheets are read as texts; without it they are empty.
          css: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts', '**/*.browser.test.tsx'],
          exclude: always,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
