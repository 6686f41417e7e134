import { expect, test } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

// Loaded in advance, because the clock of these tests does not wait for imports.
await import('../../services/remote/read-failure.ts')

const message = 'Unable to eval jolt config'
const longUrl = `https://www.shop.test/uk/en/?q=${'x'.repeat(3000)}`

/** Runs a page with a long address whose service always fails, and returns the events of its first batch. */
async function sentWith(config: Partial<ScriptConfig>) {
  const run = aRun({
    config: { flags: { compression: false, lite: true }, ...config },
    page: { facts: () => ({ url: longUrl, referrerUrl: '' }) },
    // A visitor whose lite mode does not send everything.
    jar: aJar({ _qubitTracker: 'visitor-1' }),
    reply: () => ({ status: 503, text: '{}' }),
  })
  run.page.uv().q = [
    ['emit', ['ecView', { type: 'home' }]],
    ['emit', ['ecSearch', {}]],
  ]
  const { ended } = await runSteps(steps, run)
  expect(ended).toBe('whole')
  const posts = () => run.page.requests.filter(({ url }) => url.includes('/events/'))
  await run.page.clock.pass(5000)
  const soon = posts().length
  const events = JSON.parse(String(posts()[0]?.body)) as WireEvent[]
  return { run, soon, types: events.map(({ meta }) => meta.type), urlLength: events[0]?.meta.url.length }
}

test('[ST-26] the tracker reads its fields from the JSON text', async () => {
  const jolt = JSON.stringify({ gong: true, urlLength: 100, liteTypes: ['ecView'], trackingId: 'another' })
  const { run, soon, types, urlLength } = await sentWith({ jolt })
  expect({ types, urlLength }).toEqual({ types: ['ecView'], urlLength: 100 })
  // A failed batch is retried after 2 s, not after 30 s.
  expect(soon).toBeGreaterThan(1)
  expect(run.page.requests.every(({ url }) => !url.includes('another'))).toBe(true)
  expect(run.log.lines.map((line) => line.message)).not.toContain(message)
})

test.each([
  ['not JSON', 'gong: true'],
  ['code', '({ gong: true })'],
  ['code that would change the page', '(globalThis.joltRan = true, { gong: true })'],
  ['a list', '[]'],
  ['null', 'null'],
  ['empty', ''],
  ['of a wrong type', '{"gong":true,"urlLength":"many"}'],
  ['a list of the wrong type', '{"gong":true,"liteTypes":[7]}'],
])('[ST-26] a text that is %s is logged and never executed, and the tracker uses its defaults', async (_, jolt) => {
  const { run, soon, types, urlLength } = await sentWith({ jolt })
  expect(run.log.lines).toContainEqual(expect.objectContaining({ level: 'error', message }))
  expect({ soon, urlLength }).toEqual({ soon: 1, urlLength: 2048 })
  expect(types).toContain('qubit.session')
  expect(globalThis).not.toHaveProperty('joltRan')
})
