import { useEffect, useState } from 'react'
import type { DraftAnswer } from '../../http/draft-route.ts'
import type { ContentProblem } from '../draft/check-draft.ts'
import { editPath } from '../edit-address.ts'
import type { Content } from '../form/form-field.ts'

/** How long after the last keystroke the content is sent, in ms. */
const quietMs = 500

export type SentDraft = {
  /** Of the newest content without mistakes. */
  token: string | undefined
  problems: readonly ContentProblem[]
  /** Whether the newest content is still to be sent, was answered, or could not be sent. */
  progress: 'sending' | 'answered' | 'failed'
  /** Sends the content once more. */
  sendAgain(): void
}

/** Sends the content to the shop once a pause is made, which checks it and keeps it as a draft. */
export function useDraft(experienceId: string, content: Content): SentDraft {
  const [sent, setSent] = useState<Omit<SentDraft, 'sendAgain'>>({
    token: undefined,
    problems: [],
    progress: 'sending',
  })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round sends the same content
  useEffect(() => {
    setSent((before) => ({ ...before, progress: 'sending' }))
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const answer = await postDraft(experienceId, content, signal).catch((): undefined => undefined)
      if (signal.aborted) return
      if (!answer) setSent((before) => ({ ...before, progress: 'failed' }))
      else if ('problems' in answer)
        setSent(({ token }) => ({ token, problems: answer.problems, progress: 'answered' }))
      else setSent({ token: answer.token, problems: [], progress: 'answered' })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [experienceId, content, round])

  return { ...sent, sendAgain: () => setRound((before) => before + 1) }
}

async function postDraft(experienceId: string, content: Content, signal: AbortSignal): Promise<DraftAnswer> {
  const body = new URLSearchParams({ content: JSON.stringify(content) })
  const reply = await fetch(`${editPath(experienceId)}/draft`, { method: 'POST', body, signal })
  if (!reply.ok) throw new Error(`The draft was refused: ${reply.status}`)
  return reply.json()
}
