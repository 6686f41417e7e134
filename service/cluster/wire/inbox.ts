import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node'
import { packText, unpackText } from './pack-text.ts'
import { collectParts, divideBytes } from './parts.ts'

/** An answer that is waited for; undefined where there is none within the time, or nobody who could give it. */
export type Expected = { answerTo: string; answered: Promise<string | undefined>; stopWaiting(): void }

/** Where answers of other processes arrive, and one's own. */
export type Inbox = {
  expectAnswer(milliseconds: number): Expected
  /** Whether an answer goes to this process. */
  isOwn(answerTo: string): boolean
  /** Sends a text of any length. */
  sendAnswer(to: string, text: string): void
}

const numberHeader = 'Instep-Part'
const countHeader = 'Instep-Parts'
/** What NATS answers where nobody listens. */
const noResponders = 503

/** Opens the inbox of this process. */
export function openInbox(nats: NatsConnection, name: string): Inbox {
  const inbox = `instep.${name}.answer.${randomUUID()}`
  const waiting = new Map<string, (message: Msg) => void>()
  nats.subscribe(`${inbox}.*`, { callback: (_error, message) => waiting.get(message.subject)?.(message) })

  return {
    expectAnswer(milliseconds) {
      const answerTo = `${inbox}.${randomUUID()}`
      const arrived = new Promise<string | undefined>((resolve) => {
        const addPart = collectParts()
        waiting.set(answerTo, ({ headers: told, data }) => {
          if (told?.code === noResponders) return resolve(undefined)
          const [number, of] = [Number(told?.get(numberHeader) ?? 0), Number(told?.get(countHeader) || 1)]
          const bytes = addPart({ number, of, bytes: data })
          if (bytes) resolve(unpackText(bytes))
        })
      })
      const stopWaiting = () => void waiting.delete(answerTo)
      const answered = Promise.race([arrived, wait(milliseconds, undefined, { ref: false })]).finally(stopWaiting)
      return { answerTo, answered, stopWaiting }
    },
    isOwn: (answerTo) => answerTo.startsWith(inbox),
    sendAnswer(to, text) {
      for (const { number, of, bytes } of divideBytes(packText(text))) {
        const told = headers()
        told.set(numberHeader, String(number))
        told.set(countHeader, String(of))
        nats.publish(to, bytes, of > 1 ? { headers: told } : {})
      }
    },
  }
}
