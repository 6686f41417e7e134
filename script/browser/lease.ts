import type { KeyValue } from '../key-value.ts'

export type LeasedTask<R> = { name: string; task: () => Promise<R>; silentMs: number }

/**
 * How often a lease is renewed, how often a waiting tab checks whether it is free, and how often the time fits in that a
 * tab waits for what another tab has written to become visible: all per `silentMs`, after which a lease expires. What a
 * tab writes reaches the processes of other tabs late on a busy phone.
 */
const renewals = 5
const looks = 25
const settlings = 10

/**
 * Runs a task in one tab at a time where Web Locks are missing (QU-05). The tab whose turn it is renews a lease in
 * local storage; a lease older than `silentMs` is free. Without room in local storage nothing can be shared, and the
 * task runs at once.
 */
export async function underLease<R>(
  storage: KeyValue | undefined,
  { name, task, silentMs }: LeasedTask<R>,
): Promise<R> {
  const key = `qb_lease:${name}`
  // On plain http the Web Crypto API has only this function: `randomUUID` is missing there.
  const owner = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const isMine = () => storage?.get(key)?.startsWith(owner)
  // Some tools keep pages from writing without a word.
  const writeLease = () => storage?.set(key, `${owner} ${+new Date()}`) && isMine()

  const isFree = () => {
    const [, at] = storage?.get(key)?.split(' ') ?? []
    const age = +new Date() - Number(at)
    return at === undefined || !(age >= 0 && age <= silentMs)
  }

  for (;;) {
    while (!isFree()) await pauseFor(silentMs / looks)
    if (!writeLease()) return task()
    // Two tabs may have found the lease free at once: after a moment both see which of them wrote last.
    await pauseFor(silentMs / settlings)
    if (isMine()) break
  }
  const renewing = setInterval(() => isMine() && writeLease(), silentMs / renewals)
  try {
    return await task()
  } finally {
    clearInterval(renewing)
    if (isMine()) storage?.remove(key)
  }
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms))
}
