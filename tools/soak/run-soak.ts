import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededChance } from '../../service/testing/seeded-chance.ts'
import { checkStore, type StoreFindings } from './check-store.ts'
import { faults } from './faults.ts'
import { aResettingProxy } from './resetting-proxy.ts'
import { type Shoppers, someShoppers } from './shoppers.ts'
import { aSmallDisk } from './small-disk.ts'
import { aSoakedService } from './soaked-service.ts'

export type SoakPlan = {
  seconds: number
  shoppers: number
  seed: number
  tell?: (line: string) => void
  /** Ends it early, with its processes and its disk. */
  signal?: AbortSignal
}

export type SoakFindings = StoreFindings & {
  answered: number
  refused: string[]
  repeats: number
  happened: Record<string, number>
  leftOut: string[]
  /** MiB at the begin and the end of the last quarter, in which one process runs through. */
  memory: { from: number; to: number; most: number }
}

/**
 * Runs the service as a process under shoppers and faults in random order, then compares what it stored with what it answered for. In the
 * last quarter of the time nothing ends it, which shows whether its memory grows. Rejects when it is ended early.
 */
export async function runSoak({
  seconds,
  shoppers: count,
  seed,
  tell = () => {},
  signal,
}: SoakPlan): Promise<SoakFindings> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-soak-'))
  const random = seededChance(seed)
  const disk = aSmallDisk(join(folder, 'disk'), Math.max(64, Math.ceil(seconds * 3)))
  const dataFolder = join(disk.folder, 'data')
  const service = aSoakedService(dataFolder, join(folder, 'control.json'))
  const proxy = await aResettingProxy(service.port, random)
  const leftOut = disk.unable ? Object.keys(faults).filter((name) => name.includes('disk') && name !== 'slow disk') : []
  const memory = { from: 0, to: 0, most: 0 }
  const happened: Record<string, number> = {}
  const watch = setInterval(() => {
    memory.most = Math.max(memory.most, service.memory())
  }, 500)
  let shoppers: Shoppers | undefined
  try {
    await service.start()
    shoppers = someShoppers(proxy.origin, count)
    const begun = performance.now()
    const passedShare = () => (performance.now() - begun) / 1000 / seconds
    while (passedShare() < 0.75) {
      const names = Object.keys(faults).filter((name) => !leftOut.includes(name))
      const least = Math.min(...names.map((name) => happened[name] ?? 0))
      const next = names.filter((name) => (happened[name] ?? 0) === least)
      const name = next[Math.floor(random() * next.length)] ?? ''
      await faults[name]?.({ service, proxy, disk, random })
      happened[name] = (happened[name] ?? 0) + 1
      tell(
        `${Math.round(passedShare() * 100)} % ${name}: ${shoppers.answered.length} events answered for, ${service.memory()} MiB`,
      )
      await wait(500, undefined, { signal })
    }
    memory.from = service.memory()
    while (passedShare() < 1) await wait(100, undefined, { signal })
    memory.to = service.memory()
    await shoppers.end()
    await service.kill('SIGTERM')
    const { seen, answered } = shoppers
    const { refused, repeats } = seen
    const store = checkStore(dataFolder, answered)
    return { ...store, answered: answered.length, refused, repeats, happened, leftOut, memory }
  } finally {
    clearInterval(watch)
    // Those of a soak that has ended are no longer there.
    await Promise.all([shoppers?.end(0), service.kill('SIGKILL')])
    proxy.close()
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
