import { catalogue } from '../../catalogue/catalogue.ts'
import { type ExperienceInstance, isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { fieldTable } from '../../catalogue/field-table.ts'
import type { RoomRule, SiteRoomRule } from '../../catalogue/room.ts'
import { roomStyles } from '../../catalogue/room-styles.ts'
import { deviceTypes, type ExperienceDefinition, type Variation } from '../../contract/experience.ts'
import type { RoomRow, RoomSettings } from '../../contract/room.ts'
import type { PageType } from '../../contract/shop-events.ts'
import { definitionOf } from '../build/definition-of.ts'
import { allotRanges, rangeOf } from '../groups/allot-ranges.ts'
import { filledContent } from './filled-content.ts'

/**
 * The space that pages of one type reserve for the site's experiences: the visitors for whom it is reserved, and the
 * style sheet (BD-04).
 */
export type Room = { settings: RoomSettings; styles: string }

export function roomOfSite(site: SiteConfig, pageType: PageType, now: number): Room {
  const { ranges } = allotRanges(site.experiences)
  const asksFirst = site.consent !== undefined && site.consent !== 'granted'
  const rows: RoomRow[] = []
  const styles: string[] = []
  for (const instance of site.experiences) {
    const exclusion = rangeOf(instance, ranges)
    const definition = definitionOf(instance, { exclusion, timeZone: site.timeZone })
    if (!definition.template?.pages.includes(pageType)) continue
    for (const { variation, share } of sharesOf(definition)) {
      const row = rowOf(definition, variation, share, now)
      const rules = row ? rulesOf(site, instance, variation) : []
      if (!row || rules.length === 0) continue
      styles.push(roomStyles(rows.length, rules, site.anchors))
      const around = rules.some((rule) => 'around' in rule && rule.around)
      const stays = rules.some((rule) => rule.stays)
      const consents = asksFirst && definition.template.callsService
      rows.push({ ...row, ...(consents && { consents }), ...(stays && { stays }), ...(around && { around }) })
    }
  }
  const { holdout, forceByAddress } = site
  return {
    settings: { rows, ...(holdout && { holdout }), ...(forceByAddress && { forced: true }) },
    styles: styles.join(''),
  }
}

type Share = readonly [from: number, to: number]

/**
 * Returns the variations that change something, each with its share of the visitors, as the engine divides them
 * (EX-08).
 */
function sharesOf({ variations }: ExperienceDefinition): { variation: Variation; share: Share }[] {
  let from = 0
  return variations.flatMap((variation) => {
    const share = [from, from + variation.trafficAllocationRatio] as const
    from = share[1]
    return variation.variationIsControl ? [] : [{ variation, share }]
  })
}

function rowOf(definition: ExperienceDefinition, variation: Variation, share: Share, now: number): RoomRow | undefined {
  const { experimentId: id, template, exclusion, segments = [], activation_rules: rules = {} } = definition
  const { start, end } = boundsOf(definition)
  // No visitor gets it, except through a link that names it.
  if (!template || end < now) return undefined
  const { devices, paths: { include = [], exclude = [] } = {} } = template
  return {
    id,
    variation: variation.variationMasterId,
    ...(share[0] <= 0 && share[1] >= 1 ? {} : { share }),
    ...(exclusion && { group: [exclusion.group, exclusion.from, exclusion.to] as const }),
    ...(devices.length < deviceTypes.length && { devices }),
    ...(include.length > 0 && { include }),
    ...(exclude.length > 0 && { exclude }),
    ...(start > now && { start }),
    ...(end < Number.POSITIVE_INFINITY && { end }),
    ...((segments.length > 0 || Object.keys(rules).length > 0) && { decides: true as const }),
  }
}

/**
 * Returns the bounds in epoch milliseconds between which it may run. A bound that cannot be read means never (EX-14).
 */
function boundsOf({ schedule, pausedAt }: ExperienceDefinition): { start: number; end: number } {
  const timeOf = (bound: unknown, other: number) =>
    bound === undefined || bound === null || bound === '' ? other : Number(new Date(bound as number))
  const end = schedule?.pause_actioned
    ? Number.POSITIVE_INFINITY
    : timeOf(schedule?.scheduled_end, Number.POSITIVE_INFINITY)
  const bounds = {
    start: timeOf(schedule?.scheduled_start, 0),
    end: Math.min(end, timeOf(pausedAt, Number.POSITIVE_INFINITY)),
  }
  return Number.isNaN(bounds.start + bounds.end) ? { start: 0, end: 0 } : bounds
}

function rulesOf(
  site: SiteConfig,
  instance: ExperienceInstance,
  variation: Variation,
): readonly (RoomRule | SiteRoomRule)[] {
  if (instance.room || isOwn(instance)) return instance.room ?? []
  const template: Template = catalogue[instance.template].template
  if (!template.room) return []
  const data = { ...instance.content, ...variation.template_data }
  const content = filledContent(fieldTable(template.fields), data)
  return content
    ? template.room(content as never, {
        sizeOf: (address) => site.pictures?.[address],
        slotAttribute: site.reading?.contentSlot?.name?.attribute,
      })
    : []
}
