import { once } from 'node:events'

const isAwaited = process.env.INSTEP_AWAITS_SYSTEM === '1'
// Not for the processes that this one starts.
delete process.env.INSTEP_AWAITS_SYSTEM
const told = isAwaited ? tellReady() : Promise.resolve()

/** Resolves when the set-up has installed the browsers and servers that the tests need: in CI it may still do so. */
export function systemReady(): Promise<void> {
  return told
}

async function tellReady(): Promise<void> {
  await once(process, 'message')
  process.disconnect?.()
}
