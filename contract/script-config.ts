import type { AnchorName } from './anchors.ts'
import type { DefinedModules, ExperienceDefinition, TemplateFacts } from './experience.ts'
import type { Flag } from './flags.ts'
import type { SitePlacement } from './placement.ts'
import type { Platform } from './platform.ts'
import type { PreviewEnvironment } from './preview-script.ts'
import type { SegmentIndex } from './segment-index.ts'
import type { PageType } from './shop-events.ts'
import type { Addresses, AddToBagSetting, ReadingRule } from './site-settings.ts'

/** Where the `frame.html` of one of the configured domains is served. */
export type CrossDomainIframe = { domain: string; url: string }

/** What a site may say about its pages where its data layer does not. */
export type SourcePageOptions = {
  /** ISO 4217; for pages on which neither an entry nor the markup names a currency. */
  currency?: string
  /** The paths of each page type, with `*` for any characters: `{ basket: '/cart', category: ['/collections/*'] }`. */
  pages?: Partial<Record<PageType, string | readonly string[]>>
}

/** How the values of an order are read on its page, where the platform's theme has been changed. */
export type OrderRules = {
  [Value in 'id' | 'subtotal' | 'total' | 'tax' | 'shipping' | 'currency' | 'quantity']?: ReadingRule
}

export type PlatformSourceOptions = SourcePageOptions & { order?: OrderRules }

export type Ga4SourceOptions = SourcePageOptions & {
  /** The name of the data layer on `window`; `dataLayer` unless given. */
  dataLayer?: string
  /** A selector; the data layer is only read on pages that have it. */
  when?: string
  /**
   * The field with an item's SKU. Not `item_variant` by default, because most shops put a colour or a size there;
   * without the option `item_sku` and `sku` are read.
   */
  sku?: string
}

/** Where events are read from when a shop does not publish them on `window.uv` (BU-05). */
export type SourcesConfig = {
  /** GA4's data layer, which may contain Universal Analytics' e-commerce as well. */
  ga4?: true | Ga4SourceOptions
  /** Segment's library at `window.analytics`. */
  segment?: true | SourcePageOptions
  /** The product of a product page, where nobody else tells of it. */
  jsonLd?: true
} & {
  /** The public state and markup of a platform's standard theme. */
  [Name in Platform]?: true | PlatformSourceOptions
}

/** Bounds that a site may set otherwise (QU-17). */
export type LimitsConfig = {
  /** Maximum number of waiting requests to the query service; 20 by default. */
  queries?: number
  /** Keys of one request to the stash for several; 10 unless given. */
  stashBatch?: number
  /** From the last of several changes of the segments to local storage; 500 unless given. */
  storageDelayMs?: number
  /** From a change of the segments to the save with the service; 1500 unless given. */
  syncPollMs?: number
  /** After the first failed save, doubled with each further one; 1000 unless given. */
  syncBackOffMs?: number
  /** The longest wait between saves that fail; 64,000 unless given. */
  syncBackOffMostMs?: number
}

