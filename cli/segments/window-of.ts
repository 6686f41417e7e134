import type { Timeout } from '../../contract/segment-index.ts'
import { readWindow } from '../../contract/segments/read-window.ts'

/** A window as the engine takes it; for ever when none is given. @throws for one that cannot be read */
export function windowOf(within: string | undefined): Timeout {
  if (within === undefined) return { type: 'never' }
  const window = readWindow(within)
  if (!window) throw new Error(`within '${within}' cannot be read`)
  return window
}
