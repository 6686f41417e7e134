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
}, 60_000)
