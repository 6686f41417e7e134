import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream'
import { CannotOpen } from '../open-patiently.ts'

export type StreamFacts = {
  /** The name of the installation; several may share the servers. */
  name: string
  replicas: number
  /** How long messages are kept. */
  keepMs: number
}

/** The stream of an installation's log. */
export type LogStream = {
  /**
   * Creates it where it is not there. @throws (rejects) CannotOpen where a migration into it has begun and is not finished
   */
  ensure(facts: StreamFacts): Promise<void>
  /** @throws (rejects) CannotOpen where it is not there, or a migration into it is not finished */
  require(): Promise<void>
  /** Null where it is not there. */
  inspect(): Promise<LogFacts | null>
  /** Marks it as one into which a migration has begun; creates it where it is not there. */
  beginMigration(facts: StreamFacts): Promise<void>
  endMigration(): Promise<void>
  /** Removes it with all its messages. */
  remove(): Promise<void>
}

export type LogFacts = {
  /** How many messages have been written to it since it was created. */
  writes: number
  /** Whether a migration into it has begun and is not finished. */
  isMigrating: boolean
  /** Whether no message has been removed because of its age. */
  reachesBack: boolean
  /** Of the oldest message that is left, in epoch milliseconds. */
  firstAt: number
}

export const streamOf = (name: string): string => `instep_${name}`
/** The first message, which belongs to no partition and is removed by nothing but its age: while it is there, all others are. */
const beginning = { subject: 'begin', text: '{"begin":true}' }
export const isBeginning = (text: string): boolean => text === beginning.text
/** In the description of the stream, because its servers agree on that as they do on messages. */
const migrating = 'a migration into it is not finished'
const nanoseconds = 1_000_000

export function logStream(
  { manager, client }: { manager: JetStreamManager; client: JetStreamClient },
  name: string,
): LogStream {
  const stream = streamOf(name)

  async function findStream(): Promise<StreamInfo | null> {
    return manager.streams.info(stream).catch((error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return null
      throw error
    })
  }

  async function createStream({ replicas, keepMs }: StreamFacts, description = ''): Promise<void> {
    await manager.streams.add({
      name: stream,
      description,
      subjects: [`instep.${name}.log.*`],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      num_replicas: replicas,
      max_age: keepMs * nanoseconds,
      duplicate_window: 120_000 * nanoseconds,
      allow_direct: true,
    })
    // Processes that start at the same time write it once.
    await client.publish(`instep.${name}.log.${beginning.subject}`, beginning.text, { msgID: beginning.subject })
  }

  function requireFinished({ config }: StreamInfo): void {
    if (config.description === migrating)
      throw new CannotOpen(`A migration into ${name} has begun and is not finished: run instep migrate again`)
  }

  return {
    async ensure(facts) {
      const found = await findStream()
      if (found) requireFinished(found)
      else await createStream(facts)
    },
    async require() {
      const found = await findStream()
      if (!found) throw new CannotOpen(`There is no data of ${name} on this cluster: INSTEP_CLUSTER names another one`)
      requireFinished(found)
    },
    async inspect() {
      const found = await findStream()
      if (!found) return null
      const { config, state } = found
      return {
        writes: Math.max(0, state.last_seq - 1),
        isMigrating: config.description === migrating,
        reachesBack: state.first_seq <= 1,
        firstAt: Date.parse(state.first_ts),
      }
    },
    async beginMigration(facts) {
      if (await findStream()) await manager.streams.update(stream, { description: migrating })
      else await createStream(facts, migrating)
    },
    endMigration: async () => void (await manager.streams.update(stream, { description: '' })),
    remove: async () => void (await manager.streams.delete(stream)),
  }
}
