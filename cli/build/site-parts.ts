import { type ExperienceInstance, isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import type { ExperienceContent, ExperienceDefinition } from '../../contract/experience.ts'
import { allotRanges, rangeOf } from '../groups/allot-ranges.ts'
import { definitionOf } from './definition-of.ts'
import { type ExperienceGroup, groupExperiences } from './group-experiences.ts'

/**
 * An experience as the build divides it: the facts that decide on every page whether it runs, and the content that
 * only its own pages load.
 */
export type ExperiencePart = { instance: ExperienceInstance; facts: ExperienceDefinition; content: ExperienceContent }

export type SiteParts = { experiences: ReadonlyMap<string, ExperiencePart>; groups: readonly ExperienceGroup[] }

/**
 * Divides a site's experiences into the files that its pages load. @param now epoch ms: experiences that have ended by
 * then are in no page's file
 */
export function sitePartsOf(site: SiteConfig, now = Date.now()): SiteParts {
  const { ranges } = allotRanges(site.experiences)
  const experiences = new Map(
    site.experiences.map((instance) => {
      const definition = definitionOf(instance, { exclusion: rangeOf(instance, ranges), timeZone: site.timeZone })
      return [instance.id, { instance, ...divideDefinition(definition) }]
    }),
  )
  const placed = [...experiences.values()].map(({ instance, facts }) => ({
    id: instance.id,
    // No page preloads an experience that has ended.
    pages: isOver(facts, now) ? [] : (facts.template?.pages ?? []),
    paths: facts.template?.paths,
    isAlone: isOwn(instance) || isOver(facts, now),
  }))
  return { experiences, groups: groupExperiences(placed) }
}

function divideDefinition(definition: ExperienceDefinition): Pick<ExperiencePart, 'facts' | 'content'> {
  const { template_data: data, variations, ...rest } = definition
  const own = variations.map(
    ({ variationId, template_data, styles }) => [variationId, { template_data, styles }] as const,
  )
  return {
    facts: {
      ...rest,
      template_data: {},
      variations: variations.map(({ template_data, styles, ...variation }) => variation),
    },
    content: {
      data,
      variations: Object.fromEntries(own.filter(([, { template_data, styles }]) => template_data ?? styles)),
    },
  }
}

/**
 * Returns whether an experience is paused or past its schedule when the site is built. Its file still exists, for
 * previews.
 */
function isOver({ pausedAt, schedule }: ExperienceDefinition, now: number): boolean {
  const end = schedule?.scheduled_end
  return isPast(pausedAt, now) || isPast(end, now)
}

function isPast(time: ExperienceDefinition['pausedAt'], now: number): boolean {
  return typeof time === 'number' && time <= now
}
