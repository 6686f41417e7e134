import type { FunctionCall, RunOutcome } from './integration-function.ts'

/** A call that has run, for the inspection interface; `at` in epoch milliseconds. */
export type Invocation = FunctionCall & { at: number; outcome: RunOutcome }

/** The latest calls in memory, oldest first. */
export type InvocationLog = { add(invocation: Invocation): void; list(): Invocation[]; clear(): void }

/** The maximum number of calls kept, and of characters of JSON in total; a single call may have 256 KiB. */
const kept = { calls: 1000, characters: 8_000_000 }

/** Creates a log that keeps the latest calls within the limits. A call larger than the limit is not kept. */
export function newInvocationLog({ calls, characters } = kept): InvocationLog {
  let texts: string[] = []
  let size = 0
  return {
    add(invocation) {
      const text = JSON.stringify(invocation)
      texts.push(text)
      size += text.length
      while (texts.length > calls || size > characters) size -= texts.shift()?.length ?? 0
    },
    list: () => texts.map((text) => JSON.parse(text) as Invocation),
    clear() {
      texts = []
      size = 0
    },
  }
}

/** Used by a service without inspection, where nobody could read the calls. */
export const noInvocationLog: InvocationLog = { add() {}, list: () => [], clear() {} }

/** Returns a unique id: 100 random bits as 20 letters and digits. `random` returns a number from 0 up to 1. */
export function newInvocationId(random: () => number): string {
  return Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('')
}
