import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { freePorts } from './testing/run-command.ts'

const module = JSON.stringify(join(import.meta.dirname, 'service-process.ts'))

test('the service of a command that is killed ends as well, so that its port is free again', async () => {
  const [port] = await freePorts(1)
  const folder = aFolder()
  const settings = { port: Number(port), dataFolder: folder, siteFile: '', config: '', scriptFolder: folder }
  const code = `import { startLocalService } from ${module}
await startLocalService({ ...${JSON.stringify(settings)}, warn: console.error })
console.log('started')`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void command.kill('SIGKILL'))
  await once(command.stdout, 'data')
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  command.kill('SIGKILL')
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/health`).catch(() => 'ended'), { timeout: 10_000 })
    .toBe('ended')
})

const session = JSON.stringify(join(import.meta.dirname, 'local-session.ts'))

const site = `export default {
  propertyId: 'shop', trackingId: 'shop', domains: ['shop.example'], endpoints: { base: 'https://collect.shop.example' },
  anchors: {}, inspector: false, experiences: [],
}`

test('a command whose service ends by itself ends as well, though it watches files', async () => {
  const [port] = await freePorts(1)
  const code = `import { closeSession, openSession } from ${session}
const { signal } = new AbortController()
const session = await openSession({ config: 'instep.config.mjs', servicePort: ${port}, signal })
void session.service.stop()
console.log('closed with', await closeSession(session, { signal, close: async () => {} }))`
  const cwd = aFolder({ 'instep.config.mjs': site, 'run.mjs': code })
  const command = spawn(process.execPath, ['run.mjs'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => void command.kill('SIGKILL'))
  const [text] = await once(command.stdout, 'data')
  expect(String(text)).toBe('closed with 0\n')
  expect(await once(command, 'exit', { signal: AbortSignal.timeout(10_000) })).toEqual([0, null])
})
