import type { AnchorName } from '../contract/anchors.ts'
import type { Goal, Schedule } from '../contract/experience.ts'
import type { ImplementationFacts } from '../contract/placement.ts'
import type { ScriptConfig } from '../contract/script-config.ts'
import type { Segment } from '../contract/segments/segment.ts'
import type { catalogue, TemplateId } from './catalogue.ts'
import type { ContentInput } from './fields.ts'

/** One use of a catalogue template on a shop, with its content. */
export type ExperienceInstance = {
  [Id in TemplateId]: {
    /** Unique within the site; used in events, cookies and links: letters, digits, `-` and `_`. */
    id: string
    name?: string
    template: Id
    content: ContentInput<(typeof catalogue)[Id]['template']['fields']>
    /** Raise it when the experience changes so much that its results must start anew. Default 1. */
    iteration?: number
    /** Share of visitors who see it, 0 to 1; the rest are the control. Default 1. */
    share?: number
    /** A time or ISO date-time since when it is paused. */
    pausedAt?: number | string
    schedule?: Schedule
    rules?: Record<string, unknown>
    paths?: { include?: readonly string[]; exclude?: readonly string[] }
    goals?: readonly Goal[]
  }
}[TemplateId]

/** One version of a placement; without code it is there for experiences that ask for its content. */
export type ImplementationInstance = ImplementationFacts & {
  /** A module that exports `js` and perhaps `css`: `import.meta.resolve('./for-you.ts')` (PL-10). */
  code?: string
}

/** A place on the pages whose content the service decides (PL-01). */
export type PlacementInstance = { id: string; active?: ImplementationInstance; draft?: ImplementationInstance }

export type SiteConfig = Omit<ScriptConfig, 'anchors' | 'segments'> & {
  anchors: Partial<Record<AnchorName, string>>
  experiences: readonly ExperienceInstance[]
  /** Audiences, which experiences and events can tell apart. */
  segments?: readonly Segment[]
  placements?: readonly PlacementInstance[]
  /** Modules of the site's own that run before all else: `import.meta.resolve('./pre-script.ts')` (ST-17). */
  preScript?: { active?: string; draft?: string }
}

/** A shop's configuration; `instep check` and `instep build` say what is wrong with it. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site
}
