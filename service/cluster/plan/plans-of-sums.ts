import type { ShopFront } from '../../recommendations/recommendation-store.ts'
import { byVisitor, type CallPlans, removeOld } from './call-plan.ts'
import { addFields, addNumbers, addUp, findFirst, findGreatest, joinNames, joinNewest, joinSorted } from './merge.ts'
import { costsOf, partsOf } from './merge-sums.ts'

type OfSums = Pick<
  CallPlans,
  'recommendations' | 'campaigns' | 'results' | 'costs' | 'traffic' | 'visitorData' | 'eventPages' | 'segments'
>

const bySite = { at: ({ trackingId }: ShopFront) => trackingId }

/** Plans of what is read as sums and lists over many visitors. */
export const plansOfSums: OfSums = {
  // Learnt where their site is: whether a product is sold out, any visitor may be the one to say.
  recommendations: {
    visitor: { at: (trackingId) => trackingId },
    locales: { at: (trackingId) => trackingId },
    products: bySite,
    together: bySite,
    best: bySite,
    removeOlder: removeOld,
  },
  campaigns: {
    deliver: { writes: true, at: ({ visitorId }) => visitorId },
    groupOf: { at: ({ visitorId }) => visitorId },
    counts: {
      merge: (lists) => {
        const keyOf = (each: (typeof lists)[0][0]) => [each.placementId, each.campaignId, each.group].join('\0')
        const add = addFields<(typeof lists)[0][0]>(
          'visitors',
          'delivered',
          'impressions',
          'clickthroughs',
          'converters',
          'conversions',
        )
        return joinSorted([addUp(lists, keyOf, add)], keyOf)
      },
    },
    removeOlder: removeOld,
  },
  results: {
    experienceIds: { merge: (lists) => joinNames(lists) },
    iterations: {
      merge: (lists) =>
        joinNewest(
          [
            addUp(
              lists,
              ({ iterationId }) => iterationId,
              (one, other) => ({
                iterationId: one.iterationId,
                order: Math.min(one.order, other.order),
                firstAt: Math.min(one.firstAt, other.firstAt),
                lastAt: Math.max(one.lastAt, other.lastAt),
                visitors: one.visitors + other.visitors,
              }),
            ),
          ],
          ({ order }) => order,
        ),
    },
    parts: { merge: partsOf },
    heardSince: { merge: (lists) => joinNames(lists) },
    removeOlder: removeOld,
  },
  costs: { since: { merge: costsOf }, removeOlder: removeOld },
  traffic: {
    trackingIds: { merge: (lists) => joinNames(lists) },
    sums: {
      merge: (lists) =>
        joinSorted(
          [addUp(lists, ({ at, measure, detail }) => [at, measure, detail].join('\0'), addFields('total'))],
          ({ at }) => at,
        ),
    },
    orders: {
      merge: (lists) =>
        joinSorted(
          [addUp(lists, ({ at, currency }) => `${at} ${currency}`, addFields('orders', 'amount'))],
          ({ at }) => at,
        ),
    },
    countVisitors: { merge: addNumbers },
    latest: { merge: (lists, _trackingId, _after, atMost) => joinNewest(lists, ({ position }) => position, atMost) },
    removeOlder: removeOld,
  },
  visitorData: {
    latest: { merge: (lists, _trackingId, atMost) => joinNewest(lists, ({ position }) => position, atMost) },
    experiences: byVisitor,
    orders: byVisitor,
    events: byVisitor,
    erase: {
      writes: true,
      merge: (erased) =>
        Object.fromEntries(
          addUp(
            erased.map((each) => Object.entries(each)),
            ([table]) => table,
            ([table, one], [, other]) => [table, one + other],
          ),
        ),
    },
  },
  eventPages: {
    stored: {
      merge: (lists, _trackingId, _filter, { atMost }) => joinNewest(lists, ({ position }) => position, atMost),
    },
    countAfter: { merge: (counts, _trackingId, _filter, { atMost }) => Math.min(addNumbers(counts), atMost) },
    latest: { merge: findGreatest },
    types: { merge: (lists, _trackingId, atMost) => joinNames(lists, atMost) },
    envelope: { merge: findFirst },
  },
  segments: {
    counts: {
      merge: (lists) =>
        joinSorted(
          [addUp(lists, ({ segmentId }) => segmentId, addFields('members', 'entered', 'left'))],
          ({ segmentId }) => segmentId,
        ),
    },
    days: {
      merge: (lists) =>
        joinSorted([addUp(lists, ({ day }) => String(day), addFields('entered', 'left'))], ({ day }) => day),
    },
    removeOlder: removeOld,
  },
}
