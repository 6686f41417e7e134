import type { NatsConnection } from '@nats-io/transport-node'
import type { Peers } from './share.ts'

/** Tells the other processes that this one is alive, and hears of them. */
export function heardPeers(
  nats: NatsConnection,
  { name, self }: { name: string; self: string },
): { tell(): void; heard(): Peers } {
  const subject = `instep.${name}.alive`
  const peers: Peers = new Map()
  nats.subscribe(subject, {
    callback: (_error, message) => {
      const id = message.string()
      if (id !== self) peers.set(id, performance.now())
    },
  })
  return { tell: () => nats.publish(subject, self), heard: () => peers }
}
