import { messageOf } from '../../../contract/message-of.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import { openFrame } from '../../browser/open-frame.ts'
import type { PreviewLoadSources } from '../load-preview.ts'
import { previewHosts } from '../preview-hosts.ts'
import { askDebuggerFrame } from './ask-debugger-frame.ts'
import { type DebuggerConfig, keepDebugger, readDebugger, removeDebugger } from './debugger-config.ts'
import type { DebuggerMessage } from './debugger-message.ts'
import { debuggerPlaces } from './debugger-places.ts'
import { requestedDebugger } from './requested-debugger.ts'

/**
 * Opens the debugger that the address asks for, or that an earlier page of this tab has stored (PV-09, PV-10): its frame
 * hands over the configuration of the preview, which is stored for the preview script and the following pages. Undefined
 * when nobody asks for it, or the address ends it. When the frame has no answer, this is logged, and what it answered on an
 * earlier page stays.
 */
export async function openDebugger(run: PreviewLoadSources): Promise<DebuggerConfig | undefined> {
  const { options, site, log } = run
  const places = debuggerPlaces(run)
  const kept = readDebugger(places)
  const requested = readRequest()
  if (requested === 'off') return removeDebugger(places) as undefined
  const wanted = requested ?? kept
  if (!wanted) return undefined
  const isSame = kept?.previewId === wanted.previewId
  const config = { ...(isSame && kept?.preview && { preview: kept.preview }), ...wanted }
  const preview = await previewOf(run, wanted)
  const opened = { ...config, ...(preview && { preview }) }
  keepDebugger(places, opened)
  return opened

  function readRequest(): ReturnType<typeof requestedDebugger> {
    try {
      return requestedDebugger(options, site.config.environment)
    } catch (error) {
      log.error(`Debugger: ${messageOf(error)}`)
      return undefined
    }
  }
}

/** Returns what the debugger's frame hands over; undefined when it has nothing. */
async function previewOf(
  { page, site: { config }, log }: PreviewLoadSources,
  { environment, previewId = '' }: DebuggerConfig,
): Promise<PreviewConfig | undefined> {
  const [host] = previewHosts(config, environment)
  if (!host) return undefined
  const asked = new URLSearchParams({ propertyId: config.propertyId, previewId })
  const frame = openFrame<DebuggerMessage>(`${host}/frame.html?${asked}`, 'debugger')
  try {
    return await askDebuggerFrame(frame, { after: page.after, id: String(page.random()) })
  } catch (error) {
    log.error(`Debugger: ${messageOf(error)}`)
    return undefined
  }
}
