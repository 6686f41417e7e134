import { vi } from 'vitest'

/** Repeats a check until it passes, for as long as a page takes to load on a busy machine. */
export const waitFor = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: 20_000 })
