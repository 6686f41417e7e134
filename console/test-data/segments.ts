import type { ListedSegment, SegmentReport } from '../../contract/console/segments.ts'
import { boughtWithin } from '../../contract/segments/bought-within.ts'
import { all, event, happened, latest, not, ownEvent } from '../../contract/segments/conditions.ts'
import { atLeast, isOneOf } from '../../contract/segments/operators.ts'
import { longName, markup } from './hostile-texts.ts'
import { createSeeded } from './seeded.ts'

const day = 86_400_000
const purchase = event('ecBasketTransactionSummary')
const productPage = event('ecProduct', { eventType: 'detail' })
const towardsPaying = event('ecView', { type: isOneOf('basket', 'checkout') })

export const segments: ListedSegment[] = [
  {
    id: 'keen',
    name: 'Looked at three products',
    when: happened(productPage, { times: 3, within: '7 days', until: purchase }),
    byDefault: false,
    experiences: [
      { id: 'low-stock', name: 'Low stock', isIncluded: true },
      { id: 'badges', name: 'Bestseller badges', isIncluded: false },
    ],
    members: 18_432,
    entered: 2310,
    left: 1985,
  },
  {
    id: 'new-visitor',
    name: 'On their first visit',
    when: latest(event('ecView', { 'context.sessionNumber': 1 })),
    byDefault: true,
    experiences: [],
    members: 120_880,
    entered: 15_022,
    left: 7411,
  },
  {
    id: 'abandoned-bag',
    name: 'Left a filled bag',
    when: all(
      latest(event('ecBasketSummary', { 'basket.quantity': atLeast(1) })),
      happened(towardsPaying, { within: '14 days', until: purchase }),
      not(happened(towardsPaying, { within: '30 minutes' })),
    ),
    byDefault: false,
    experiences: [{ id: 'exit-offer', name: 'Offer when leaving', isIncluded: true }],
    members: 932,
    entered: 301,
    left: 288,
  },
  {
    id: 'bought-30-days',
    name: 'bought-30-days',
    when: boughtWithin(30),
    byDefault: false,
    experiences: [],
    members: 0,
    entered: 0,
    left: 0,
  },
  {
    id: 'hostile',
    name: markup,
    when: happened(ownEvent(markup, { [markup]: markup })),
    byDefault: false,
    experiences: [{ id: markup, name: longName, isIncluded: true }],
    members: 1,
    entered: 1,
    left: 0,
  },
  { id: 'gone', name: 'gone', when: null, byDefault: false, experiences: [], members: 4, entered: 0, left: 2 },
]

/** The report of a segment over 30 days; undefined for one that is not there. */
export function aSegmentReport(id: string | undefined, now: number): SegmentReport | undefined {
  const segment = segments.find((each) => each.id === id)
  if (!segment) return undefined
  const seeded = createSeeded(segment.members + 1)
  const today = Math.floor(now / day) * day
  const days = Array.from({ length: segment.members === 0 ? 0 : 30 }, (_, at) => ({
    at: today - (29 - at) * day,
    entered: Math.round((segment.entered / 7) * (0.7 + seeded() * 0.6)),
    left: Math.round((segment.left / 7) * (0.7 + seeded() * 0.6)),
  }))
  return { segment, days }
}
