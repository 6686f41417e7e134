import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { readConfiguration } from '../../service/configuration/configuration.ts'
import { readCommands, runnerOf } from '../docs/commands/read-commands.ts'
import { runCluster, storageVariables } from './run-cluster.ts'

test('npm run cluster answers through its balancer with any of three processes, and keeps what it has when it is started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'instep-run-cluster-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const event = anEvent()
  const startOnce = async () => {
    const stopping = new AbortController()
    onTestFinished(() => stopping.abort())
    const environment = { PATH: process.env.PATH, INSTEP_ENVIRONMENT: 'test', INSTEP_INSPECT: '1' }
    const run = await runCluster({ folder, firstPort: 14_700, environment, signal: stopping.signal })
    return { ...run, stop: () => stopping.abort() }
  }
  const storedIds = async (address: string) => {
    const answer = await fetch(`${address}/_inspect/events`, { headers: { connection: 'close' } })
    const { events } = (await answer.json()) as { events: { event: { meta: { id: string } } }[] }
    return events.map((each) => each.event.meta.id)
  }

  const first = await startOnce()
  for (let time = 0; time < 4; time++) {
    const options = { method: 'POST', body: JSON.stringify([event]), headers: { connection: 'close' } }
    expect(await (await fetch(`${first.address}/events/raw/shop`, options)).json()).toMatchObject({
      accepted: time === 0 ? 1 : 0,
    })
    expect(await storedIds(first.address)).toEqual([event.meta.id])
  }
  first.stop()
  await first.ended

  const again = await startOnce()
  expect(await storedIds(again.address)).toEqual([event.meta.id])
  again.stop()
  await again.ended
})

test('the variables of the guide for several processes are those of the cluster that runs here', () => {
  const commands = readCommands().filter(
    ({ words, ...command }) => runnerOf({ words, ...command }) === 'cluster' && words.length === 0,
  )
  const documented = Object.assign({}, ...commands.map(({ assigned }) => assigned))
  const hosts = ['10.0.0.1', '10.0.0.2', '10.0.0.3']
  const nats = hosts.map((host) => `nats://${host}:4222`)
  const redis = hosts.map((host) => `redis://${host}:6379`)
  expect(documented).toEqual(storageVariables({ nats, redis }))
  expect(readConfiguration(documented).cluster).toMatchObject({ nats, redis })
})
