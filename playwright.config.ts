import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, headlessPath } from './tools/setup/chromium.mjs'

/** Journeys that look at pictures, wait for them, or measure what they move. */
const withPictures: string[] = [
  '**/gallery/{edit-content,every-link-with-pictures,kit,presented}.e2e.ts',
  '**/room/*.e2e.ts',
  '**/shop/{hero,lists,product-choices,product-information,products}.e2e.ts',
  '**/{docs-site,shops/shops}.e2e.ts',
]

// Names of other sites lead to this machine. One browser for all spares a start, and that of the servers beside it.
const otherSites = '--host-resolver-rules=MAP *.shop.test 127.0.0.1, MAP foreign.test 127.0.0.1'

// Tests that need a whole browser, as for the back-forward cache, name it themselves.
const launchedWith = (...flags: string[]) => ({
  launchOptions: { executablePath: headlessPath(), args: [...chromiumFlags, otherSites, ...flags] },
})

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/built/build-once.ts',
  outputDir: '.reports/e2e',
  forbidOnly: true,
  fullyParallel: true,
  // Each mostly waits: for its page, for the service. With one more, two cores do not get more done, and pages are late.
  workers: availableParallelism() + 1,
  // What hangs is found all the same; a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  projects: [
    { name: 'chromium', testMatch: withPictures, use: launchedWith() },
    // Most journeys look at no picture, and pictures are a third of what a page of the shop costs.
    { name: 'without-pictures', testIgnore: withPictures, use: launchedWith('--blink-settings=imagesEnabled=false') },
  ],
})
