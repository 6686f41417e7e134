import { hashMurmur3 } from '../../contract/murmur3.ts'
import { newVisitorId } from '../demo.ts'

type Campaign = { id: string; share: number }

/** Returns a visitor to whom the service assigns this half of a campaign. */
export function visitorIn({ id, share }: Campaign, group: 'CONTENT' | 'CONTROL'): string {
  for (;;) {
    const visitorId = newVisitorId()
    if (hashMurmur3(`${visitorId}:campaign:${id}`) / 2 ** 32 < share === (group === 'CONTENT')) return visitorId
  }
}
