import type { AllStores, EventBatch } from '../storage/storage.ts'
import { divideBatch } from './divide-batch.ts'
import type { WriteLog } from './log/event-log.ts'
import type { PartitionCalls } from './partition-calls.ts'
import { toLogged } from './plan/batch-form.ts'
import type { CallPlan } from './plan/call-plan.ts'
import { countsOf } from './plan/merge-sums.ts'
import { partitionOf } from './plan/partition-of.ts'
import { stashPlaceOf } from './plan/places.ts'
import { plans } from './plan/plans.ts'

export type ClusterStoresNeeds = {
  partitions: number
  calls: Pick<PartitionCalls, 'ask' | 'write'>
  log: Pick<WriteLog, 'forget'>
  /** The partitions of this process. */
  owned: () => Iterable<number>
}

type AnyPlan = CallPlan<unknown[], unknown>
type Called = (...given: unknown[]) => Promise<unknown>

/** Returns the stores that the routes use, over partitions in several processes. */
export function clusterStores({ partitions, calls, log, owned }: ClusterStoresNeeds): AllStores {
  const all = Array.from({ length: partitions }, (_, number) => number)
  const placeOf = (name: string) => partitionOf(name, partitions)

  function callAs(store: keyof AllStores, method: string, plan: AnyPlan): Called {
    return async (...given) => {
      const call = { store, method, given }
      const callOne = (number: number) => (plan.writes ? calls.write(number, call) : calls.ask(number, call))
      if ('at' in plan) return callOne(placeOf(plan.at(...given)))
      const answers = await Promise.all([...(plan.own ? owned() : all)].map(callOne))
      return plan.merge(answers, ...given)
    }
  }

  const planned = Object.fromEntries(
    Object.entries(plans).map(([store, methods]) => [
      store,
      Object.fromEntries(
        Object.entries(methods).map(([method, plan]) => [
          method,
          callAs(store as keyof AllStores, method, plan as unknown as AnyPlan),
        ]),
      ),
    ]),
  ) as unknown as AllStores
  const askAll = (store: keyof AllStores, method: string, ...given: unknown[]) =>
    Promise.all(all.map((number) => calls.ask(number, { store, method, given })))

  async function appendPart(number: number, batch: EventBatch): Promise<{ accepted: number; duplicates: number }> {
    const call = { store: 'events', method: 'append', given: [toLogged(batch)] } as const
    return (await calls.write(number, { ...call, given: [...call.given] })) as { accepted: number; duplicates: number }
  }

  async function appendBatch({ settles, ...batch }: EventBatch): Promise<{ accepted: number; duplicates: number }> {
    const parts = divideBatch(settles === undefined ? batch : { ...batch, refused: [] }, partitions)
    const outcomes = await Promise.all([...parts].map(([number, part]) => appendPart(number, part)))
    // A refused event goes once what replaces it is stored; which partition has it, only they know. What is refused again
    // takes its place.
    if (settles !== undefined)
      await Promise.all(all.map((number) => appendPart(number, { ...batch, events: [], settles })))
    return outcomes.reduce(
      (sum, each) => ({ accepted: sum.accepted + each.accepted, duplicates: sum.duplicates + each.duplicates }),
      { accepted: 0, duplicates: 0 },
    )
  }

  return {
    ...planned,
    events: { ...planned.events, append: appendBatch },
    stash: {
      ...planned.stash,
      async read(place, keys) {
        const numbers = [...new Set(keys.map((key) => placeOf(stashPlaceOf(key))))]
        const found = await Promise.all(
          numbers.map((number) => calls.ask(number, { store: 'stash', method: 'read', given: [place, keys] })),
        )
        return new Map((found as Map<string, unknown>[]).flatMap((each) => [...each]))
      },
    },
    results: {
      ...planned.results,
      async counts(trackingId, experienceId, goalId, iterationId) {
        const [latest] = await planned.results.iterations(trackingId, experienceId)
        const iteration = iterationId ?? latest?.iterationId
        const askCounts = async (goal?: string) =>
          (await askAll('results', 'counts', trackingId, experienceId, goal, iteration)) as Awaited<
            ReturnType<AllStores['results']['counts']>
          >[]
        const counted = (await askCounts(goalId)).filter((each) => each !== null)
        // Where nobody has reached a primary goal, a partition counts orders; another one may have somebody who has.
        const isPrimary = goalId === undefined && counted.some(({ conversion }) => conversion === 'primary')
        if (!isPrimary) return countsOf(counted)
        return countsOf((await askCounts('primary')).filter((each) => each !== null))
      },
    },
    visitorData: {
      ...planned.visitorData,
      async erase(visitorId) {
        const erased = await planned.visitorData.erase(visitorId)
        // After the rows: what the log says of the visitor, the call above included.
        await log.forget(visitorId)
        return erased
      },
      // Tables whose rows are by site lie in several partitions.
      async *readAll(visitorId) {
        const tables = new Map<string, object[]>()
        for (const found of await askAll('visitorData', 'readAll', visitorId))
          for (const { table, rows } of found as { table: string; rows: object[] }[])
            tables.set(table, [...(tables.get(table) ?? []), ...rows])
        for (const [table, rows] of tables) yield { table, rows }
      },
    },
  }
}
