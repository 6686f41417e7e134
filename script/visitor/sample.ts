import { hashMurmur3 } from '../../contract/murmur3.ts'
import { limits } from '../limits.ts'

/** A whole number from 1 to 100000 that depends only on the visitor id (VI-02). */
export function sampleOf(visitorId: string): number {
  return (hashMurmur3(visitorId) % limits.sampleRange) + 1
}
