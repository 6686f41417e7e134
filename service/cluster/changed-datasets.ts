import type { NatsConnection } from '@nats-io/transport-node'
import type { DatasetStore } from '../datasets/dataset-store.ts'

/** Tells the other processes when datasets were changed through this one, since each keeps them in memory. */
export function changedDatasets(
  nats: NatsConnection,
  { name, self, store }: { name: string; self: string; store: DatasetStore },
): { store: DatasetStore; listen(listener: () => void): void } {
  const subject = `instep.${name}.datasets`
  const tellOthers = <T>(outcome: T): T => {
    nats.publish(subject, self)
    return outcome
  }
  return {
    store: {
      ...store,
      add: async (...given) => tellOthers(await store.add(...given)),
      removeLatest: async (...given) => tellOthers(await store.removeLatest(...given)),
    },
    listen(listener) {
      nats.subscribe(subject, {
        callback: (_error, message) => {
          if (message.string() !== self) listener()
        },
      })
    },
  }
}
