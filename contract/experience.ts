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
}

/** A goal that counts for an experience (GO-03). */
export type Goal = { key: string; op?: string; value?: string | readonly string[]; primary?: boolean }

/** An experience as the engine gets it (EX-01). */
export type ExperienceDefinition = {
  experimentId: string
  name?: string
  iterationId: string
  /** Time or ISO date-time since when it is paused. */
  pausedAt?: number | string | null
  factorial?: boolean
  goals?: readonly Goal[]
  template_data: Record<string, unknown>
  solution_options?: Record<string, unknown>
  activation_rules?: Record<string, unknown>
  /** Bounds as ISO date-times or milliseconds (EX-14). */
  schedule?: Schedule
  variations: readonly Variation[]
  template?: TemplateFacts
}

export type Schedule = {
  scheduled_start?: number | string | null
  scheduled_end?: number | string | null
  pause_actioned?: boolean
}