/** What `instep build` puts into the script of one site. */
export type ScriptConfig = {
  propertyId: string
  trackingId: string
  /** Prefix of event types without a dot. */
  namespace?: string
  /** Cookie domains of the shop; a host must equal one or be below it (ST-15). */
  domains: readonly string[]
  environment?: string
  /** The kind of shop; only `ec` is supported (MP-08). */
  vertical?: string
  dataLocation?: string
  baseDomain?: string
  endpoints?: Partial<
    Record<
      | 'base'
      | 'events'
      | 'lookup'
      | 'preview'
      | 'stamp'
      | 'id'
      | 'app'
      | 'graphql'
      | 'stash'
      | 'queries'
      | 'qfn'
      | 'counters'
      | 'weather'
      | 'ip'
      | 'cb'
      | 'cdn',
      string
    >
  >
  /** Pages of other configured domains, made by `instep build`, that tell what they know of a visitor (XD-01). */
  crossDomainIframes?: readonly CrossDomainIframe[]
  anchors: Partial<Record<AnchorName, string>>
  /**
   * The sign that the page may be changed: a selector, or a path such as `window.shopReady`. A shop whose framework
   * hydrates its pages names here what tells that it has finished; without it a change would be lost or mistaken.
   */
  ready?: string
  bundleId?: string
  /** Set in the preview build (PV-03). */
  isPreview?: boolean
  /** Where the preview scripts of each environment are, if not at `endpoints.preview` (PV-01). */
  previewHosts?: { [Name in PreviewEnvironment]?: string }
  /** How long preview mode continues on further pages; 15 unless given (PV-04). */
  previewCookieMinutes?: number
  urlLength?: number
  trackingDisabled?: boolean
  /** Where fields of events are found in a shop that names them otherwise (MP-07). */
  mapper?: readonly { event: string; field: string; path: string }[]
  sources?: SourcesConfig
  /**
   * Whether a visitor has to be asked before anything is stored or sent: how consent starts, or the tool that tells it, the
   * consent mode of Google's tags or a TCF v2 platform. Granted unless it says otherwise (BC-01, BC-04).
   */
  consent?: 'pending' | 'granted' | 'denied' | 'google' | 'tcf'
  /** Whether Global Privacy Control means denied, as it does by default (BC-03). */
  respectGpc?: boolean
  /** Addresses of visitors from whom nothing is sent, one by one (EV-13). */
  ipBlocklist?: readonly string[]
  /** Parts switched on or off (ST-30). */
  flags?: Partial<Record<Flag, boolean>>
  /** What is still sent with the flag `lite`, which holds back the rest for nine visitors in ten (EV-14). */
  liteTypes?: readonly string[]
  /** Where the marketing platform puts its segments, for which user events wait, and the type they get (EV-18). */
  marketingSegments?: { path?: string; type?: string }
  /** The index of the site's segments (SG-01). */
  segments?: SegmentIndex
  /** What stays stored when more than 100 events wait (QU-08). */
  keepTypes?: readonly string[]
  /** For tests: counts no browser as a bot (BR-07). */
  treatAsHuman?: boolean
  /** The shop's pages change without a load, by the browser's history (BD-06). */
  spa?: boolean
  /** 0 to 1, default 1 (ST-23). */
  sampleRate?: number
  /** Shorter wait after a failed batch (QU-09). */
  gong?: boolean
  /** The namespace of the counters alone: `t004` makes `purchases` the counter `t004-purchases` (CT-01). */
  counters?: { namespace: string }
  /** The sku that adding a product to the bag uses when none is given, by product id (PO-11). */
  skuMap?: Readonly<Record<string, string>>
  /** How a product is added to the bag (PO-11); templates with such a button need it. */
  addToBag?: AddToBagSetting
  /** Of the site's addresses those that the script needs: `locale`, the pattern for country and language in a path. */
  addresses?: Pick<Addresses, 'locale'>
  /** The site id that the weather service knows the shop by (PO-05). */
  weather?: { siteId: string }
  /** In place of the usual bounds: counts, and milliseconds (QU-17). */
  limits?: LimitsConfig
  /** A style sheet for carousels on another host; none is loaded without it (PO-20). */
  carouselCss?: string
  /** `gong`, `keepTypes`, `urlLength` and `liteTypes` as a JSON text, which goes before the fields here (ST-26). */
  jolt?: string
  /** Share of visitors, 0 to 1, who see no experience, to tell what all of them do together (BV-02). */
  holdout?: number
  /**
   * Lets the address option `qb_force={experience id}.{variation master id}` run one experience alone, so that it can
   * be shown. For a demo or a test shop: its events are marked as forced.
   */
  forceByAddress?: boolean
  /** Whether the build has the inspector, which anyone can open by the address; true unless given. */
  inspector?: boolean
}

/** An experience with its code: a chunk of its own, loaded when it is to run (EX-01, EX-24). */
export type SiteExperience = ExperienceDefinition & { load?: () => Promise<DefinedModules> }

/** Mounts a component of an advanced-mode variation into an element; answers what unmounts it (EX-18). */
export type MountLayer = (element: object, component: unknown, options: object) => () => void

/** A site's own function that runs first and may end the run (ST-17); a module with it as default export. */
export type PreScript = { active?: () => Promise<unknown>; draft?: () => Promise<unknown> }

/** Pages on which experiences of a file may run. */
export type ExperiencePlace = Pick<TemplateFacts, 'pages'> & { paths?: TemplateFacts['paths'] | undefined }

/** How `instep build` divides the experiences of a site, of which there are `length`. */
export type ExperienceFiles = {
  length: number
  /** Facts of all, which tell whether one runs; its `load` gives code and content. */
  index: () => Promise<{ experiences: readonly SiteExperience[] }>
  /** Per file with code and content of experiences, where they may run, and what loads it. */
  places: readonly (readonly ExperiencePlace[])[]
  load: readonly (() => Promise<unknown>)[]
}

/** What can be asked of a page before anything runs: `window.instep`, the stub's calls of `window.uv`, and the address. */
export type EarlyPage = {
  instep(): { page?: unknown }
  uv(): { q?: readonly (readonly unknown[])[] | undefined }
  facts(): { url: string }
}

export type BuiltSite = {
  config: ScriptConfig
  /** Definitions that are there from the start; of a site that was built see `files`. */
  experiences: readonly SiteExperience[]
  files?: ExperienceFiles
  /** Asks at once for what the page will need; a site that has nothing to load has none. */
  expect?: (site: BuiltSite, page: EarlyPage) => void
  placements?: readonly SitePlacement[]
  preScript?: PreScript
  /** The code of the sources of events that the site names (BU-05). */
  sources?: Partial<Record<keyof SourcesConfig, () => Promise<unknown>>>
  /** What draws layer components, where the site has some. */
  layer?: () => Promise<{ mountLayer: MountLayer }>
}
