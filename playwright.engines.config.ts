import { defineConfig } from '@playwright/test'
import { type EngineOptions, engineNames } from './tools/engines/engine.ts'

/** Journeys through the demo shop in browsers of other engines. Playwright runs the tests; their own drivers drive the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  testMatch: '**/*.engine.ts',
  globalSetup: './e2e/built/build-once.ts',
  outputDir: '.reports/engines-e2e',
  forbidOnly: true,
  // One worker for each engine, so that each browser starts once.
  workers: engineNames.length,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.reports/engines-e2e.json' }]],
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
})
