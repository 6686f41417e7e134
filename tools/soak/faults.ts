import { setTimeout as wait } from 'node:timers/promises'
import type { ResettingProxy } from './resetting-proxy.ts'
import type { SmallDisk } from './small-disk.ts'
import type { SoakedService } from './soaked-service.ts'

export type FaultPlace = { service: SoakedService; proxy: ResettingProxy; disk: SmallDisk; random: () => number }

const hourMs = 3_600_000

/** What happens to the service while shoppers send, each for a second or two. */
export const faults: Record<string, (place: FaultPlace) => Promise<void>> = {
  async 'kill -9'({ service, random }) {
    await service.kill('SIGKILL')
    await wait(random() * 500)
    await service.start()
  },
  async 'ended with SIGTERM'({ service }) {
    await service.kill('SIGTERM')
    await service.start()
  },
  async 'disk full'({ disk }) {
    disk.fill()
    await wait(1500)
    disk.empty()
  },
  async 'killed on a full disk'({ service, disk }) {
    disk.fill()
    await service.kill('SIGKILL')
    // Whether it starts or says why not: once there is room, it starts.
    await service.start().catch(() => {})
    await wait(300)
    disk.empty()
    await service.kill('SIGKILL')
    await service.start()
  },
  async 'slow disk'({ service, random }) {
    service.disturb({ commitMs: 50 + Math.round(random() * 250) })
    await wait(2000)
    service.disturb({ commitMs: 0 })
  },
  async 'clock jumps ahead'({ service, random }) {
    service.disturb({ clockMs: Math.round(random() * 72 * hourMs) })
    await wait(1000)
  },
  async 'clock jumps back'({ service, random }) {
    service.disturb({ clockMs: -Math.round(random() * 72 * hourMs) })
    await wait(1000)
    service.disturb({ clockMs: 0 })
  },
  async 'connections are reset'({ proxy }) {
    proxy.resets = 0.6
    await wait(1500)
    proxy.resets = 0.02
  },
}
