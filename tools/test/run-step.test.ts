import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runStep } from './run-step.ts'

/** A step that starts a process, and writes the id of that into a file as soon as it runs. */
function aStepWithProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'instep-step-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'started')
  const started = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setTimeout(() => {}, 60000)`
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(started)}]); setTimeout(() => {}, 60000)`
  return { args: ['-e', script], readId: () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0) }
}

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('a step that gives way to others does so with all that it starts, and a signal ends all of it', async () => {
  const { args, readId } = aStepWithProcess()
  const stopping = new AbortController()
  const running = runStep({ name: 'types', args, isBeside: true, givesWay: true }, stopping.signal)
  running.catch(() => {}) // asked below
  await expect.poll(readId).toBeGreaterThan(0)
  const id = readId()
  expect(getPriority(id)).toBe(10)
  const session = `/proc/${id}/autogroup`
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 10')
  stopping.abort()
  await expect(running).rejects.toThrow()
  await expect.poll(() => isRunning(id)).toBe(false)
})

test('another step beside others keeps its share', async () => {
  const { args, readId } = aStepWithProcess()
  const stopping = new AbortController()
  const running = runStep({ name: 'cluster', args, isBeside: true }, stopping.signal)
  running.catch(() => {}) // asked below
  await expect.poll(readId).toBeGreaterThan(0)
  // As this process, which may give way itself.
  expect(getPriority(readId())).toBe(getPriority())
  const session = `/proc/${readId()}/autogroup`
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 0')
  stopping.abort()
  await expect(running).rejects.toThrow()
})

test('a step that has ended is not ended again by a later signal', async () => {
  const stopping = new AbortController()
  const step = { name: 'types', args: ['-e', 'console.log("seen")'], isBeside: true }
  const outcome = await runStep(step, stopping.signal)
  expect(outcome).toMatchObject({ name: 'types', state: 'passed', printed: 'seen\n' })
  stopping.abort()
  await wait(10)
})
