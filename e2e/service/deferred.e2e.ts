import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '../demo.ts'
import { type Running, start } from '../process.ts'
import { freePort } from './free-port.ts'

/** A site's own function, which records when and with what it ran. */
const notes = (file: string) => `
import { appendFileSync } from 'node:fs'
export default (data, { key }) => appendFileSync(${JSON.stringify(file)}, JSON.stringify([Date.now(), key, data]) + '\\n')
`

/** Sets a service's clock ahead, so that the test need not wait for due times. */
const clock = 'const { now } = Date; Date.now = () => now() + Number(process.env.CLOCK_AHEAD)'
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

type Run = [at: number, key: string, data: unknown]

test('[SV-45] after a kill and restart the service runs each deferred function once: overdue ones at once, the others at their times', async () => {
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

    // Past the time of the first one, while the service was not running.
    const begun = Date.now()
    running = await begin(2 * minute)
    const startMs = Date.now() - begun
    await expect.poll(runs).toMatchObject([[expect.any(Number), 'overdue', { n: 7 }]])
    // If it were killed during the run, it would run again.
    await expect.poll(async () => (await pending()).map(({ key }) => key)).not.toContain('overdue')
    await running.stop('SIGKILL')
    // Listening shortly before the time of the second one.
    running = await begin(dueLater - startMs - 2000 - Date.now())
    await expect.poll(() => runs().map(([, key]) => key), { timeout: 20_000 }).toEqual(['overdue', 'later'])
    const ranLater = runs()[1]?.[0] ?? 0
    // The time was taken after the response, a little later than the service's.
    expect(ranLater).toBeGreaterThan(dueLater - 1000)
    expect(await pending()).toMatchObject([{ key: 'in a day' }])
    expect(runs()).toHaveLength(2)
  } finally {
    await running.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
