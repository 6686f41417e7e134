import type { AnchorName } from '../contract/anchors.ts'
import type { DeviceType, Exclusion, Goal, Schedule, SolutionOptions } from '../contract/experience.ts'
import type { ImplementationFacts } from '../contract/placement.ts'
import type { Platform } from '../contract/platform.ts'
import type { ScriptConfig } from '../contract/script-config.ts'
import type { Segment } from '../contract/segments/segment.ts'
import type { PageType } from '../contract/shop-events.ts'
import type { SiteSettings } from '../contract/site-settings.ts'
import type { catalogue, TemplateId } from './catalogue.ts'
import type { ContentInput } from './fields.ts'
import type { SpokenWords } from './kit/words/english.ts'
import type { SiteRoomRule } from './room.ts'

/** Settings that all experiences of a site have. */
export type CommonInstance = {
  /** Unique within the site; used in events, cookies and links: letters, digits, `-` and `_`. */
  id: string
  name?: string
  /** Increase it when the experience changes so much that its results must start again. Default 1. */
  iteration?: number
  /**
   * Share of visitors who see the experience, 0 to 1; the others form the control. Default 1. With `variations`, each
   * variation has its own.
   */
  share?: number
  /**
   * The time from which it is paused: epoch milliseconds or an ISO date-time, without an offset in the `timeZone` of the
   * site.
   */
  pausedAt?: number | string
  /** Times without an offset are in the `timeZone` of the site. */
  schedule?: Schedule
  rules?: Record<string, unknown>
  paths?: { include?: readonly string[]; exclude?: readonly string[] }
  goals?: readonly Goal[]
  /**
   * The room that a page reserves for it (BD-04), instead of the room that its template defines. An experience with its own
   * code has only this room.
   */
  room?: readonly SiteRoomRule[]
  /**
   * A visitor runs at most one experience of a group (BV-01). `instep build` stores the range of visitors of each experience
   * in `instep.config.groups.json`; `from` (0 to 1) sets the start of the range instead.
   */
  exclusion?: Exclusion
  /** `exclusive`, `runAcrossViews`, `poll` (EX-12, EX-15, TR-23). */
  options?: SolutionOptions
  /** Integration functions that its code may call, by name (FN-01). */
  functions?: Record<string, string>
  /** Reports each seen variation to the shop's own analytics (GO-08, GO-09). */
  analytics?: { ga4?: boolean; classic?: boolean }
}

/** One of several variations of an experience (EX-03). */
export type CommonVariation = {
  /** Unique within the experience. In events, cookies and links it is `{experience}-{variation}`. `c` is the control. */
  id: string
  /** The name shown in the inspector. */
  name?: string
  /** Share of visitors, 0 to 1. Visitors outside of all variations form the control. */
  share: number
}

/** One use of a catalogue template on a shop, with its content. */
export type TemplateInstance = {
  [Id in TemplateId]: CommonInstance & {
    template: Id
    content: ContentInput<(typeof catalogue)[Id]['template']['fields']>
    /** Several variations to compare. The content of a variation overrides that of the instance, field by field. */
    variations?: readonly (CommonVariation & {
      content?: Partial<ContentInput<(typeof catalogue)[Id]['template']['fields']>>
    })[]
  }
}[TemplateId]

/** An experience with code of the site. */
export type OwnInstance = CommonInstance & {
  /**
   * A module that exports `execution`, and optionally `triggers` and `utils`: `import.meta.resolve('./mine.ts')` (EX-01).
   */
  code: string
  /** A style sheet that is on the page while the experience runs: `import.meta.resolve('./mine.css')` (EX-17). */
  css?: string
  /** The value of `options.data` in its code. */
  data?: Record<string, unknown>
  /** Several variations to compare. The data of a variation override those of the instance, name by name. */
  variations?: readonly (CommonVariation & { data?: Record<string, unknown> })[]
  /** The pages on which it runs; all by default. */
  pages?: readonly PageType[]
  devices?: readonly DeviceType[]
  /** Whether its code asks a service at once: it then begins when the visitor has agreed, and not at all without (BC-03). */
  callsService?: boolean
}

export type VariationInstance = CommonVariation & { content?: object; data?: object }

export type ExperienceInstance = TemplateInstance | OwnInstance

export function isOwn(instance: ExperienceInstance): instance is OwnInstance {
  return 'code' in instance
}

/** One version of a placement. Without code it only serves experiences that request its content. */
export type ImplementationInstance = ImplementationFacts & {
  /** A module that exports `js` and optionally `css`: `import.meta.resolve('./for-you.ts')` (PL-10). */
  code?: string
}

/** A place on the pages whose content the service chooses (PL-01). */
export type PlacementInstance = { id: string; active?: ImplementationInstance; draft?: ImplementationInstance }

/**
 * The renderer for the React components of experiences: a small renderer (the default), the React that the page lends with
 * `lendReact`, or a complete React of their own (BD-09).
 */
export const renderers = ['small', 'page', 'react'] as const

export type Renderer = (typeof renderers)[number]

/** The configuration of a shop beside its experiences. */
export type SiteBase = Omit<ScriptConfig, 'anchors' | 'segments' | keyof SiteSettings> & {
  anchors: Partial<Record<AnchorName, string | undefined>>
  /** How facts are read of elements that neither events nor schema.org markup describe (docs/reading-your-pages.md). */
  reading?: SiteSettings['reading']
  /** Pages that experiences link to; without one, the experiences that need it do not run. */
  addresses?: SiteSettings['addresses']
  /**
   * The selector of a usual button, heading, card of a product, field and link of the shop, whose look experiences take (docs/look.md).
   */
  look?: SiteSettings['look']
  /** How a product is added to the bag (PO-11). */
  addToBag?: SiteSettings['addToBag']
  /** The shop platform, whose standard theme fills in what the site does not say: anchors and sources (docs/presets.md). */
  platform?: Platform
  /** The time zone of schedules without an offset, e.g. `Europe/Paris`; never that of the shopper (EX-14). */
  timeZone?: string
  /** Audiences for the targeting of experiences and for events. */
  segments?: readonly Segment[]
  placements?: readonly PlacementInstance[]
  renderer?: Renderer
  /**
   * What templates say by themselves, in more languages or in other words, by language tag: `{ nl: dutchWords, fr: { Close: '…' } }`.
   * English, French, German and Italian are built in (docs/languages.md).
   */
  words?: Readonly<Record<string, Partial<SpokenWords>>>
  /** Writes the prices of experiences as the page's language does, `119,95 $` in French, where it has words (SHR-04.7). */
  localPrices?: boolean
  /** Width and height of pictures and videos in contents, in CSS px by address. A page uses them to reserve room (BD-04). */
  pictures?: Readonly<Record<string, readonly [width: number, height: number]>>
  /** Modules of the site that run before everything else: `import.meta.resolve('./pre-script.ts')` (ST-17). */
  preScript?: { active?: string; draft?: string }
}

export type SiteConfig = SiteBase & { experiences: readonly ExperienceInstance[] }

/** The configuration of a shop. `instep check` and `instep build` report its errors. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site
}
