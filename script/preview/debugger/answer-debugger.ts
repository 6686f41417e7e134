import { endpointOf } from '../../../contract/endpoints.ts'
import { messageOf } from '../../../contract/message-of.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import { mayAsk } from '../../cross-domain/answer-question.ts'
import type { Arrival } from '../../cross-domain/message.ts'
import type { Send } from '../../services/remote/request.ts'
import { findPreview } from '../find-preview.ts'
import { type DebuggerMessage, readDebuggerMessage } from './debugger-message.ts'

/** What the preview build writes for the frame about a property. */
export type DebuggedSite = Pick<
  ScriptConfig,
  'propertyId' | 'domains' | 'endpoints' | 'environment' | 'dataLocation' | 'baseDomain'
>

type AnswerNeeds = {
  /** The options of the frame's address. */
  asked: URLSearchParams
  protocol: string
  send: Send
  loadSite: (propertyId: string) => Promise<DebuggedSite>
}

/**
 * Returns the frame's answer to a page: the configuration that the stash has under the preview id of the frame's address,
 * or what is wrong with it. Undefined for pages that are not of the property's domains (PV-11).
 */
export async function answerDebugger(
  { origin, data }: Arrival,
  { asked, protocol, send, loadSite }: AnswerNeeds,
): Promise<DebuggerMessage | undefined> {
  const question = readDebuggerMessage(data)
  if (!question) return undefined
  const { source, method, id } = question
  const site = await loadSite(asked.get('propertyId') ?? '').catch(() => undefined)
  if (!site || !mayAsk(origin, { domains: site.domains, protocol })) return undefined
  const previewId = asked.get('previewId') ?? ''
  if (previewId === '') return { source, method, id }
  const { propertyId } = site
  try {
    const preview = await findPreview({ previewId, propertyId, send, host: endpointOf('stash', site) })
    return { source, method, id, ...(preview && { preview }) }
  } catch (error) {
    return { source, method, id, problem: messageOf(error) }
  }
}
