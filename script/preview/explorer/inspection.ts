import type { WireEvent } from '../../../contract/event.ts'
import type { Cost } from '../../../contract/experience-costs.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import type { BuiltSite, ScriptConfig } from '../../../contract/script-config.ts'
import type { DeliveryFaults } from '../../browser/explain-faults.ts'
import type { Page } from '../../browser/page.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { PermanentState } from '../../cookies/permanent-cookie.ts'
import type { SessionState } from '../../cookies/session-cookie.ts'
import { forgetElsewhere } from '../../cross-domain/forget-elsewhere.ts'
import type { Bus } from '../../events/bus.ts'
import type { Channel } from '../../events/channel.ts'
import type { Engine } from '../../experiences/engine.ts'
import type { Log } from '../../log.ts'
import type { PlacementEngine } from '../../placements/engine.ts'
import type { Losses } from '../../queue/losses.ts'
import type { SegmentEngine } from '../../segments/engine.ts'
import type { Costs } from '../../telemetry/costs/open-costs.ts'
import type { Consent } from '../../visitor/consent/consent.ts'
import { newId } from '../../visitor/new-id.ts'
import { type InspectedExperience, inspectExperience } from './inspect-experience.ts'
import { type InspectedSlot, openSlotList } from './list-slots.ts'
import { makePreviewLink } from './make-preview-link.ts'
import { withFlag, withoutPreview } from './page-address.ts'
import type { TabPreview } from './tab-preview.ts'
import type { InspectedConsent } from './watch-consent.ts'
import { type InspectedDelivery, watchDelivery } from './watch-delivery.ts'
import type { InspectedPlacement } from './watch-placements.ts'

/** The stored data and counters of a visitor. */
export type VisitorFacts = Omit<PermanentState & SessionState, 'deliverCloseTime' | 'experienceState'>

/** The parts of a run that the inspector shows; those that later steps add are read when they are asked for. */
export type InspectedRun = {
  site: BuiltSite
  readonly page: Page
  readonly log: Log
  readonly consent: Consent
  bus?: Bus
  cookies?: CookieStore
  segments?: SegmentEngine
  engine?: Engine
  losses?: Losses
  costs?: Costs
  placements?: PlacementEngine
  trackingDisabled?: boolean
  faults?: DeliveryFaults
  onSent?: (events: WireEvent[]) => void
  /** How the run ended; undefined while it is still running. */
  ended?: 'whole' | 'stopped' | 'failed'
}

/** What the inspector can read of a run, and the few actions it can take (BU-01). */
export type Inspection = {
  version: string
  propertyId: string
  /** How the run of the script ended. */
  ended: InspectedRun['ended']
  experiences(): InspectedExperience[]
  /** Returns what no experience has caused; undefined in a browser that reports no costs (BD-07). */
  pageCost(): Cost | undefined
  /** The selectors of this run, by anchor. */
  anchors: ScriptConfig['anchors']
  /** Ends an experience and removes what it has added to the page. */
  stop(experienceId: string): void
  /** The site's segments and whether the visitor is a member; undefined for a site without segments. */
  segments(): { id: string; isMember: boolean }[] | undefined
  /** Calls back with the page's events with meta and context, including earlier ones. */
  onEvent(fn: (event: WireEvent) => void): void
  /** Calls back with the events that the service has acknowledged on this page load, earlier ones included. */
  onStored(fn: (event: WireEvent) => void): void
  /** What became of each placement of the site on the latest view. */
  placements(): InspectedPlacement[]
  /** The React slots of this page. */
  slots(): InspectedSlot[]
  /** The state of the send queue. */
  delivery(): InspectedDelivery
  /** Undefined when the run ended before the visitor was known. */
  visitor(): VisitorFacts | undefined
  consent(): InspectedConsent
  /** Number of events given up and not reported to the service yet, by reason (BY-04). */
  losses(): Readonly<Record<string, number>>
  /** The preview that this tab shows in place of the site that visitors see. */
  preview: PreviewConfig | undefined
  /** Reloads the page with this preview; without one, as visitors see it. */
  show(preview: PreviewConfig | undefined): void
  /**
   * Returns an address that shows this preview in any browser (PV-01). @throws (rejects) with the remedy when no
   * preview is deployed, or the service does not keep what to show
   */
  makePreviewLink(preview: PreviewConfig | undefined): Promise<string>
  /** Forgets the visitor, asks the shop's other domains to do so, and reloads the page as for a new visitor. */
  forgetVisitor(): Promise<void>
  /** Reloads the page without inspector and preview, which also ends them for the following pages. */
  close(): void
}

