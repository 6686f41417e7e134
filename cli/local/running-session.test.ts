import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { noteSession, requireNoSession } from './running-session.ts'

async function aService({ isBusy = false } = {}) {
  const server = createServer((_request, response) => isBusy || response.end('{}')).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { origin, close: () => new Promise((closed) => server.close(closed)) }
}

test('a command that runs in a folder is named to the next one there, until it ends', async () => {
  const folder = aFolder()
  const { origin, close } = await aService()
  await requireNoSession(folder)
  noteSession(folder, origin)
  await expect(requireNoSession(folder)).rejects.toThrow(
    `Instep runs in this folder already, as process ${process.pid} with ${origin}/console: end that first.`,
  )
  await requireNoSession(aFolder())
  await close()
  await requireNoSession(folder)
})

test('what a command that was killed has left stops nobody, also when another one has its port', async () => {
  const { origin } = await aService()
  const { pid } = spawnSync(process.execPath, ['--version'])
  for (const text of [JSON.stringify({ process: pid, service: origin }), '{"process"', '']) {
    const folder = aFolder()
    writeFileSync(join(folder, 'running.json'), text)
    await expect(requireNoSession(folder)).resolves.toBeUndefined()
  }
})

test('a command whose service is too busy to answer runs all the same', async () => {
  const folder = aFolder()
  noteSession(folder, (await aService({ isBusy: true })).origin)
  await expect(requireNoSession(folder)).rejects.toThrow('Instep runs in this folder already')
})
