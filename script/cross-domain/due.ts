import { isFlagOn } from '../../contract/flags.ts'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { needOf, type Run } from '../startup/run.ts'
import { likelyId } from '../visitor/likely-id.ts'

/** What of the exchange there is to do on a page; anything but false, empty and undefined means yes. */
export type Due = Record<'link' | 'frames' | 'stamp' | 'id', unknown>

/**
 * Whether a link may carry an id (UR-03), the other domains have not all answered in this session (XD-06), the stamp is
 * to be asked (VI-17), and the id's cookie to be renewed (BU-08): these two on a session's first page.
 */
export function dueOf(run: Run): Due {
  const { crossDomainIframes, endpoints = {}, flags } = run.site.config
  const { iframesInSync, sessionViewNumber } = needOf(run, 'cookies').session
  return {
    link: run.options.has('qb_context_id'),
    frames: crossDomainIframes?.[0] && !iframesInSync && isFlagOn(flags, 'iframeSync'),
    id: !sessionViewNumber && endpoints.id,
    stamp:
      !sessionViewNumber &&
      (endpoints.stamp ?? endpoints.base) &&
      isFlagOn(flags, 'stateSync') &&
      // One visitor in two: the hash scaled to [0, 1) is below 0.5.
      hashMurmur3(`${likelyId(run)}:state-sync`) < 2 ** 31,
  }
}
