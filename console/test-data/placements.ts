import type { CampaignGroup, PlacementList, StrategyAnswers } from '../../contract/console/placements.ts'
import { longName, markup } from './hostile-texts.ts'

const countGroup = (group: CampaignGroup['group'], visitors: number): CampaignGroup => ({
  group,
  visitors,
  delivered: visitors * 3,
  impressions: visitors * 2,
  clickthroughs: Math.round(visitors / 9),
  converters: Math.round(visitors / 30),
  conversions: Math.round(visitors / 28),
})

export const placements: PlacementList = {
  placements: [
    {
      id: 'home-hero',
      campaigns: [
        {
          id: 'spring',
          state: 'live',
          share: 0.9,
          content: { heading: 'Spring' },
          recommendations: { count: 8, strategies: ['also_viewed', 'popular'] },
          groups: [countGroup('CONTENT', 18_000), countGroup('CONTROL', 2000)],
        },
        { id: markup, state: 'waiting', share: 1, content: { text: markup }, recommendations: null, groups: [] },
        { id: longName, state: 'off', share: 0, content: null, recommendations: null, groups: [] },
      ],
    },
    { id: markup, campaigns: [] },
  ],
}

/** What the strategies answer in a locale; nobody has bought anything together. */
export function strategyAnswers(locale: string): StrategyAnswers {
  return {
    locale,
    locales: ['en/uk/GBP', 'fr/fr/EUR'],
    strategies: [
      { strategy: 'also_viewed', items: [{ id: 'SKU-1', name: `Boot in ${locale}`, url: '' }] },
      { strategy: 'also_bought', items: [] },
      { strategy: 'popular', items: [{ id: markup, name: markup, url: 'javascript:alert(1)' }] },
    ],
  }
}
