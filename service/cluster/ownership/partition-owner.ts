import { setTimeout as wait } from 'node:timers/promises'
import type { LogMessage, WriteLog } from '../log/event-log.ts'
import type { StoreAnswer, StoreCall } from '../plan/call.ts'
import type { Partition, PartitionFacts, TellPartition } from '../state/partition.ts'
import type { PartitionState } from '../state/partition-state.ts'

export type OwnerNeeds = {
  number: number
  log: WriteLog
  state: PartitionState
  open: (stored: PartitionFacts['stored']) => Promise<Partition>
  /** Writes to the log what another partition has to be told; its answer says when that is folded. */
  tell: (message: TellPartition, id: string) => Promise<{ folded: Promise<unknown> }>
  /** Tells the process that wrote a message what the call answered. */
  answer: (to: string, text: string) => void
  /** Called when another process has written what may have to be done here, and when the partition is open. */
  onWork: () => void
  /** Whether a message was written by this process. */
  isOwn: (answerTo: string) => boolean
  /** Called once when this process can go on no longer as the owner. */
  onEnd: (because: string) => void
}

/** The process that folds a partition's part of the log, and answers what is asked of it. */
export type PartitionOwner = {
  /** @throws (rejects) when the partition cannot be opened, or has ended */
  ask(call: StoreCall): Promise<StoreAnswer>
  /** How many messages of the log were not folded yet when it was last looked. */
  lag(): number
  /** Ends after the message that is being applied. */
  end(): Promise<void>
}

/** What is folded before it is stored. */
const groupLimits = { messages: 64, characters: 512 * 1024 }
const retryPauseMs = 50

/** Folds a partition while this process has its lease. */
export function ownPartition({
  number,
  log,
  state,
  open,
  tell,
  answer,
  onWork,
  isOwn,
  onEnd,
}: OwnerNeeds): PartitionOwner {
  const ended = new AbortController()
  let stored = 0
  let lag = 0
  const opening = openStored()
  opening.catch(() => {}) // told by the fold below
  const folding = foldLog().then(
    () => endFold('ended'),
    (error: unknown) => endFold(String(error)),
  )

  async function openStored(): Promise<Partition> {
    stored = await state.position()
    const partition = await open(state.rows())
    if ((await state.position()) === stored) return partition
    // A server that is behind has become the primary: its rows are older than the position that was read.
    partition.close()
    throw new Error('the stored state has changed while it was read')
  }

  async function foldLog(): Promise<void> {
    const partition = await opening
    onWork()
    for await (const group of groupsOf(log.follow(number, stored, ended.signal), ended.signal)) {
      const applied: { to: string | null; text: string; told: Promise<unknown>[] }[] = []
      lag = (group.at(-1)?.pending ?? 0) + group.length
      for (const { answerTo, ...message } of group) {
        const { answer: text, tell: others } = await partition.apply(message)
        const told: Promise<unknown>[] = []
        for (const [index, each] of others.entries())
          told.push((await tell(each, `${number}-${message.position}-${index}`)).folded)
        applied.push({ to: answerTo, text, told })
      }
      await saveGroup(partition, group.at(-1)?.position ?? stored)
      lag = group.at(-1)?.pending ?? 0
      if (group.some(({ answerTo }) => answerTo && !isOwn(answerTo))) onWork()
      // Who wrote it reads it afterwards, wherever it counts.
      for (const { to, text, told } of applied) if (to) void Promise.all(told).then(() => answer(to, text))
    }
  }

  /** Repeats until it is known whether Redis has stored it. @throws when another process owns the partition now */
  async function saveGroup(partition: Partition, to: number): Promise<void> {
    const change = { from: stored, to, rows: partition.takeChanged() }
    for (;;) {
      const outcome = await state.save(change).catch(() => 'unknown' as const)
      if (outcome === 'saved') break
      if (outcome === 'lost') throw new Error('another process has the lease')
      if (outcome === 'moved') {
        if ((await state.position()) === to) break // an attempt whose answer did not arrive
        throw new Error('the stored state is another one: writes were lost in a failover')
      }
      if (ended.signal.aborted) throw new Error('the store does not answer')
      await wait(retryPauseMs)
    }
    stored = to
  }

  async function endFold(because: string): Promise<void> {
    const isOver = ended.signal.aborted
    ended.abort()
    await opening.then(
      (partition) => partition.close(),
      () => {},
    )
    if (!isOver) onEnd(because)
  }

  return {
    async ask(call) {
      const partition = await opening
      if (ended.signal.aborted) throw new Error('The partition has moved to another process')
      return partition.ask(call)
    },
    lag: () => lag,
    end() {
      ended.abort()
      return folding
    },
  }
}

/** Groups messages that have arrived while the group before was folded. */
async function* groupsOf(messages: AsyncIterable<LogMessage>, signal: AbortSignal): AsyncIterable<LogMessage[]> {
  const arrived: LogMessage[] = []
  let wakeReader = () => {}
  let resumeReceiving = () => {}
  let failure: unknown
  let isOver = false

  async function receiveAll(): Promise<void> {
    try {
      for await (const message of messages) {
        arrived.push(message)
        wakeReader()
        if (arrived.length >= 4 * groupLimits.messages)
          await new Promise<void>((resolve) => {
            resumeReceiving = resolve
          })
      }
    } catch (error) {
      failure = error
    }
    isOver = true
    wakeReader()
  }
  void receiveAll()
  signal.addEventListener('abort', () => {
    wakeReader()
    resumeReceiving()
  })
  while (!signal.aborted) {
    if (arrived.length === 0) {
      if (isOver) throw failure ?? new Error('the log has ended')
      await new Promise<void>((resolve) => {
        wakeReader = resolve
      })
      continue
    }
    yield takeGroup(arrived)
    resumeReceiving()
  }
}

function takeGroup(arrived: LogMessage[]): LogMessage[] {
  let characters = 0
  const end = arrived.findIndex(({ text }, index) => {
    characters += text.length
    return index === groupLimits.messages || (index > 0 && characters > groupLimits.characters)
  })
  return arrived.splice(0, end < 0 ? arrived.length : end)
}
