import type { EngineBrowser, EngineName, EngineSettings } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

/** Starts an installed browser of this engine. Throws an Error that says what to install when there is none. */
export const startEngine: Record<EngineName, (settings?: EngineSettings) => Promise<EngineBrowser>> = {
  firefox: startFirefox,
  webkit: startWebkit,
}
