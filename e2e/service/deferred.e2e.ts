import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { type Running, start } from '../process.ts'
import { freePort } from './free-port.ts'

/** A function of a site's own, which writes down when and with what it ran. */
const notes = (file: string) => `
import { appendFileSync } from 'node:fs'
export default (data, { key }) => appendFileSync(${JSON.stringify(file)}, JSON.stringify([Date.now(), key, data]) + '\\n')
`

/** Lets a service's clock be ahead, so that nobody has to wait for a due moment. */
const clock = 'const { now } = Date; Date.now = () => now() + Number(process.env.CLOCK_AHEAD)'
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

type Run = [at: number, key: string, data: unknown]

test('[SV-45] a service that is killed runs its deferred functions after the restart: once each, the overdue at once, the others at their moments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-deferred-'))
  const file = join(folder, 'runs')
  writeFileSync(file, '')
  writeFileSync(join(folder, 'mail.mjs'), notes(file))
  writeFileSync(join(folder, 'clock.mjs'), clock)
  writeFileSync(join(folder, 'functions.json'), '{"mail": "./mail.mjs"}')
  const port = String(await freePort())
  const service = `http://127.0.0.1:${port}`
  const variables = {
    SERVICE_PORT: port,
    INSTEP_DATA: folder,
    INSTEP_ENVIRONMENT: 'test',
    INSTEP_INSPECT: '1',
    INSTEP_FUNCTIONS: join(folder, 'functions.json'),
    NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'clock.mjs'))}`,
  }
  const begin = (ahead: number) =>
    start(join(import.meta.dirname, '../../service/server.ts'), { ...variables, CLOCK_AHEAD: String(ahead) })
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
  let running: Running = await begin(0)
  try {
    await defer('in a day', day)
    const dueLater = await defer('later', hour)
    await defer('overdue', minute)
    await running.stop('SIGKILL')
    expect(runs()).toEqual([])

    // Over the moment of the first one, while nobody was there to run it.
    const begun = Date.now()
    running = await begin(2 * minute)
    const startMs = Date.now() - begun
    await expect.poll(runs).toMatchObject([[expect.any(Number), 'overdue', { n: 7 }]])
    // Killed in the midst of it, it would run again.
    await expect.poll(async () => (await pending()).map(({ key }) => key)).not.toContain('overdue')
    await running.stop('SIGKILL')
    // Listening a little before the moment of the second one.
    running = await begin(dueLater - startMs - 2000 - Date.now())
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
