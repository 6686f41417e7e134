import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventAnswer, WireEvent } from '../../contract/event.ts'
import type { RefusedEvent } from '../../contract/refused-event.ts'
import { anEvent } from '../../contract/testing/an-event.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { expect, test } from '../demo.ts'

const cli = programPath(join(import.meta.dirname, '../../cli/instep.ts'))

type End = { code: number; output: string; errors: string }

/** Runs `instep events` to its end. */
function instepEvents(args: string[], variables: Record<string, string> = {}): Promise<End> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables }
    execFile(process.execPath, [cli, 'events', ...args], { env }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
  })
}

async function post(service: string, trackingId: string, body: string): Promise<EventAnswer> {
  const reply = await fetch(`${service}/events/raw/${trackingId}`, { method: 'POST', body })
  return (await reply.json()) as EventAnswer
}

async function stored(service: string, trackingId: string): Promise<WireEvent[]> {
  const reply = await fetch(`${service}/_inspect/events?trackingId=${trackingId}`)
  return ((await reply.json()) as { events: { event: WireEvent }[] }).events.map(({ event }) => event)
}

test('[BY-09] refused events are stored with their reason, listed, and replayed after a repair, and none is stored twice', async ({
  demo: { service, startService, stopService },
}, testInfo) => {
  const trackingId = `refused-${Date.now()}`
  const options = ['--service', service, '--tracking-id', trackingId]
  const list = async (): Promise<RefusedEvent[]> => {
    const { code, output } = await instepEvents(['--refused', ...options])
    expect(code).toBe(0)
    return output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
  const good = anEvent()
  const { id: _lost, ...metaWithoutId } = good.meta
  const spoilt = { ...anEvent({ note: 'no id' }), meta: metaWithoutId }
  const answer = await post(service, trackingId, JSON.stringify([good, spoilt]))
  expect(answer).toMatchObject({ accepted: 1, rejected: [{ index: 1, reason: 'Invalid event: meta.id is missing' }] })
  await post(service, trackingId, '[{"cut":')

  // They survive a kill of the service.
  await stopService('SIGKILL')
  await startService()
  const listed = await list()
  expect(listed).toMatchObject([
    { trackingId, index: 1, reason: 'Invalid event: meta.id is missing', body: JSON.stringify(spoilt) },
    { trackingId, index: null, reason: 'The body is not JSON', body: '[{"cut":' },
  ])

  // Unchanged, the same checks refuse them again.
  const unrepaired = await instepEvents(['--replay', ...options])
  expect(unrepaired.code).toBe(1)
  expect(unrepaired.output).toContain(`${listed[0]?.id}: Invalid event: meta.id is missing\n`)
  expect(unrepaired.output).toContain('0 stored, 0 were stored before, 2 refused again')
  expect(await list()).toEqual(listed)

  // Repaired ones are accepted; one that was stored before and one that is wrong in another way are reported
  // separately.
  const repaired = { ...spoilt, meta: { ...metaWithoutId, id: 'repaired' } }
  const bodies = [JSON.stringify(repaired), JSON.stringify([good, anEvent({ note: 'of the body' }), { still: 'bad' }])]
  const file = testInfo.outputPath('repaired.jsonl')
  writeFileSync(file, listed.map(({ id }, at) => JSON.stringify({ id, body: bodies[at] })).join('\n'))
  const first = await instepEvents(['--replay', file, ...options])
  expect(first.output).toContain('2 stored, 1 were stored before, 1 refused again')
  expect((await stored(service, trackingId)).map(({ note, meta }) => note ?? meta.id)).toEqual([
    good.meta.id,
    'no id',
    'of the body',
  ])
  expect(await list()).toMatchObject([{ index: 2, reason: 'Invalid event: meta is missing', body: '{"still":"bad"}' }])

  // Accepted events are removed: the same file again stores nothing.
  const second = await instepEvents(['--replay', file, ...options])
  expect(second.output).toContain('0 stored, 0 were stored before, 2 refused again')
  expect(await stored(service, trackingId)).toHaveLength(3)
})

test('the refused events command says what to do when it cannot do its work', async ({ demo }) => {
  const help = await instepEvents(['--help'])
  expect([help.code, help.output]).toEqual([
    0,
    expect.stringMatching(/repaired events for --replay[\s\S]*--refused prints/),
  ])
  expect((await instepEvents([])).code).toBe(1)
  const nobody = await instepEvents(['--refused', '--service', 'http://localhost:1'])
  expect([nobody.code, nobody.errors]).toEqual([
    1,
    expect.stringContaining('No service answers at http://localhost:1.'),
  ])
  const missing = await instepEvents(['--replay', 'no-such-file.jsonl', '--service', demo.service])
  expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('no-such-file.jsonl')])
})
