import { writeFile } from 'node:fs/promises'
import { type ExperienceInstance, isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { type DescribedExperience, holdoutId, type SiteDescription } from '../../contract/console/site-description.ts'
import { deviceTypes, type Variation } from '../../contract/experience.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import {
  type ExperienceSettings,
  editableFields,
  noChanges,
  type SiteChanges,
} from '../../contract/steer/site-changes.ts'
import { goalIdsOf } from '../results/goal-ids.ts'
import { resolveTime } from '../times/resolve-time.ts'
import { definitionOf } from './definition-of.ts'
import { describeSegments } from './describe-segments.ts'
import { replaceFile } from './replace-file.ts'

/** The ids under which the script reports the two groups of the holdout (BV-02). */
const holdout = { control: 'held-out', variation: 'shown' }

/** What is described: a site, and the same without the console's changes. */
type DescribedSources = { site: SiteConfig; configured?: SiteConfig; changes?: SiteChanges }

/** Returns what a site is made of, for the console of the service. `builtAt` is in epoch milliseconds. */
export function describeSite(
  { site, configured = site, changes = noChanges }: DescribedSources,
  builtAt: number,
): SiteDescription {
  const { trackingId, propertyId, domains, experiences, timeZone, anchors, holdout: heldOut } = site
  const described = experiences.map((each) => describeExperience(each, timeZone))
  return {
    trackingId,
    propertyId,
    builtAt,
    changes,
    domains: [...domains],
    timeZone: timeZone ?? null,
    anchors: Object.entries(anchors).flatMap(([name, selector]) => (selector ? [name] : [])),
    experiences: heldOut ? [...described, describeHoldout(heldOut)] : described,
    segments: describeSegments(site),
    settings: steeredSettings(site, configured),
  }
}

/** Writes a description at once and completely: the service reads the file whenever it changes. */
export async function writeDescription(file: string, sources: DescribedSources, builtAt: number): Promise<void> {
  // A session on a developer's machine and its console may build at the same time.
  await replaceFile(file, (beside) => writeFile(beside, JSON.stringify(describeSite(sources, builtAt))))
}

function describeExperience(instance: ExperienceInstance, timeZone: string | undefined): DescribedExperience {
  const { id, name, schedule, pausedAt, goals = [], exclusion, rules } = instance
  const { iterationId, template, variations } = definitionOf(instance, { timeZone })
  const pages = isOwn(instance) ? instance.pages : template?.pages
  const devices = isOwn(instance) ? instance.devices : template?.devices
  const timeOf = (bound: string | number | null | undefined) => absoluteTime(bound, timeZone)
  return {
    id,
    name: name ?? id,
    template: isOwn(instance) ? null : instance.template,
    iterationId,
    variations: variations.map((variation, at) => describeVariation(variation, at)),
    pages: unlessAll(pages, pageTypes),
    devices: unlessAll(devices, deviceTypes),
    paths: { include: [...(template?.paths?.include ?? [])], exclude: [...(template?.paths?.exclude ?? [])] },
    segments: segmentsIn(rules?.segments),
    goals: goals.flatMap((goal) => goalIdsOf(goal).map((each) => ({ id: each, isPrimary: goal.primary === true }))),
    exclusionGroup: exclusion?.group ?? null,
    startsAt: timeOf(schedule?.scheduled_start),
    endsAt: timeOf(schedule?.scheduled_end),
    pausedAt: timeOf(pausedAt),
  }
}

function steeredSettings(site: SiteConfig, configured: SiteConfig): SiteDescription['settings'] {
  const before = new Map(configured.experiences.map((each) => [each.id, settingsOf(each)]))
  return Object.fromEntries(
    site.experiences.map((each) => [each.id, { current: settingsOf(each), configured: before.get(each.id) ?? null }]),
  )
}

/** Returns the part of an experience's entry that the console can change, as JSON. */
function settingsOf(instance: ExperienceInstance): ExperienceSettings {
  const { template, ...fields } = instance as ExperienceSettings
  const named = editableFields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]]))
  return JSON.parse(JSON.stringify({ template, ...Object.fromEntries(named) }))
}

/** All of them are described by none: everywhere. */
function unlessAll<T>(chosen: readonly T[] = [], all: readonly T[]): T[] {
  return all.every((each) => chosen.includes(each)) ? [] : [...chosen]
}

function describeVariation(variation: Variation, at: number): DescribedExperience['variations'][number] {
  const { variationMasterId: variationId, variationName, variationIsControl: isControl } = variation
  const name = variationName ?? (isControl ? 'Control' : `Variation ${at}`)
  return { variationId, name, isControl, share: variation.trafficAllocationRatio }
}

function describeHoldout(share: number): DescribedExperience {
  return {
    id: holdoutId,
    name: 'Visitors who see no experience',
    template: null,
    iterationId: '1',
    variations: [
      { variationId: holdout.control, name: 'Held out', isControl: true, share },
      { variationId: holdout.variation, name: 'Shown', isControl: false, share: 1 - share },
    ],
    pages: [],
    devices: [],
    paths: { include: [], exclude: [] },
    segments: [],
    goals: [],
    exclusionGroup: null,
    startsAt: null,
    endsAt: null,
    pausedAt: null,
  }
}

function absoluteTime(bound: string | number | null | undefined, timeZone: string | undefined): number | null {
  if (bound === undefined || bound === null || bound === '') return null
  const { time } = resolveTime(bound, timeZone)
  return Number.isNaN(time) ? null : time
}

/** Returns the segments that a rule includes (TR-13), as far as they are named. */
function segmentsIn(rule: unknown): string[] {
  if (!Array.isArray(rule)) return []
  return rule.flatMap((entry: { segment_id?: unknown; include?: boolean }) =>
    entry.include === false || entry.segment_id === undefined ? [] : String(entry.segment_id),
  )
}
