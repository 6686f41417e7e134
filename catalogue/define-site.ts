import type { AnchorName } from '../contract/anchors.ts'
import type { DeviceType, Exclusion, Goal, Schedule, SolutionOptions } from '../contract/experience.ts'
import type { ImplementationFacts } from '../contract/placement.ts'
import type { ScriptConfig } from '../contract/script-config.ts'
import type { Segment } from '../contract/segments/segment.ts'
import type { PageType } from '../contract/shop-events.ts'
import type { catalogue, TemplateId } from './catalogue.ts'
import type { ContentInput } from './fields.ts'
import type { SiteRoomRule } from './room.ts'

/** What every experience of a site says of itself. */
type CommonInstance = {
  /** Unique within the site; used in events, cookies and links: letters, digits, `-` and `_`. */
  id: string
  name?: string
  /** Raise it when the experience changes so much that its results must start anew. Default 1. */
  iteration?: number
  /** Share of visitors who see it, 0 to 1; the rest are the control. Default 1. With `variations` each of them has its own. */
  share?: number
  /** Epoch milliseconds or an ISO date-time since when it is paused; without an offset in the site's `timeZone`. */
  pausedAt?: number | string
  /** Times without an offset are those of the site's `timeZone`. */
  schedule?: Schedule
  rules?: Record<string, unknown>
  paths?: { include?: readonly string[]; exclude?: readonly string[] }
  goals?: readonly Goal[]
  /** What a page keeps for it (BD-04), in place of what its template says; an experience of the site's own has no other. */
  room?: readonly SiteRoomRule[]
  /**
   * A visitor runs at most one experience of a group (BV-01). `instep build` keeps the range that each has of the group's
   * visitors in `instep.config.groups.json`, or `from` (0 to 1) names where it begins.
   */
  exclusion?: Exclusion
  /** `exclusive`, `runAcrossViews`, `poll` (EX-12, EX-15, TR-23). */
  options?: SolutionOptions
  /** Integration functions that its code may call, by the name it uses (FN-01). */
  functions?: Record<string, string>
  /** Tells the shop's own analytics of each variation that was seen (GO-08, GO-09). */
  analytics?: { ga4?: boolean; classic?: boolean }
}

/** One of several variations of an experience (EX-03). */
type CommonVariation = {
  /** Unique within the experience; events, cookies and links name it `{experience}-{variation}`. `c` is the control. */
  id: string
  /** For people: the inspector shows it. */
  name?: string
  /** Share of the visitors, 0 to 1. What the variations leave is the control. */
  share: number
}

/** One use of a catalogue template on a shop, with its content. */
export type TemplateInstance = {
  [Id in TemplateId]: CommonInstance & {
    template: Id
    content: ContentInput<(typeof catalogue)[Id]['template']['fields']>
    /** Several to compare; the content of each stands over the instance's, field by field. */
    variations?: readonly (CommonVariation & {
      content?: Partial<ContentInput<(typeof catalogue)[Id]['template']['fields']>>
    })[]
  }
}[TemplateId]

/** An experience whose code is the site's own. */
export type OwnInstance = CommonInstance & {
  /** A module that exports `execution`, and perhaps `triggers` and `utils`: `import.meta.resolve('./mine.ts')` (EX-01). */
  code: string
  /** A style sheet that is on the page while it runs: `import.meta.resolve('./mine.css')` (EX-17). */
  css?: string
  /** What its code finds as `options.data`. */
  data?: Record<string, unknown>
  /** Several to compare; the data of each stands over the instance's, name by name. */
  variations?: readonly (CommonVariation & { data?: Record<string, unknown> })[]
  /** Where it runs; everywhere unless it says. */
  pages?: readonly PageType[]
  devices?: readonly DeviceType[]
}

export type VariationInstance = CommonVariation & { content?: object; data?: object }

export type ExperienceInstance = TemplateInstance | OwnInstance

export function isOwn(instance: ExperienceInstance): instance is OwnInstance {
  return 'code' in instance
}

/** One version of a placement; without code it is there for experiences that ask for its content. */
export type ImplementationInstance = ImplementationFacts & {
  /** A module that exports `js` and perhaps `css`: `import.meta.resolve('./for-you.ts')` (PL-10). */
  code?: string
}

/** A place on the pages whose content the service decides (PL-01). */
export type PlacementInstance = { id: string; active?: ImplementationInstance; draft?: ImplementationInstance }

/**
 * What draws the React components of experiences: a small renderer (the default), the React that the page lends by `lendReact`,
 * or a whole React of their own (BD-09).
 */
export const renderers = ['small', 'page', 'react'] as const

export type Renderer = (typeof renderers)[number]

export type SiteConfig = Omit<ScriptConfig, 'anchors' | 'segments'> & {
  anchors: Partial<Record<AnchorName, string>>
  experiences: readonly ExperienceInstance[]
  /** Whose clocks schedules without an offset mean, e.g. `Europe/Paris`; never those of the shopper (EX-14). */
  timeZone?: string
  /** Audiences, which experiences and events can tell apart. */
  segments?: readonly Segment[]
  placements?: readonly PlacementInstance[]
  renderer?: Renderer
  /** Width and height of pictures and films that contents name, in CSS pixels by address: a page keeps room for them (BD-04). */
  pictures?: Readonly<Record<string, readonly [width: number, height: number]>>
  /** Modules of the site's own that run before all else: `import.meta.resolve('./pre-script.ts')` (ST-17). */
  preScript?: { active?: string; draft?: string }
}

/** A shop's configuration; `instep check` and `instep build` say what is wrong with it. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site
}
