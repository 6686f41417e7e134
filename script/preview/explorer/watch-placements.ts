import { isViewType } from '../../../contract/event.ts'
import { parseJsonObject } from '../../../contract/json.ts'
import { messageOf } from '../../../contract/message-of.ts'
import type { SitePlacement } from '../../../contract/placement.ts'
import type { BuiltSite } from '../../../contract/script-config.ts'
import type { Page } from '../../browser/page.ts'
import type { Bus } from '../../events/bus.ts'
import type { Log } from '../../log.ts'
import type { PlacementEngine } from '../../placements/engine.ts'
import type { Reply, Request } from '../../services/remote/request.ts'
import type { Consent } from '../../visitor/consent/consent.ts'
import { notePlacementUses } from './note-placement-uses.ts'

/** What became of a placement on the latest view. */
export type PlacementOutcome =
  /** It was not asked for, and why. */
  | { step: 'not asked'; because: string }
  /** Its triggers keep it off this page. */
  | { step: 'not here'; because: string }
  | { step: 'asked' }
  | { step: 'delivered'; content: unknown; campaignId: string | null }
  | { step: 'failed'; because: string }

export type InspectedPlacement = {
  id: string
  outcome: PlacementOutcome
  /** Whether it has code that draws it; otherwise experiences ask for it. */
  hasCode: boolean
  /** The experiences that have asked for it on this view. */
  usedBy: readonly string[]
}

export type PlacementWatchSources = {
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  bus?: Bus
  placements?: PlacementEngine
}

/**
 * Follows the placements of a run from outside, so that shoppers load nothing for it: the requests for content and their
 * answers, the engine's debug lines, its error events, and which experiences ask. Has to be called before the engines
 * are built. Returns a function that lists the site's placements (PL-01).
 */
export function watchPlacements(run: PlacementWatchSources): () => InspectedPlacement[] {
  const { page, log, bus } = run
  const { send } = page
  const { debug } = log
  const outcomes = new Map<string, PlacementOutcome>()
  let views = 0

  const { site, usersOf, forget } = notePlacementUses(run.site)
  run.site = site

  page.send = async (request) => {
    const id = askedPlacement(request)
    if (id === undefined) return send(request)
    const view = views
    // An answer that comes after the next view is not of that view.
    const keepOutcome = (outcome: PlacementOutcome) => view === views && outcomes.set(id, outcome)
    keepOutcome({ step: 'asked' })
    try {
      const reply = await send(request)
      keepOutcome(outcomeOf(reply))
      return reply
    } catch (error) {
      keepOutcome({ step: 'failed', because: messageOf(error) })
      throw error
    }
  }

  log.debug = (message, facts) => {
    const left = run.site.placements?.find(({ id }) => message === `${id}: not delivered`)
    if (left) outcomes.set(left.id, { step: 'not here', because: String((facts as { because?: unknown }).because) })
    debug(message, facts)
  }

  bus?.enriched
    .on('*', ({ meta }) => {
      if (!isViewType(meta.type)) return
      views++
      outcomes.clear()
      forget()
    })
    .replay()
  bus?.enriched.on('qubit.placementError', ({ placementId, type, message }) => {
    const because = type === 'placement.js' ? `its code failed: ${message}` : String(message)
    outcomes.set(String(placementId), { step: 'failed', because })
  })

  function outcomeFor(placement: SitePlacement): PlacementOutcome {
    const state = run.consent.state()
    // Denying consent also takes away what was delivered before.
    if (state !== 'granted')
      return { step: 'not asked', because: `consent is ${state}, and content is chosen by visitor id` }
    return outcomes.get(placement.id) ?? { step: 'not asked', because: whyNotAsked(placement) }
  }

  function whyNotAsked({ id, active }: SitePlacement): string {
    if (!active) return 'it has no active version'
    if (!run.placements) return 'placements are switched off'
    if (views === 0) return 'the page had no view yet'
    if (!active.load && usersOf(id).length === 0) return 'no experience has asked for it on this view'
    return 'it waits for the product or the user of this view'
  }

  return () =>
    (run.site.placements ?? []).map((placement) => ({
      id: placement.id,
      outcome: outcomeFor(placement),
      hasCode: placement.active?.load !== undefined,
      usedBy: usersOf(placement.id),
    }))
}

/** Returns the placement whose content a request asks for; undefined for any other request. */
function askedPlacement({ url, body }: Request): string | undefined {
  if (typeof body !== 'string' || !url.endsWith('/graphql')) return undefined
  const { operationName, variables } = parseJsonObject(body) ?? {}
  if (operationName !== 'PlacementContent') return undefined
  return String((variables as { placementId?: unknown } | undefined)?.placementId)
}

function outcomeOf({ status, text }: Reply): PlacementOutcome {
  const { data } = (parseJsonObject(text) ?? {}) as { data?: { placementContent?: Partial<Delivered> | null } | null }
  const delivered = data?.placementContent
  if (status !== 200 || !delivered) return { step: 'failed', because: `the service answered with status ${status}` }
  const { content = null, campaignId = null } = delivered
  return { step: 'delivered', content, campaignId }
}

type Delivered = { content: unknown; campaignId: string | null }
