import { isFlagOn } from '../../contract/flags.ts'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import type { BuiltSite } from '../../contract/script-config.ts'
import { needOf } from '../need-of.ts'
import { type IdSources, likelyId } from '../visitor/likely-id.ts'

/**
 * The parts of the cross-domain sync that are due on a page; any value other than false, empty and undefined means
 * due.
 */
export type Due = Record<'link' | 'frames' | 'stamp' | 'id', unknown>

/** The parts of a run that decide which parts of the sync are due. */
export type DueFacts = IdSources & { site: Pick<BuiltSite, 'config'>; readonly options: ReadonlyMap<string, string> }

/**
 * Returns which parts of the cross-domain sync are due: `link` when a link may carry an id (UR-03), `frames` while not
 * all other domains have answered in this session (XD-06), and on a session's first page `stamp` (VI-17) and `id`, the
 * renewal of the id's cookie (BU-08).
 */
export function dueOf(run: DueFacts): Due {
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
      // Selects one visitor in two: those whose hash, scaled to [0, 1), is below 0.5.
      hashMurmur3(`${likelyId(run)}:state-sync`) < 2 ** 31,
  }
}
