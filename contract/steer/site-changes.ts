import type { Exclusion, Goal, Schedule } from '../experience.ts'

/** How many letters the name of an experience may have. */
export const longestName = 256

/** The settings of an experience that the console may change. Its code, styles and options stay with the configuration. */
export const editableFields = [
  'name',
  'iteration',
  'share',
  'pausedAt',
  'schedule',
  'rules',
  'paths',
  'goals',
  'exclusion',
  'content',
  'data',
  'variations',
] as const
export type EditableField = (typeof editableFields)[number]

/** Fields that are changed name by name, so that a later change of another name in the configuration still counts. */
export const mergedFields: readonly EditableField[] = ['content', 'data']

/** One of several variations, as in the configuration: `content` or `data` lie over those of the experience. */
export type VariationSettings = {
  id: string
  name?: string
  share: number
  content?: Record<string, unknown>
  data?: Record<string, unknown>
}

/** What an experience is set to: the editable part of its entry in the configuration, as JSON. */
export type ExperienceSettings = {
  /** The id of its catalogue template; without one it has code of the site. */
  template?: string
  name?: string
  iteration?: number
  share?: number
  pausedAt?: number | string
  schedule?: Schedule
  rules?: Record<string, unknown>
  paths?: { include?: readonly string[]; exclude?: readonly string[] }
  goals?: readonly Goal[]
  exclusion?: Exclusion
  content?: Record<string, unknown>
  data?: Record<string, unknown>
  variations?: readonly VariationSettings[]
}

/**
 * What lies over an experience of the configuration. A field that is null removes the configuration's; so does a null within
 * `content` and `data`. With `template` it is an experience that the configuration does not have. `removed`: the site does not have
 * this one any more; the rest is what it was, so that it can come back, and its iterations go on. Over an experience that the
 * configuration has, a removed one means nothing.
 */
export type ExperienceChange = { template?: string; removed?: true } & {
  [Field in EditableField]?: ExperienceSettings[Field] | null
}

/**
 * What the console changed of a site, by experience id; a team with version control has it in `instep.changes.json`. The
 * version is that of the console: 0 before anything was published.
 */
export type SiteChanges = { format: 1; version: number; experiences: Readonly<Record<string, ExperienceChange>> }

export const noChanges: SiteChanges = { format: 1, version: 0, experiences: {} }
