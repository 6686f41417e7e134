import { hashMurmur3 } from '../../contract/murmur3.ts'
import { newVisitorId } from '../demo.ts'

type Campaign = { id: string; share: number }

/** Returns a visitor to whom the service assigns this half of a campaign, or of each of several. */
export function visitorIn(campaigns: Campaign | readonly Campaign[], group: 'CONTENT' | 'CONTROL'): string {
  for (;;) {
    const visitorId = newVisitorId()
    const isIn = ({ id, share }: Campaign) =>
      hashMurmur3(`${visitorId}:campaign:${id}`) / 2 ** 32 < share === (group === 'CONTENT')
    if ([campaigns].flat().every(isIn)) return visitorId
  }
}
