import type { EngineTab } from '../../tools/engines/engine.ts'
import { expect } from '../demo.ts'

type StagePage = {
  begun?: boolean
  uv: {
    emit(type: string, data: object): void
    onEnrichment(type: string, fn: (event: { meta: { id: string } }) => void): { dispose(): void }
  }
}

/** Waits until the script has processed the view of a page of the stage. */
export async function untilBegun(tab: EngineTab): Promise<void> {
  await expect.poll(() => tab.evaluate(() => (window as unknown as StagePage).begun === true)).toBe(true)
}

/** Emits events on a page, and returns the ids with which the tracker accepted them. */
export function emitOn(tab: EngineTab, count: number, type = 'ecTest'): Promise<string[]> {
  return tab.evaluate(
    ({ count, type }) => {
      const { uv } = window as unknown as StagePage
      const accepted: string[] = []
      const hearing = uv.onEnrichment(type, ({ meta: { id } }) => accepted.push(id))
      for (let nth = 0; nth < count; nth++) uv.emit(type, { nth })
      hearing.dispose()
      return accepted
    },
    { count, type },
  )
}
