import type { AnchorName } from './anchors.ts'
import type { PageType } from './shop-events.ts'

export const deviceTypes = ['computer', 'mobile', 'tablet'] as const
export type DeviceType = (typeof deviceTypes)[number]

/** Where a catalogue template runs and what it needs (SHR-01.1, SHR-01.3, SHR-01.4). */
export type TemplateFacts = {
  /** Folder, class prefix and log name, e.g. `product/low-stock`. */
  id: string
  pages: readonly PageType[]
  devices: readonly DeviceType[]
  /** Parts of the address: one of `include`, when there are any, and none of `exclude` must be contained in it. */
  paths?: { include?: readonly string[]; exclude?: readonly string[] }
  /** Page elements it waits for. */
  anchors: readonly AnchorName[]
  /** Whether its triggers are the site's own, which a preview can skip; those of catalogue templates wait for elements (PV-05). */
  hasTriggers?: boolean
  /** Whether it asks a service by the visitor's id: it then needs their consent (BC-03). */
  callsService?: boolean
}

export type Variation = {
  variationId: string
  variationMasterId: string
  variationName?: string
  variationIsControl: boolean
  /** Share of the visitors, 0 to 1; not normalised (EX-08). */
  trafficAllocationRatio: number
  factorialTrafficAllocationRatio?: number
  /** Stands over the experience's own, field by field. */
  template_data?: Record<string, unknown>
  /** Runs a layer component in place of the execution module (EX-18). */
  advancedMode?: boolean
  /** Added to the page for as long as the variation runs (EX-17). */
  styles?: string
  /** Modules or addresses of scripts that are loaded before it runs. */
  dependencies?: readonly Dependency[]
  /** The variation's own code, in place of the experience's (EX-03). */
  execution?: ModuleFunction
  components?: unknown
}

/** A function of an experience's author; it is given the options object (EX-22). */
export type ModuleFunction = (options: never) => unknown

/** The address of a script, or what loads one, such as `() => import('./library.ts')`. */
export type Dependency = string | (() => unknown)

/** Variations for the visitors of some segments; of several criteria the first that matches is used (EX-03). */
export type Criterion = { segments: readonly string[]; variations: readonly Variation[] }

/** A goal that counts for an experience (GO-03). */
export type Goal = { key: string; op?: string; value?: string | readonly string[]; primary?: boolean }

/** The modules of an experience by what they are for (EX-01). */
export type DefinedModules = {
  triggers?: ModuleFunction
  execution?: ModuleFunction
  /** Runs for the control in place of the execution: asks what that asks, and changes nothing (SHR-01.34). */
  control?: ModuleFunction
  utils?: unknown
  /** What the build keeps with the code, so that only pages that may run it load it. */
  content?: ExperienceContent
}

/** The fields of an experience and, by variation id, those of its variations, with their styles. */
export type ExperienceContent = {
  data: Record<string, unknown>
  variations: Record<string, Pick<Variation, 'template_data' | 'styles'>>
}

/** An experience as the engine works with it; every spelling that a definition may have is read into this (EX-01). */
export type ExperienceDefinition = {
  experimentId: string
  name?: string
  iterationId: string
  /** Time or ISO date-time since when it is paused. */
  pausedAt?: number | string | null
  factorial?: boolean
  goals?: readonly Goal[]
  /** Carried through. */
  solution_id?: string
  template_data: Record<string, unknown>
  solution_options?: SolutionOptions
  has_ga_integration?: boolean
  has_ga_4_integration?: boolean
  activation_rules?: Record<string, unknown>
  /** Bounds as ISO date-times or milliseconds (EX-14). */
  schedule?: Schedule
  /** Segments that a visitor must be in, all of them, where no segments rule says more. */
  segments?: readonly string[]
  /** Names of integration functions to their ids (FN-01). */
  qfns?: Record<string, string | { id: string }>
  modules?: DefinedModules
  variations: readonly Variation[]
  criteria?: readonly Criterion[]
  /** A visitor runs at most one experience of a group, by hash (BV-01). */
  exclusion?: ExclusionRange
  template?: TemplateFacts
}

/** The share of an exclusion group's visitors, 0 to 1, who may run an experience; `from` names where its range begins. */
export type Exclusion = { group: string; share: number; from?: number }

/** The range of a group's hash whose visitors may run an experience: from 0 to 1, `to` is outside. */
export type ExclusionRange = { group: string; from: number; to: number }

export type SolutionOptions = {
  /** A page change does not stop it while it waits (EX-12). */
  runAcrossViews?: boolean
  /** Only one such experience runs on a page (EX-15). */
  exclusive?: boolean
  /** Page elements that must be there before it runs (TR-23). */
  poll?: string | readonly string[]
  [name: string]: unknown
}

export type Schedule = {
  scheduled_start?: number | string | null
  scheduled_end?: number | string | null
  pause_actioned?: boolean
}
