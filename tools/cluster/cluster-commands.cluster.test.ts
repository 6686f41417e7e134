import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, test } from 'vitest'
import { readHistory, writeHistory } from '../../service/cluster/testing/a-shop-history.ts'
import { sqliteStorage } from '../../service/storage/sqlite-storage.ts'
import { aDataFolder, aServer } from '../../service/testing/a-server.ts'
import { readCommands, runnerOf } from '../docs/commands/read-commands.ts'
import { programPath } from '../programs/program-path.ts'
import { root } from '../setup/root.mjs'

const servers = inject('clusterServers') ?? { nats: [], redis: [] }
const variables = {
  PATH: process.env.PATH,
  INSTEP_NATS: String(servers.nats),
  INSTEP_REDIS: String(servers.redis),
  INSTEP_CLUSTER: `command-line-${process.pid}`,
  INSTEP_PARTITIONS: '3',
}

async function runInstep(args: string[], environment: NodeJS.ProcessEnv = variables) {
  const child = spawn(process.execPath, [programPath(join(root, 'cli/instep.ts')), ...args], { env: environment })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, output, errors }
}

/** The documented command of this name, with another data folder. */
function documented(name: string, data: string): string[] {
  const command = readCommands().find((each) => runnerOf(each) === 'cluster' && each.words[1] === name)
  if (!command) throw new Error(`the documentation does not say how to run ${name}`)
  return command.words.slice(1).map((word) => word.replace('/var/lib/instep', data))
}

test('[BS-01] instep migrate moves a data folder into the cluster that the variables name, and says what it moved; instep refold builds it anew', async () => {
  const folder = aDataFolder()
  const storage = sqliteStorage(join(folder, 'service.sqlite'))
  await writeHistory(storage, { from: 0, to: 12, at: Date.now() - 3_600_000 })
  const { latest } = await readHistory(storage)
  await storage.close()

  const withoutVariables = await runInstep(documented('migrate', folder), { PATH: process.env.PATH })
  expect([withoutVariables.code, withoutVariables.errors]).toEqual([1, expect.stringContaining('INSTEP_NATS')])
  const elsewhere = await runInstep(documented('migrate', join(folder, 'none')))
  expect([elsewhere.code, elsewhere.errors]).toEqual([1, expect.stringContaining('--data')])

  const moved = await runInstep([...documented('migrate', folder), '--json'])
  expect([moved.code, moved.errors.includes('Error')]).toEqual([0, false])
  const { cluster, rows } = JSON.parse(moved.output)
  expect([cluster, rows.events, rows.visitors]).toEqual([variables.INSTEP_CLUSTER, latest.length, 12])
  const again = await runInstep(documented('migrate', folder))
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('has data on this cluster already')])

  const refolded = await runInstep(documented('refold', folder))
  expect([refolded.code, refolded.output]).toEqual([0, expect.stringMatching(/messages of its log were folded anew/)])

  const server = await aServer(aDataFolder(), { ...variables, PATH: process.env.PATH ?? '', INSTEP_STORAGE: 'cluster' })
  const stored = async () => {
    const answer = await fetch(`${server.origin}/_inspect/events`)
    const { events } = (await answer.json()) as { events: { event: { meta: { id: string } } }[] }
    return events.map(({ event }) => event.meta.id).toSorted()
  }
  await expect.poll(() => stored().catch(String), { timeout: 60_000 }).toEqual(latest.toSorted())
  const running = await runInstep(documented('refold', folder))
  expect([running.code, running.errors]).toEqual([1, expect.stringMatching(/End it first|Stop/)])
})
