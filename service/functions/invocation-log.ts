import type { FunctionCall, RunOutcome } from './integration-function.ts'

/** A call that was run, for the inspection interface; `at` in epoch milliseconds. */
export type Invocation = FunctionCall & { at: number; outcome: RunOutcome }

/** The latest calls in memory, the oldest first. */
export type InvocationLog = { add(invocation: Invocation): void; list(): Invocation[]; clear(): void }

/** Calls that are kept at most, and characters of JSON that they may take together: one call may have 256 KiB. */
const kept = { calls: 1000, characters: 8_000_000 }

/** Keeps the latest calls, as many as there is room for. A call that is larger than the room is not kept. */
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

/** For a service without inspection, where nobody could read the calls. */
export const noInvocationLog: InvocationLog = { add() {}, list: () => [], clear() {} }

/** An id that no other call has: 100 bits of chance, as 20 letters and digits. `random` gives from 0 up to 1. */
export function newInvocationId(random: () => number): string {
  return Array.from({ length: 20 }, () => Math.floor(random() * 36).toString(36)).join('')
}
