import type { WireEvent } from './event.ts'

/** How the content of a placement is asked for (PL-06). */
export const placementModes = ['LIVE', 'SAMPLE', 'NULL', 'PREVIEW'] as const
export type PlacementMode = (typeof placementModes)[number]

/** The operators of each trigger (PL-03). */
export const triggerOps = {
  pageUrl: ['match', 'nomatch'],
  pageType: ['in', 'nin'],
  pageSubtype: ['in', 'nin'],
  deviceType: ['in', 'nin'],
} as const
export type TriggerName = keyof typeof triggerOps

/** All of them have to pass. `values` of `pageUrl` are expressions on the whole address. */
export type PlacementTriggers = {
  [Name in TriggerName]?: { op: (typeof triggerOps)[Name][number]; values: readonly string[] }
}

/** One version of a placement (PL-01). */
export type ImplementationFacts = {
  id: string
  triggers?: PlacementTriggers
  /** Selectors that its code waits for, and gets the elements of. */
  poll?: readonly string[]
}

/** The module of an implementation, a chunk of its own. */
export type PlacementModule = { js: (options: never) => unknown; css?: string }

/** One without code is delivered only when an experience asks for it. */
export type Implementation = ImplementationFacts & { load?: () => Promise<PlacementModule> }

/** A place on the shop's pages whose content the service decides (PL-01). */
export type SitePlacement = { id: string; active?: Implementation; draft?: Implementation }

/** Which campaign a preview shows; ids are numbers, several of them a list or a text with commas (PL-07). */
export type PreviewOptions = {
  experienceId?: string | readonly unknown[]
  campaignId?: string | readonly unknown[]
  demoMode?: boolean
  group?: 'CONTENT' | 'CONTROL'
}

/** How a preview runs placements; a live run has none (PL-01). */
export type PlacementPreview = { mode: PlacementMode; previewOptions?: PreviewOptions }

/**
 * Tells that what was delivered was seen or used: as a whole, or some of its products. An event handler may be given as it
 * is, for a first argument that is no text means the whole (PL-13).
 */
export type TellShopper = (type?: unknown, productIds?: string | readonly string[]) => void

type Listen = (type: string | RegExp, fn: (event: WireEvent) => void) => { dispose(): unknown; replay(): unknown }
type LogLine = (message: string, facts?: object) => void

/** What the code of a placement is given (PL-10). */
export type PlacementOptions<Content = unknown> = {
  /** Null for the control group, and where there is no campaign (PL-09). */
  content: Content | null
  /** Of the selectors in `poll`, in their order. */
  elements: unknown[]
  meta: {
    cookieDomain: string
    isPreview: boolean
    trackingId: string
    namespace?: string
    vertical: string
    placementId: string
    visitorId: string
  }
  onImpression: TellShopper
  onClickthrough: TellShopper
  /** Runs when the placement is removed: on the next view; last registered first. */
  onRemove(fn: () => void): void
  getBrowserState(): object
  getVisitorState(): Promise<Record<string, unknown>>
  log: { debug: LogLine; info: LogLine; warn: LogLine; error: LogLine }
  poll(targets: string | (() => unknown) | (string | (() => unknown))[], options?: object): Promise<unknown>
  uv: { emit(type: string, data?: object): void; events: readonly object[]; on: Listen; once: Listen }
}
