import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { NatsConnection } from '@nats-io/transport-node'
import { appendMs, type WriteLog } from './log/event-log.ts'
import type { PartitionOwner } from './ownership/partition-owner.ts'
import { answeredValue, decodeCall, encodeAnswer, encodeCall, type StoreCall } from './plan/call.ts'
import { partitionOf } from './plan/partition-of.ts'
import type { TellPartition } from './state/partition.ts'
import { openInbox } from './wire/inbox.ts'
import { packText, unpackText } from './wire/pack-text.ts'

export type PartitionCallsNeeds = {
  nats: NatsConnection
  log: WriteLog
  /** The name of the installation. */
  name: string
  partitions: number
  owned: ReadonlyMap<number, PartitionOwner>
  /** How long a write waits to be folded once it is in the log, in milliseconds. */
  mostFoldMs?: number
}

/** Calls of partitions, wherever their owner is. */
export type PartitionCalls = {
  /** Asks the owner of a partition. @throws (rejects) what the call threw, or when no owner answers within a time */
  ask(partition: number, call: StoreCall): Promise<unknown>
  /**
   * Writes a call to the log, and waits until it is folded. @throws (rejects) where nobody has folded it within a time, although the
   * log has confirmed it: what a leader confirms just before it fails its successor may not have, or have at another position
   */
  write(partition: number, call: StoreCall): Promise<unknown>
  /** Appends a text to the log of a partition; its answer is undefined where there is none within so many milliseconds. */
  append(partition: number, text: string, answerMs: number): Promise<{ folded: Promise<string | undefined> }>
  /** Answers what other processes ask about a partition that this one owns, until the returned function is called. */
  serve(partition: number, owner: PartitionOwner): () => void
  /** Tells another partition something, as a partition's owner does. */
  tell(message: TellPartition, id: string): Promise<{ folded: Promise<unknown> }>
  /** Whether an answer goes to this process. */
  isOwn(answerTo: string): boolean
  /** Sends the answer of a folded call to the process that wrote it. */
  answer(to: string, text: string): void
}

/** How long an owner is looked for, and one attempt may take. */
const patience = { allMs: 8000, oneMs: 2000, pauseMs: 50 }
const foldMs = 5000

export function callPartitions({
  nats,
  log,
  name,
  partitions,
  owned,
  mostFoldMs = foldMs,
}: PartitionCallsNeeds): PartitionCalls {
  const askSubject = (partition: number) => `instep.${name}.ask.${partition}`
  const inbox = openInbox(nats, name)

  async function askOnce(partition: number, call: StoreCall): Promise<string> {
    const owner = owned.get(partition)
    if (owner) return encodeAnswer(await owner.ask(call))
    const { answerTo, answered } = inbox.expectAnswer(patience.oneMs)
    nats.publish(askSubject(partition), packText(encodeCall(call)), { reply: answerTo })
    const text = await answered
    if (text === undefined) throw new Error('no process owns it')
    return text
  }

  async function askUntilAnswered(partition: number, call: StoreCall): Promise<string> {
    const until = performance.now() + patience.allMs
    for (;;) {
      try {
        return await askOnce(partition, call)
      } catch (error) {
        if (performance.now() > until)
          throw new Error(`Nobody answers for partition ${partition} of the storage: ${error}`, { cause: error })
        await wait(patience.pauseMs)
      }
    }
  }

  /** Returns when the log has it; `folded` is the answer, undefined where there is none within a time. */
  async function appendText(
    partition: number,
    text: string,
    { id = randomUUID(), answerMs = mostFoldMs }: { id?: string; answerMs?: number } = {},
  ): Promise<{ folded: Promise<string | undefined> }> {
    const { answerTo, answered, stopWaiting } = inbox.expectAnswer(answerMs + appendMs)
    try {
      await log.append(partition, text, { answerTo, id })
      return { folded: Promise.race([answered, wait(answerMs, undefined, { ref: false })]) }
    } catch (error) {
      stopWaiting()
      throw error
    }
  }

  return {
    ask: async (partition, call) => answeredValue(await askUntilAnswered(partition, call)),
    async write(partition, call) {
      const { folded } = await appendText(partition, encodeCall(call))
      const text = await folded
      if (text !== undefined) return answeredValue(text)
      throw new Error(`Partition ${partition} of the storage has not applied a write within ${mostFoldMs} ms`)
    },
    serve(partition, owner) {
      const subscription = nats.subscribe(askSubject(partition), {
        callback: (_error, message) => {
          void owner.ask(decodeCall(unpackText(message.data))).then(
            (answer) => inbox.sendAnswer(message.reply ?? '', encodeAnswer(answer)),
            () => {}, // it has moved: who asks tries again
          )
        },
      })
      return () => subscription.unsubscribe()
    },
    tell: ({ at, text }, id) => appendText(partitionOf(at, partitions), text, { id }),
    append: (partition, text, answerMs) => appendText(partition, text, { answerMs }),
    isOwn: inbox.isOwn,
    answer: inbox.sendAnswer,
  }
}
