import { openKeyValue } from '../key-value.ts'
import { underLease } from '../lease.ts'

type Turn = <R>(task: () => Promise<R>, silentMs: number) => Promise<R>
export type TabWithoutLocks = Window & { turn?: Turn }

for (const holder of [Navigator.prototype, Crypto.prototype])
  for (const name of ['locks', 'randomUUID', 'subtle']) Reflect.deleteProperty(holder, name)
const tab: TabWithoutLocks = window
tab.turn = (task, silentMs) => underLease(openKeyValue(window, 'localStorage'), { name: 'queue', task, silentMs })
