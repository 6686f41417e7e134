import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Running, start } from '../process.ts'
import { freePort } from './free-port.ts'

/** A function of a site's own, which writes down when and with what it ran. */
const notes = (file: string) => `
import { appendFileSync } from 'node:fs'
export default (data, { key }) => appendFileSync(${JSON.stringify(file)}, JSON.stringify([Date.now(), key, data]) + '\\n')
`

type Run = [at: number, key: string, data: unknown]

test('[SV-45] a service that is killed runs its deferred functions after the restart: once each, the overdue at once, the others at their moments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-deferred-'))
  const file = join(folder, 'runs')
  writeFileSync(file, '')
  writeFileSync(join(folder, 'mail.mjs'), notes(file))
  writeFileSync(join(folder, 'functions.json'), '{"mail": "./mail.mjs"}')
  const port = String(await freePort())
  const service = `http://127.0.0.1:${port}`
  const variables = {
    SERVICE_PORT: port,
    INSTEP_DATA: folder,
    INSTEP_INSPECT: '1',
    INSTEP_FUNCTIONS: join(folder, 'functions.json'),
  }
  const begin = () => start(join(import.meta.dirname, '../../service/server.ts'), variables)
  const runs = (): Run[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  const pending = async (): Promise<{ key: string }[]> =>
    (await (await fetch(`${service}/_inspect/functions`)).json()).pending
  const defer = async (key: string, delay: number) => {
    const body = JSON.stringify({ key, delay, data: { n: key.length } })
    expect((await fetch(`${service}/qfn/defer/mail`, { method: 'POST', body })).status).toBe(200)
    return Date.now() + delay
  }
  let running: Running = await begin()
  try {
    await defer('in a day', 86_400_000)
    const dueLater = await defer('later', 12_000)
    const due = await defer('overdue', 3000)
    await running.stop('SIGKILL')
    // Over the moment of the first one, while nobody is there to run it.
    await expect.poll(() => Date.now()).toBeGreaterThan(due)
    expect(runs()).toEqual([])

    running = await begin()
    await expect.poll(runs).toMatchObject([[expect.any(Number), 'overdue', { n: 7 }]])
    // Killed in the midst of it, it would run again.
    await expect.poll(async () => (await pending()).map(({ key }) => key)).not.toContain('overdue')
    await running.stop('SIGKILL')
    running = await begin()
    await expect.poll(() => runs().map(([, key]) => key), { timeout: 20_000 }).toEqual(['overdue', 'later'])
    const ranLater = runs()[1]?.[0] ?? 0
    // The moment was taken after the answer, a little later than the service's.
    expect(ranLater).toBeGreaterThan(dueLater - 1000)
    expect(await pending()).toMatchObject([{ key: 'in a day' }])
    expect(runs()).toHaveLength(2)
  } finally {
    await running.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
