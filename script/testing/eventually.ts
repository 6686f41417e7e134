import { vi } from 'vitest'

/**
 * Waits until a check passes, long enough for a busy machine: Vitest's own `waitFor` fails after one second, which may
 * not be the fault of the tested code.
 *
 * @throws the check's last error, after 20 s
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000 })
}
