import { hashMurmur3 } from '../../contract/murmur3.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'
import { limits } from '../limits.ts'

/** Returns a whole number from 1 to 100000 that depends only on the visitor id (VI-02). */
export function sampleOf(visitorId: string): number {
  return (hashMurmur3(visitorId) % limits.sampleRange) + 1
}

/** Returns whether the platform runs for a visitor (ST-23). */
export function isInSample({ sampleRate = 1 }: ScriptConfig, visitorId: string): boolean {
  return sampleOf(visitorId) <= sampleRate * limits.sampleRange
}
