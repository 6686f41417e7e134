import type { ScriptConfig } from '../../contract/script-config.ts'
import { limits } from '../limits.ts'
import { sampleOf } from './sample.ts'

/** Whether a visitor is one of those for whom the platform runs at all (ST-23). */
export function isInSample({ sampleRate = 1 }: ScriptConfig, visitorId: string): boolean {
  return sampleOf(visitorId) <= sampleRate * limits.sampleRange
}
