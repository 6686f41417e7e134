import type { ListedExperience } from '../../contract/console/experience-report.ts'
import { dayLength, reportStart } from './a-report.ts'
import { longName, markup } from './hostile-texts.ts'

/** Returns a running experience with a control and one variation, seen by nobody. */
export function anExperience(part: Partial<ListedExperience> & { id: string }): ListedExperience {
  const { id } = part
  return {
    name: id,
    template: 'product/low-stock',
    iterationId: 'iteration-2',
    variations: [
      { variationId: `${id}-c`, name: 'Original', isControl: true, share: 0.5 },
      { variationId: `${id}-v`, name: 'Variation', isControl: false, share: 0.5 },
    ],
    pages: ['product'],
    devices: [],
    paths: { include: [], exclude: [] },
    segments: [],
    goals: [{ id: 'add-to-bag', isPrimary: true }],
    exclusionGroup: null,
    startsAt: reportStart,
    endsAt: null,
    pausedAt: null,
    state: 'running',
    visitors: 0,
    conversion: null,
    leading: null,
    isAlarm: false,
    ...part,
  }
}

const seenBy = (visitors: number) => ({ visitors, conversion: 'order' })

const threeWays = (id: string) => [
  { variationId: `${id}-c`, name: 'No badge', isControl: true, share: 0.34 },
  { variationId: `${id}-a`, name: 'Badge on the picture', isControl: false, share: 0.33 },
  { variationId: `${id}-b`, name: 'Badge below the price', isControl: false, share: 0.33 },
]

/** A site with experiences in every state, one with an alarm, one removed, and one whose texts are hostile. */
export const describedExperiences: ListedExperience[] = [
  anExperience({
    id: 'low-stock',
    name: 'Only a few left',
    ...seenBy(25_310),
    devices: ['mobile'],
    exclusionGroup: 'product page',
  }),
  anExperience({
    id: 'badges',
    name: 'Bestseller badges',
    template: 'category/badges',
    variations: threeWays('badges'),
    pages: ['category', 'search'],
    segments: ['Returning visitors', 'Spent more than 100'],
    ...seenBy(37_902),
  }),
  anExperience({
    id: 'free-delivery',
    name: 'Progress to free delivery',
    template: 'basket/progress',
    pages: ['basket'],
    ...seenBy(11_480),
  }),
  anExperience({
    id: 'exit-offer',
    name: 'Offer on leaving',
    template: null,
    pages: [],
    paths: { include: ['/uk/'], exclude: ['/checkout'] },
    ...seenBy(8204),
    isAlarm: true,
  }),
  anExperience({
    id: 'size-guide',
    name: 'Size guide beside the sizes',
    ...seenBy(212),
  }),
  anExperience({ id: 'welcome-back', name: 'Welcome back', state: 'waiting', pages: ['home'] }),
  anExperience({
    id: 'christmas',
    name: longName,
    state: 'scheduled',
    startsAt: reportStart + 40 * dayLength,
    endsAt: reportStart + 60 * dayLength,
    pages: ['home', 'category', 'product', 'basket'],
  }),
  anExperience({
    id: 'sticky-bag',
    name: 'Bag button that stays',
    state: 'paused',
    pausedAt: reportStart,
    ...seenBy(5120),
  }),
  anExperience({
    id: 'summer',
    name: 'Summer sale',
    state: 'ended',
    endsAt: reportStart,
    ...seenBy(61_244),
  }),
  anExperience({
    id: markup,
    name: markup,
    template: markup,
    segments: [markup],
    paths: { include: [markup], exclude: [] },
    exclusionGroup: markup,
    goals: [{ id: markup, isPrimary: true }],
    variations: [
      { variationId: `${markup}-c`, name: `=${markup}`, isControl: true, share: 0.5 },
      { variationId: `${markup}-v`, name: markup, isControl: false, share: 0.5 },
    ],
    ...seenBy(25_200),
  }),
  anExperience({
    id: 'old-banner',
    state: 'removed',
    template: null,
    pages: [],
    startsAt: null,
    variations: ['c', 'v'].map((end) => ({
      variationId: `old-banner-${end}`,
      name: '',
      isControl: end === 'c',
      share: 0.5,
    })),
    ...seenBy(940),
  }),
]
