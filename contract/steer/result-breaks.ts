import { isSameJson } from './same-json.ts'
import type { ExperienceSettings } from './site-changes.ts'

/**
 * What a change of an experience can do to its results: afterwards its visitors are others, or see something else, so that
 * what was counted before cannot be added to what is counted after it.
 */
export const resultBreaks = ['template', 'variations', 'shares', 'content', 'audience', 'pages', 'group'] as const
export type ResultBreak = (typeof resultBreaks)[number]

/** Returns what between two settings of an experience spoils its results; [] for what may be changed at any time. */
export function resultBreaksOf(before: ExperienceSettings, after: ExperienceSettings): ResultBreak[] {
  return resultBreaks.filter((each) => !isSameJson(facts[each](before), facts[each](after)))
}

const facts: Record<ResultBreak, (settings: ExperienceSettings) => unknown> = {
  template: ({ template }) => template,
  variations: ({ variations }) => variations?.map(({ id }) => id),
  shares: ({ share = 1, variations }) => variations?.map((each) => each.share) ?? share,
  content: ({ content = {}, data = {}, variations = [] }) => [
    content,
    data,
    // One more or less that shows what the others show is no change of the content.
    ...variations
      .map((each) => ({ id: each.id, own: { ...each.content }, data: { ...each.data } }))
      .filter(({ own, data }) => Object.keys(own).length + Object.keys(data).length > 0),
  ],
  audience: ({ rules = {} }) => rules,
  pages: ({ paths }) => [paths?.include ?? [], paths?.exclude ?? []],
  group: ({ exclusion }) => exclusion,
}
