import type { PreviewConfig } from '../../../contract/preview.ts'
import type { OpenedFrame } from '../../cross-domain/ask-frame.ts'
import { type DebuggerMessage, readDebuggerMessage } from './debugger-message.ts'

/** The frame loads a page and two scripts, and asks the stash. */
const answerMs = 8000

type AskDebuggerNeeds = { after: (ms: number, task: () => void) => void; id: string }

/**
 * Asks the debugger's frame for the configuration of the preview; undefined when the frame has none to hand over. Only the
 * frame's own window, at its own origin, is heard (PV-11).
 * @throws (rejects) with the frame's problem, or when it does not answer in time
 */
export function askDebuggerFrame(
  frame: OpenedFrame<DebuggerMessage>,
  { after, id }: AskDebuggerNeeds,
): Promise<PreviewConfig | undefined> {
  return new Promise((resolve, reject) => {
    after(answerMs, () => reject(new Error(`the frame at ${frame.origin} did not answer in time`)))
    frame.listen(({ origin, data }) => {
      const answer = origin === frame.origin ? readDebuggerMessage(data) : undefined
      if (answer?.id !== id) return
      if (answer.problem) reject(new Error(answer.problem))
      else resolve(answer.preview)
    })
    frame.loaded.then(() => frame.post({ source: 'smartserve', method: 'getPreview', id })).catch(reject)
  })
}
