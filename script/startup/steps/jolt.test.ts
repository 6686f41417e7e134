import { expect, test } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import { aJar } from '../../testing/a-jar.ts'
import { aRun } from '../../testing/a-run.ts'
import { runSteps } from '../run-steps.ts'
import { steps } from '../steps.ts'

// Loaded before: the clock of these tests does not wait for a part.
await import('../../services/remote/read-failure.ts')

const message = 'Unable to eval jolt config'
const longUrl = `https://www.shop.test/uk/en/?q=${'x'.repeat(3000)}`

/** A whole run on a page with a long address, whose service never answers well; and the events of its first batches. */
async function sentWith(config: Partial<ScriptConfig>) {
  const run = aRun({
    config: { flags: { compression: false, lite: true }, ...config },
    page: { facts: () => ({ url: longUrl, referrerUrl: '' }) },
    // In lite mode not one of those of whom all is sent.
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

test('[ST-26] the configuration is a JSON text, of which the tracker takes its fields', async () => {
  const jolt = JSON.stringify({ gong: true, urlLength: 100, liteTypes: ['ecView'], trackingId: 'another' })
  const { run, soon, types, urlLength } = await sentWith({ jolt })
  expect({ types, urlLength }).toEqual({ types: ['ecView'], urlLength: 100 })
  // A failed batch is tried again after 2 s, not after 30.
  expect(soon).toBeGreaterThan(1)
  expect(run.page.requests.every(({ url }) => !url.includes('another'))).toBe(true)
  expect(run.log.lines.map((line) => line.message)).not.toContain(message)
})

test.each([
  ['no JSON', 'gong: true'],
  ['code', '({ gong: true })'],
  ['code that would change the page', '(globalThis.joltRan = true, { gong: true })'],
  ['a list', '[]'],
  ['null', 'null'],
  ['empty', ''],
  ['of a wrong kind', '{"gong":true,"urlLength":"many"}'],
  ['a list of other things', '{"gong":true,"liteTypes":[7]}'],
])('[ST-26] a text that is %s is logged, never run, and the tracker starts with its defaults', async (_, jolt) => {
  const { run, soon, types, urlLength } = await sentWith({ jolt })
  expect(run.log.lines).toContainEqual(expect.objectContaining({ level: 'error', message }))
  expect({ soon, urlLength }).toEqual({ soon: 1, urlLength: 2048 })
  expect(types).toContain('qubit.session')
  expect(globalThis).not.toHaveProperty('joltRan')
})
