import { expect, test } from 'vitest'
import { runQuietly } from './run.mjs'

/** Hangs as npm does: it hears no signal, and what it has started does not either. */
const hangs = (then: string) =>
  `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid); ${then}`
const startsAnother = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hangs(''))}], { stdio: 'inherit' })`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a command that takes too long is ended with all that it has started, and what it printed is kept', async () => {
  const { ok, isLate, output } = await runQuietly(process.execPath, ['-e', hangs(startsAnother)], process.env, 3000)
  expect([ok, isLate]).toEqual([false, true])
  const pids = output.trim().split('\n').map(Number)
  expect(pids).toHaveLength(2)
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
})

test('a command that ends in time is not late, and nobody listens for signals any more', async () => {
  const before = process.listenerCount('SIGINT')
  const result = await runQuietly(process.execPath, ['-e', 'console.log("done")'], process.env, 60_000)
  expect(result).toEqual({ ok: true, output: 'done\n' })
  expect(process.listenerCount('SIGINT')).toBe(before)
})
