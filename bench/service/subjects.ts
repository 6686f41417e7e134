import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStores } from '../../service/cluster/testing/start-stores.ts'
import { storageVariables } from '../../tools/cluster/run-cluster.ts'
import { bytesOfFolder, bytesOfStores } from './bytes-of-stores.ts'
import { type Program, startProgram } from './start-program.ts'

/** What is measured: one or several processes that take events. */
export type MeasuredService = {
  origins: string[]
  /** Seconds of processor time that its processes have used, without those of servers that store. */
  usedSeconds(): number
  /** Bytes of memory that its largest process has. */
  memory(): number
  /** Bytes that each of its stores has, by the store's name. */
  stored(): Promise<Record<string, number>>
  stop(): Promise<void>
}

const firstPort = Number(process.env.CLUSTER_PORT ?? 15_700)
/** Of Linux's clock, in which processes are accounted for. */
const ticksPerSecond = 100

/** The subjects by name; each is started with an empty folder. */
export const subjects: Record<string, (folder: string) => Promise<MeasuredService>> = {
  'bare sink': async (folder) => ofProcesses([await startProgram('bench/service/bare-sink.ts', folder)], folder),
  'naive sink': async (folder) => ofProcesses([await startProgram('bench/service/naive-sink.ts', folder)], folder),
  'one process, SQLite': async (folder) => ofProcesses([await startProgram('service/server.ts', folder)], folder),
  'one process, cluster': (folder) => startOnCluster(folder, 1),
  'three processes, cluster': (folder) => startOnCluster(folder, 3),
}

async function startOnCluster(folder: string, processes: number): Promise<MeasuredService> {
  const stores = await startStores(folder, firstPort)
  const variables = storageVariables(stores.addresses)
  const programs = await Promise.all(
    Array.from({ length: processes }, (_, at) =>
      startProgram('service/server.ts', join(folder, `service-${at}`), variables),
    ),
  )
  const subject = ofProcesses(programs, folder)
  return {
    ...subject,
    stored: () => bytesOfStores(folder, stores),
    async stop() {
      await subject.stop()
      await stores.stop()
    },
  }
}

function ofProcesses(programs: Program[], folder: string): MeasuredService {
  const statOf = ({ process: child }: Program) =>
    readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
  return {
    origins: programs.map(({ origin }) => origin),
    usedSeconds: () =>
      programs.map(statOf).reduce((sum, stat) => sum + ((stat[11] ?? 0) + (stat[12] ?? 0)) / ticksPerSecond, 0),
    stored: async () => ({ disk: bytesOfFolder(folder) }),
    memory: () => Math.max(...programs.map((each) => (statOf(each)[21] ?? 0) * 4096)),
    async stop() {
      for (const { process: child } of programs) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
    },
  }
}
