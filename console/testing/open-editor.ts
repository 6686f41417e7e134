import type { Role } from '../../contract/console/session.ts'
import type { DraftChange, PreviewRequest } from '../../contract/console/steer.ts'
import type { ColorScheme } from '../settings/theme.ts'
import { type Answer, session } from '../test-data/answers.ts'
import { answerSteer, aSteered, aSteerStore, type SteerStore } from '../test-data/steer-editor.ts'
import type { Language } from '../texts/texts.ts'
import { openConsole, type SentRequest } from './open-console.tsx'

type EditorOpening = {
  at?: string
  role?: Role
  theme?: ColorScheme
  language?: Language
  /** Answers in place of the store's; undefined leaves it to that. */
  answer?(request: SentRequest): Answer | Promise<Answer> | undefined
}

/** Opens the editor of the experience `low-stock` with a service that keeps drafts, and returns what was sent to it. */
export function openEditor(store: SteerStore = aSteerStore(aSteered()), opening: EditorOpening = {}) {
  const { at = '/sites/moor-boots/experiences/low-stock/edit', role = 'edit', theme, language, answer } = opening
  const answerAll = (sent: SentRequest) =>
    answer?.(sent) ??
    (sent.address.endsWith('/session') ? { status: 200, body: { ...session, role } } : answerSteer(store, sent))
  const requests = openConsole({ at, theme, language, answer: answerAll })
  const bodiesOf = (method: string, end: string) =>
    requests.filter((each) => each.method === method && each.address.includes(end)).map(({ body }) => body)
  const sentChanges = () => bodiesOf('PUT', '/drafts/') as DraftChange[]
  return {
    store,
    requests,
    sentChanges,
    sentSettings: () => sentChanges().map(({ settings }) => settings ?? {}),
    lastSent: () => sentChanges().at(-1)?.settings ?? undefined,
    sentPreviews: () => bodiesOf('POST', '/preview') as PreviewRequest[],
  }
}
