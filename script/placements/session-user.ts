import type { KeyValue } from '../key-value.ts'
import type { ConsentState } from '../visitor/consent/consent.ts'

export type SessionUser = { was(): boolean; remember(): void; forget(): void }

const key = 'qb_placements_user'

/**
 * Remembers for the session that the shop has named the user (PL-05); in memory while nothing may be stored (BC-01).
 */
export function openSessionUser(storage: KeyValue | undefined, consent: () => ConsentState): SessionUser {
  let isKnown = false
  return {
    was: () => isKnown || storage?.get(key) === '1',
    remember() {
      isKnown = true
      if (consent() === 'granted') storage?.set(key, '1')
    },
    forget: () => storage?.remove(key),
  }
}
