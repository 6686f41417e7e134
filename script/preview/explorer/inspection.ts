import type { WireEvent } from '../../../contract/event.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import type { SiteExperience } from '../../../contract/script-config.ts'
import type { CookieStore } from '../../cookies/cookie-store.ts'
import type { PermanentState } from '../../cookies/permanent-cookie.ts'
import type { SessionState } from '../../cookies/session-cookie.ts'
import type { Channel } from '../../events/channel.ts'
import type { Explanation } from '../../experiences/answer.ts'
import type { Run } from '../../startup/run.ts'
import type { ConsentState } from '../../visitor/consent/consent.ts'
import { forgetStamp } from './forget-stamp.ts'
import type { TabPreview } from './tab-preview.ts'

/** What is known of a visitor, and counted. */
export type VisitorFacts = Omit<PermanentState & SessionState, 'deliverCloseTime' | 'experienceState'>

export type InspectedVariation = { masterId: string; name?: string; isControl: boolean; share: number }

export type InspectedExperience = {
  id: string
  name?: string
  /** The catalogue's template it is made from. */
  template?: string
  variations: readonly InspectedVariation[]
  /** Why it did or did not run on this view; undefined before the first view. */
  explanation?: Explanation
}

/** What the inspector may see of a run, and the little it may do (BU-01). */
export type Inspection = {
  version: string
  propertyId: string
  /** How the run of the script ended. */
  ended: Run['ended']
  experiences(): InspectedExperience[]
  /** Ends an experience and takes away what it put on the page. */
  stop(experienceId: string): void
  /** The site's segments and whether the visitor is in them; undefined for a site without. */
  segments(): { id: string; isMember: boolean }[] | undefined
  /** Hears the events of the page with meta and context, also those from before. */
  onEvent(fn: (event: WireEvent) => void): void
  /** Hears the events that the service has answered for from now on. */
  onStored(fn: (event: WireEvent) => void): void
  /** Undefined when the run ended before there was a visitor. */
  visitor(): VisitorFacts | undefined
  consent(): ConsentState
  /** Events given up, counted by reason (BY-04). */
  losses(): Readonly<Record<string, number>>
  /** How this tab sees the site in place of what visitors see. */
  preview: PreviewConfig | undefined
  /** Loads the page anew with this preview; with none as visitors see it. */
  show(preview: PreviewConfig | undefined): void
  /** Forgets the visitor, and loads the page anew as a stranger. */
  forgetVisitor(): Promise<void>
  /** Loads the page anew without inspector and preview, and so the pages after it. */
  close(): void
}

/** Those that are there, of what the script tells page code. */
type InspectedNamespace = { experiences?: { onSent?: Channel<WireEvent>['on'] } }

/** What it does to the browser. */
type Hands = { keep: (isOn: boolean) => void; goTo: (url: string) => void }

/** Reads a run; each answer is that of the moment. */
export function createInspection(run: Run, preview: TabPreview, { keep, goTo }: Hands): Inspection {
  const { site, page, consent } = run
  // Not those of the run, which a preview replaces. Of a built site they come in a file of their own (decision 32).
  let { experiences } = site
  site.files?.index().then(
    (built) => {
      experiences = built.experiences
    },
    () => {}, // the run tells of it
  )
  const publicFunctions = () => page.namespace() as InspectedNamespace
  const reloadWithFlag = (isOn: boolean) => goTo(withFlag(page.facts().url, isOn))
  return {
    version: String(page.namespace().smartserve?.version),
    propertyId: site.config.propertyId,
    get ended() {
      return run.ended
    },
    experiences: () => experiences.map((each) => inspectExperience(each, run.engine?.explain(each.experimentId))),
    stop: (id) => run.engine?.stop(id),
    segments() {
      const { segments } = run
      return segments && segmentIds(run).map((id) => ({ id, isMember: segments.isMemberOf(id) }))
    },
    onEvent: (fn) => run.bus?.enriched.on('*', fn).replay(),
    onStored(fn) {
      publicFunctions().experiences?.onSent?.('*', fn)
    },
    // Not by the public function, whose calls are counted (ST-22).
    visitor: () => run.cookies && stateOf(run.cookies),
    consent: consent.state,
    losses: () => run.losses?.counts() ?? {},
    preview: preview.current,
    show(wanted) {
      preview.set(wanted)
      reloadWithFlag(true)
    },
    async forgetVisitor() {
      await forgetStamp(run)
      // Denying removes every cookie and key (BC-02); the next page begins with what its shop says.
      consent.set('denied')
      reloadWithFlag(true)
    },
    close() {
      preview.set(undefined)
      keep(false)
      reloadWithFlag(false)
    },
  }
}

/** Without the lists, which are the engine's; its answers say what is in them. */
function stateOf({ permanent, session }: CookieStore): VisitorFacts {
  const { deliverCloseTime, experienceState, ...state } = { ...permanent, ...session }
  return state
}

function inspectExperience(experience: SiteExperience, explanation?: Explanation): InspectedExperience {
  const { criteria = [] } = experience
  const all = [...experience.variations, ...criteria.flatMap((each) => each.variations)]
  const variations = all.map((each) => ({
    masterId: each.variationMasterId,
    name: each.variationName,
    isControl: each.variationIsControl,
    share: each.trafficAllocationRatio,
  }))
  const { experimentId: id, name, template } = experience
  return { id, name, template: template?.id, variations, explanation }
}

function segmentIds({ site: { config } }: Run): string[] {
  const profiles = Object.values(config.segments?.profiles ?? {})
  const ids = profiles.flatMap(({ predicateRoots, defaults }) => [...Object.values(predicateRoots).flat(), ...defaults])
  return [...new Set(ids)].sort()
}

/** The same address; the flag stands in it where the cookie might not. */
function withFlag(url: string, isOn: boolean): string {
  const address = new URL(url)
  for (const flag of ['qb_explorer', 'qubit_explorer']) address.searchParams.delete(flag)
  if (isOn) address.searchParams.set('qb_explorer', '1')
  // The same address with another hash would load nothing.
  address.hash = ''
  return address.href
}
