import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { aShopFolder, freePorts } from '../../cli/local/testing/run-command.ts'
import { linkInstalled } from '../package/testing/installed-packages.ts'
import { environmentOf, readStages, valuesOf } from './container-file.ts'

/** No container engine is needed: the same steps, in a plain folder. */
test('[BS-03] [BS-04] the steps of the container file make a service that its health check finds alive, and that ends on its signal', async () => {
  const [, , last] = readStages()
  // What the command of the image has left.
  const { alone } = inject('installed')
  expect(readdirSync(alone).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json'])
  const app = aShopFolder()
  linkInstalled(alone, app)

  const [port = '', metricsPort = ''] = await freePorts(2)
  const env = {
    PATH: process.env.PATH,
    ...environmentOf(last),
    SERVICE_PORT: port,
    HOST: '127.0.0.1',
    INSTEP_DATA: join(app, 'data'),
    INSTEP_METRICS_PORT: metricsPort,
    INSTEP_METRICS_HOST: '127.0.0.1',
    INSTEP_DRAIN_NOTICE_SECONDS: '1',
  }
  const [, ...entry] = JSON.parse(valuesOf(last, 'ENTRYPOINT')[0] ?? '') as string[]
  const args = JSON.parse(valuesOf(last, 'CMD')[0] ?? '') as string[]
  const service = spawn(process.execPath, [...entry, ...args], { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void service.kill('SIGKILL'))
  const lines: string[] = []
  service.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))

  const [, check = ''] = valuesOf(last, 'HEALTHCHECK')[0]?.split('CMD ') ?? []
  const [, ...checkArgs] = JSON.parse(check) as string[]
  const askHealth = () => spawnSync(process.execPath, checkArgs, { env }).status
  await vi.waitFor(() => expect(askHealth()).toBe(0), { timeout: 60_000, interval: 500 })
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('instep_build_info')

  const ended = once(service, 'exit')
  service.kill(valuesOf(last, 'STOPSIGNAL')[0] as 'SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(askHealth()).toBe(1)
  const told = lines.map((line) => JSON.parse(line).msg)
  expect(told).toEqual(expect.arrayContaining([`service listening on http://localhost:${port}`, 'draining']))
})
