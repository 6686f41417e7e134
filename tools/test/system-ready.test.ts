import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** Starts a process that says `begun`, and `ready` as soon as the system is. */
function waitingProcess(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'instep-ready-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = join(folder, 'entry.mjs')
  const module = pathToFileURL(join(import.meta.dirname, 'system-ready.ts')).href
  writeFileSync(
    entry,
    `import { systemReady } from '${module}'
console.log('begun', process.env.INSTEP_AWAITS_SYSTEM)
await systemReady()
console.log('ready')`,
  )
  const child = fork(entry, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let printed = ''
  child.stdout?.on('data', (part: Buffer) => (printed += part))
  return { child, printed: () => printed }
}

test('a run in CI waits until the set-up says that the system is ready, however early or late that is, and then ends by itself', async () => {
  const late = waitingProcess({ INSTEP_AWAITS_SYSTEM: '1' })
  await expect.poll(late.printed).toBe('begun undefined\n')
  const early = waitingProcess({ INSTEP_AWAITS_SYSTEM: '1' })
  early.child.send('ready')
  await once(early.child, 'exit')
  expect(early.printed()).toBe('begun undefined\nready\n')
  expect(late.printed()).toBe('begun undefined\n')
  late.child.send('ready')
  expect((await once(late.child, 'exit'))[0]).toBe(0)
  expect(late.printed()).toBe('begun undefined\nready\n')
})

test('without a set-up that still installs nothing is waited for', async () => {
  const { child, printed } = waitingProcess({ INSTEP_AWAITS_SYSTEM: '' })
  await expect.poll(printed).toContain('ready')
  child.kill()
})
