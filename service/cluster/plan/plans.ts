import { byVisitor, type CallPlans, dueOfOwn, removeOld, site, writeAll, writeOwn, writeSite } from './call-plan.ts'
import { addFields, addUp, findFirst, findGreatest, joinNewest, joinSorted } from './merge.ts'
import { callbackPlace, counterPlace, runPlace, stashPlaceOf } from './places.ts'
import { plansOfSums } from './plans-of-sums.ts'

/** The plan of each method of the storage. */
export const plans: CallPlans = {
  ...plansOfSums,
  events: {
    list: { merge: (lists) => joinSorted(lists, ({ receivedAt }) => receivedAt) },
    clear: writeAll,
    lastBefore: { merge: findGreatest },
    removeOlder: removeOld,
  },
  refusedEvents: {
    keep: { writes: true, at: ({ trackingId }) => trackingId },
    list: { merge: (lists) => joinSorted(lists, ({ id }) => id) },
    page: { merge: (lists, _after, atMost) => joinSorted(lists, ({ id }) => id, atMost) },
    find: { merge: findFirst },
    setReason: writeAll,
    clear: writeAll,
    removeOlder: removeOld,
  },
  refusedPages: {
    list: { merge: (lists, _trackingId, _reason, { atMost }) => joinNewest(lists, ({ id }) => id, atMost) },
    ids: { merge: (lists, _trackingId, _reason, { atMost }) => joinSorted(lists, (id) => id, atMost) },
    reasons: {
      merge: (lists) =>
        joinSorted(
          addUp(lists, ({ reason }) => reason, addFields('events')).map((each) => [each]),
          ({ reason }) => reason,
        ).toSorted((one, other) => other.events - one.events),
    },
    latest: { merge: findGreatest },
  },
  visitors: { find: byVisitor, seed: { writes: true, ...byVisitor }, clear: writeAll },
  stamps: {
    read: { at: (_trackingId, token) => token },
    write: { writes: true, at: ({ token }) => token },
    forget: { writes: true, at: (_trackingId, token) => token },
    list: { merge: (lists) => lists.flat() },
    clear: writeAll,
    removeOlder: removeOld,
  },
  errors: { keep: writeSite, list: site, countMessages: site, clear: writeSite },
  stash: {
    write: { writes: true, at: ({ key }) => stashPlaceOf(key) },
    list: { merge: (lists) => lists.flat() },
    clear: writeAll,
    removeOlder: removeOld,
  },
  notices: {
    set: { writes: true, at: ({ visitorId }) => visitorId },
    remove: { writes: true, at: (_namespace, visitorId) => visitorId },
    nextDue: dueOfOwn,
    settleDue: writeOwn,
    list: { merge: (lists) => joinSorted(lists, ({ due }) => due) },
    clear: writeAll,
  },
  counters: {
    add: { writes: true, at: counterPlace },
    count: { at: counterPlace },
    top: { at: counterPlace },
    lists: {
      merge: (lists, atMost) =>
        joinSorted(lists, ({ property, name, kind }) => [property, name, kind].join('\0'), atMost),
    },
    sweep: writeOwn,
    nextSweep: dueOfOwn,
    list: { merge: (lists) => joinSorted(lists, ({ property, kind, name }) => [property, kind, name].join('\0')) },
    clear: writeAll,
  },
  callbacks: {
    record: { writes: true, at: callbackPlace },
    list: { merge: (lists) => joinSorted(lists, ({ receivedAt }) => receivedAt) },
    clear: writeAll,
    removeOlder: removeOld,
  },
  runs: {
    defer: { writes: true, at: runPlace },
    cancel: { writes: true, at: runPlace },
    convert: { writes: true, at: (visitorId) => visitorId },
    due: { own: true, merge: (lists, _now, limit) => joinSorted(lists, ({ due }) => due, limit) },
    nextDue: dueOfOwn,
    remove: writeAll,
    list: { merge: (lists) => joinSorted(lists, ({ due }) => due) },
    clear: writeAll,
  },
  siteChanges: {
    drafts: site,
    draft: site,
    saveDraft: writeSite,
    discardDraft: writeSite,
    current: site,
    version: site,
    versions: site,
    addVersion: writeSite,
    addEntry: writeSite,
    entries: site,
    removeEntries: { writes: true, at: () => 'site' },
  },
  datasets: { list: site, add: writeSite, removeLatest: writeSite },
}
