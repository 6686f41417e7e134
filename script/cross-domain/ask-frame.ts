import { limits } from '../limits.ts'
import { type Arrival, type FrameMessage, readMessage } from './message.ts'

/** A hidden iframe that shows the frame page of another domain. */
export type OpenedFrame<Message = FrameMessage> = {
  origin: string
  loaded: Promise<void>
  /** Passes on what the frame's window posts, until the frame is closed. */
  listen(handler: (arrival: Arrival) => void): void
  post(message: Message): void
  close(): void
}

export type AskNeeds = { after: (ms: number, task: () => void) => void; newId: () => string }

/**
 * Asks a frame and resolves to the state in its answer, '' when it has none. Only an answer from the frame's own
 * origin with the id of the question is accepted (XD-03).
 * @throws (rejects) 'iframe did not respond in time' after 2000 ms (XD-05)
 */
export function askFrame(
  frame: OpenedFrame,
  question: Pick<FrameMessage, 'method' | 'state'>,
  { after, newId }: AskNeeds,
): Promise<string> {
  const id = newId()
  return new Promise((resolve, reject) => {
    after(limits.iframeAnswerMs, () => reject(new Error('iframe did not respond in time')))
    frame.listen(({ origin, data }) => {
      const answer = origin === frame.origin ? readMessage(data) : undefined
      if (answer?.id === id && answer.method === question.method) resolve(answer.state ?? '')
    })
    frame.loaded.then(() => frame.post({ source: 'smartserve', id, ...question })).catch(reject)
  })
}
