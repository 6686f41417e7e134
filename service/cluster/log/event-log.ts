import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { packText, unpackText } from '../wire/pack-text.ts'
import { type LogStream, logStream, streamOf } from './log-stream.ts'
import { messageWithout } from './message-without.ts'

/** A message of the log; `position` increases over all partitions, `pending` is how many of its partition are behind it. */
export type LogMessage = { position: number; text: string; answerTo: string | null; pending: number }

/** The log of all writes: one stream with a subject for each partition, replicated and in files. */
export type WriteLog = {
  /**
   * Appends to the log. Resolves with the position when the stream's quorum has the message. A repeated attempt is not
   * stored twice, nor is one with an id that was used within two minutes. @throws (rejects) Error when there is no quorum within a time
   */
  append(partition: number, text: string, facts: { answerTo: string; id?: string }): Promise<number>
  /** Resolves when the log has a leader, without whom nothing is written. @throws (rejects) where it has none */
  check(): Promise<void>
  /**
   * Reads the log through, and removes for ever what says something of a visitor. What else such messages say is written anew.
   * Returns how many messages were removed.
   */
  forget(visitorId: string): Promise<number>
  /**
   * Yields the messages of a partition up to a position, each at the place of the one that it was written anew for. Such ones
   * are read first, and are in memory meanwhile.
   */
  readOrdered(partition: number, upTo: number): AsyncIterable<Pick<LogMessage, 'position' | 'text'>>
  /** Yields the messages of a partition after a position as they arrive, until the signal ends it. */
  follow(partition: number, after: number, signal: AbortSignal): AsyncIterable<LogMessage>
}

const answerHeader = 'Instep-Answer-To'
/** Of a message that says what is left of an earlier one: the position of that. */
const placeHeader = 'Instep-Instead-Of'
/** Room for the headers of a message, which count as well. */
const headerBytes = 1024
/** Milliseconds within which a write is in the log, or fails. */
export const appendMs = 6000
/** Milliseconds for one attempt, and between two. */
const attempt = { oneMs: 2000, pauseMs: 100 }
/** A reader that hears nothing for two heartbeats, in milliseconds, is created anew: its server may have been killed. */
const reading = { max_messages: 256, expires: 5000, idle_heartbeat: 1000 }

/** Opens the log of an installation, and what is known of its stream, which may have to be created. */
export async function openLog(nats: NatsConnection, name: string): Promise<{ log: WriteLog; stream: LogStream }> {
  const manager = await jetstreamManager(nats)
  const client = jetstream(nats)
  const mostBytes = () => nats.info?.max_payload ?? Number.POSITIVE_INFINITY
  return { log: writeLog({ manager, client, mostBytes }, name), stream: logStream({ manager, client }, name) }
}

type WriteLogNeeds = {
  manager: JetStreamManager
  client: JetStreamClient
  mostBytes: () => number
  /** Milliseconds within which a write is in the log, or fails. */
  mostMs?: number
}

export function writeLog({ manager, client, mostBytes, mostMs = appendMs }: WriteLogNeeds, name: string): WriteLog {
  const stream = streamOf(name)
  const subjectOf = (partition: number) => `instep.${name}.log.${partition}`

  async function* readThrough(last: number, partition?: number): AsyncIterable<JsMsg> {
    const consumer = await client.consumers.get(stream, {
      deliver_policy: DeliverPolicy.All,
      ...(partition !== undefined && { filter_subjects: subjectOf(partition) }),
    })
    for (let at = 0; at < last; ) {
      const page = await consumer.fetch({ max_messages: 256, expires: 1000 })
      for await (const message of page) {
        if (message.seq > last) return
        yield message
        at = message.seq
        if (at === last) return
      }
      // The last ones may have been removed before.
      if ((await manager.streams.info(stream)).state.last_seq >= last && (await consumer.info()).num_pending === 0)
        return
    }
  }

  /**
   * NATS before 2.10 confirms an attempt as repeated, at position 0, also while the earlier one still waits for the quorum, which
   * it never gets when the leader changes: what was confirmed so was lost.
   */
  async function hasMessage(position: number, id: string): Promise<boolean> {
    if (position === 0) return false
    const message = await manager.streams.getMessage(stream, { seq: position })
    return message?.header.get('Nats-Msg-Id') === id
  }

  return {
    async append(partition, text, { answerTo, id = randomUUID() }) {
      const told = headers()
      told.set(answerHeader, answerTo)
      const options = { msgID: id, headers: told, timeout: attempt.oneMs }
      const until = performance.now() + mostMs
      const bytes = packText(text)
      if (bytes.length + headerBytes > mostBytes())
        throw new Error(
          `A write of ${bytes.length} bytes is more than the log takes: raise max_payload of NATS, which is ${mostBytes()}`,
        )
      for (;;) {
        try {
          const { seq, duplicate } = await client.publish(subjectOf(partition), bytes, options)
          if (!duplicate || (await hasMessage(seq, id))) return seq
          throw new Error('An earlier attempt is not in the log yet')
        } catch (error) {
          if (performance.now() + attempt.pauseMs > until)
            throw new Error(`The log did not take a write within ${mostMs} ms: ${error}`, { cause: error })
          await wait(attempt.pauseMs)
        }
      }
    },
    async check() {
      const { cluster } = await manager.streams.info(stream)
      // A server alone has no cluster to tell of.
      if (cluster && !cluster.leader) throw new Error('the log has no leader')
    },
    async forget(visitorId) {
      const { last_seq: last } = (await manager.streams.info(stream)).state
      let removed = 0
      for await (const message of readThrough(last)) {
        const rest = messageWithout(unpackText(message.data), visitorId)
        if (rest === 'same') continue
        if (rest !== 'nothing') {
          const told = headers()
          told.set(placeHeader, String(placeOf(message)))
          await client.publish(message.subject, packText(rest.text), { headers: told, timeout: attempt.oneMs })
        }
        await manager.streams.deleteMessage(stream, message.seq, true)
        removed++
      }
      return removed
    },
    async *readOrdered(partition, upTo) {
      const moved: { position: number; text: string }[] = []
      for await (const message of readThrough(upTo, partition))
        if (placeOf(message) !== message.seq) moved.push({ position: placeOf(message), text: unpackText(message.data) })
      moved.sort((one, other) => one.position - other.position)
      for await (const message of readThrough(upTo, partition)) {
        while (moved[0] && moved[0].position < message.seq) yield* moved.splice(0, 1)
        if (placeOf(message) === message.seq) yield { position: message.seq, text: unpackText(message.data) }
      }
      yield* moved
    },
    async *follow(partition, after, signal) {
      const start = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: after + 1 }
      const consumer = await client.consumers.get(stream, { filter_subjects: subjectOf(partition), ...start })
      const messages = await consumer.consume(reading)
      const stopMessages = () => messages.stop()
      signal.addEventListener('abort', stopMessages)
      if (signal.aborted) stopMessages()
      let at = after
      try {
        for await (const message of messages) {
          // A server whose copy is behind begins where that ends, before the position that it was asked for.
          if (message.seq <= at) continue
          at = message.seq
          yield {
            position: message.seq,
            text: unpackText(message.data),
            answerTo: message.headers?.get(answerHeader) || null,
            pending: message.info.pending,
          }
        }
      } finally {
        signal.removeEventListener('abort', stopMessages)
        stopMessages()
      }
    },
  }
}

/** The position of the message that this one is, or is left of. */
const placeOf = (message: JsMsg): number => Number(message.headers?.get(placeHeader) || message.seq)
