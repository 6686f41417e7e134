import { expect, test } from 'vitest'
import { steps } from './steps.ts'

test('[ST-05] a run has exactly these 26 steps, in this order', () => {
  expect(steps.map(([name]) => name)).toEqual([
    'globals',
    'portal load',
    'preview load',
    'domain validation',
    'event bus',
    'pre-script',
    'cookie store',
    'lookup',
    'export',
    'cookie sync',
    'visitor id',
    'wait for page load',
    'usage listener',
    'mapper',
    'do-not-track',
    'event tracker',
    'sampling',
    'timing',
    'explorer',
    'experience engine',
    'placement engine',
    'validator',
    'engines start',
    'external API',
    'flush',
    'placement counters',
  ])
})
