import type { AllStores, Storage } from '../../storage/storage.ts'
import { findEarliest, findGreatest } from './merge.ts'

/**
 * Where a call of the storage goes: to the partition of a name (`at`), or to all, whose answers are merged. `writes` says that
 * it is a message of the log; `own` that it goes to the partitions of this process only, because every process does it for its own.
 */
export type CallPlan<Given extends unknown[], Answer> = { writes?: true } & (
  | { at: (...given: Given) => string }
  | { own?: true; merge: (answers: Answer[], ...given: Given) => Answer }
)

type PlanOf<Method> = Method extends (...given: infer Given) => Promise<infer Answer> ? CallPlan<Given, Answer> : never

/** What is divided by more than one name, or needs several questions. */
type Special = { events: 'append'; stash: 'read'; results: 'counts'; visitorData: 'readAll' }

export type CallPlans = {
  [Store in keyof AllStores]: {
    [Method in keyof Omit<Storage[Store], Store extends keyof Special ? Special[Store] : never>]: PlanOf<
      Storage[Store][Method & keyof Storage[Store]]
    >
  }
}

export const site = { at: () => 'site' }
export const writeSite = { writes: true, ...site } as const
export const writeAll = { writes: true, merge: () => {} } as const
export const writeOwn = { writes: true, own: true, merge: () => {} } as const
/** Plans that several methods have. Retention goes on while a part has as many as were asked for. */
export const removeOld = { writes: true, own: true, merge: findGreatest } as const
/** Every process does the work that is due in its own partitions. */
export const dueOfOwn = { own: true, merge: (times: (number | null)[]) => findEarliest(times) } as const
export const byVisitor = { at: (_trackingId: string, visitorId: string) => visitorId }