/** The functions that the script offers to page code, as far as they exist. */
type InspectedNamespace = { experiences?: { onSent?: Channel<WireEvent>['on'] } }

/** What the inspector changes in the browser: the flag for the following pages, and the page itself. */
type BrowserEffects = { keep: (isOn: boolean) => void; goTo: (url: string) => void }

/** What has to be followed from before the engines are built. */
export type RunWatches = { placements: () => InspectedPlacement[]; consent: () => InspectedConsent }

/** For tools that only list or show experiences. */
export const noWatches: RunWatches = {
  placements: () => [],
  consent: () => ({ state: 'granted', origin: 'default' }),
}

/** Creates an inspection; each answer is read at the time of the call. */
export function createInspection(
  run: InspectedRun,
  preview: TabPreview,
  { keep, goTo, watches = noWatches }: BrowserEffects & { watches?: RunWatches },
): Inspection {
  const { site, page, consent } = run
  // The site's experiences, not the run's, which a preview replaces. For a built site they are in a separate file
  // (decision 32).
  let { experiences } = site
  site.files?.index().then(
    (built) => {
      experiences = built.experiences
    },
    () => {}, // the run reports it
  )
  // Opened when they are first read, which is after the run has ended.
  let slots: ReturnType<typeof openSlotList> | undefined
  let delivery: ReturnType<typeof watchDelivery> | undefined
  const publicFunctions = () => page.namespace() as InspectedNamespace
  const reloadWithFlag = (isOn: boolean, endsPreview = false) => {
    const url = withFlag(page.facts().url, isOn)
    goTo(endsPreview && preview.isDeployed ? withoutPreview(url) : url)
  }
  return {
    version: String(page.namespace().smartserve?.version),
    propertyId: site.config.propertyId,
    get ended() {
      return run.ended
    },
    experiences: () => experiences.map((each) => inspectExperience(each, run)),
    pageCost: () => run.costs?.ofPage(),
    anchors: run.site.config.anchors,
    stop: (id) => run.engine?.stop(id),
    segments() {
      const { segments } = run
      return segments && segmentIds(run).map((id) => ({ id, isMember: segments.isMemberOf(id) }))
    },
    onEvent: (fn) => run.bus?.enriched.on('*', fn).replay(),
    onStored(fn) {
      publicFunctions().experiences?.onSent?.('*', fn).replay()
    },
    placements: watches.placements,
    slots() {
      slots ??= openSlotList(run)
      return slots()
    },
    delivery() {
      delivery ??= watchDelivery(run)
      return delivery()
    },
    // Not read with the public function, whose calls are counted (ST-22).
    visitor: () => run.cookies && stateOf(run.cookies),
    consent: watches.consent,
    losses: () => run.losses?.counts() ?? {},
    preview: preview.current,
    show(wanted) {
      preview.set(wanted)
      reloadWithFlag(true, !wanted)
    },
    makePreviewLink: (wanted) =>
      makePreviewLink(
        {
          config: site.config,
          send: page.send,
          url: withFlag(page.facts().url, false),
          newId: () => newId(page.now(), page.random),
          localId: preview.isDeployed ? page.jar.values('qb_preview')[0] : undefined,
        },
        wanted,
      ),
    async forgetVisitor() {
      // Denying consent asks them as well, but nothing waits for that: the page would be left first.
      await forgetElsewhere({ page, config: site.config, log: run.log }).catch((error) => run.log.warn(`${error}`))
      // Denying consent removes every cookie and key (BC-02); the next page starts with the consent that its shop sets.
      consent.set('denied')
      reloadWithFlag(true)
    },
    close() {
      preview.set(undefined)
      keep(false)
      reloadWithFlag(false, true)
    },
  }
}

/** Returns the state without the lists, which belong to the engine; its explanations contain their content. */
function stateOf({ permanent, session }: CookieStore): VisitorFacts {
  const { deliverCloseTime, experienceState, ...state } = { ...permanent, ...session }
  return state
}

function segmentIds({ site: { config } }: Pick<InspectedRun, 'site'>): string[] {
  const profiles = Object.values(config.segments?.profiles ?? {})
  const ids = profiles.flatMap(({ predicateRoots, defaults }) => [...Object.values(predicateRoots).flat(), ...defaults])
  return [...new Set(ids)].sort()
}
