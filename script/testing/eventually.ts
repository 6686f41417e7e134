import { vi } from 'vitest'

/**
 * Waits until a check passes, as long as a busy machine may take: Vitest's own `waitFor` gives up after a second, which says
 * nothing of the code under test.
 *
 * @throws what the check threw last, after 10 s
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 10_000 })
}
