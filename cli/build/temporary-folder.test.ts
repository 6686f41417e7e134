import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from './temporary-folder.ts'

const module = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))

/** Starts a process that works in such a folder for long. Resolves to the folder, once the process is within. */
async function workLong() {
  const code = `import { writeFileSync } from 'node:fs'
import { inTemporaryFolder } from ${module}
process.on('disconnect', () => process.exit(0))
await inTemporaryFolder('instep-test-', async (folder) => {
  writeFileSync(folder + '/part.js', '')
  process.send(folder)
  await new Promise((resolve) => setTimeout(resolve, 20_000))
})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [folder] = (await once(child, 'message')) as [string]
  return { child, folder, ended: once(child, 'exit') }
}

test.each(['SIGINT', 'SIGTERM'] as const)('a temporary folder is removed where %s ends the process', async (name) => {
  const { child, folder, ended } = await workLong()
  expect(existsSync(join(folder, 'part.js'))).toBe(true)
  child.kill(name)
  expect(await ended).toEqual([null, name])
  expect(existsSync(folder)).toBe(false)
})

test('a temporary folder is removed where the process ends itself', async () => {
  const { child, folder, ended } = await workLong()
  child.disconnect()
  expect(await ended).toEqual([0, null])
  expect(existsSync(folder)).toBe(false)
})

test('a temporary folder is removed after the work in it, also when that fails, and nobody listens any more', async () => {
  const before = process.listenerCount('SIGINT')
  const folder = await inTemporaryFolder('instep-test-', async (made) => made)
  expect(existsSync(folder)).toBe(false)
  await expect(inTemporaryFolder('instep-test-', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(process.listenerCount('SIGINT')).toBe(before)
})
