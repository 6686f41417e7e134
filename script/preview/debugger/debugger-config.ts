import { parseJsonObject } from '../../../contract/json.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import { type PreviewEnvironment, previewEnvironments } from '../../../contract/preview-script.ts'
import type { KeyValue } from '../../key-value.ts'
import { readPreview } from '../read-preview.ts'

/** What the debugger shows until it is switched off or its tab is closed. */
export type DebuggerConfig = {
  environment: PreviewEnvironment
  /** The id under which the stash has the preview. */
  previewId?: string
  /** The preview as the debugger's frame has handed it over. */
  preview?: PreviewConfig
}

/** The two places that a tab keeps from page to page. Either alone is enough (PV-10). */
export type DebuggerPlaces = {
  /** Undefined where the browser forbids it. */
  session: KeyValue | undefined
  /** Other sites of the same tab can write the name, so it is read only where the shop wrote it. */
  window: { name: string }
  isNameOwn: boolean
}

const key = 'qb_debugger'
const prefix = `${key}:`
const longestId = 128

/** Returns the stored configuration; a name that another site has written in the debugger's form is emptied. */
export function readDebugger({ session, window, isNameOwn }: DebuggerPlaces): DebuggerConfig | undefined {
  if (!isNameOwn && window.name.startsWith(prefix)) window.name = ''
  const named = window.name.startsWith(prefix) ? window.name.slice(prefix.length) : undefined
  return parseDebugger(session?.get(key)) ?? parseDebugger(named)
}

/** Stores the configuration in both places. A name that the page uses is not overwritten. */
export function keepDebugger({ session, window }: DebuggerPlaces, config: DebuggerConfig): void {
  const text = JSON.stringify(config)
  session?.set(key, text)
  if (window.name === '' || window.name.startsWith(prefix)) window.name = prefix + text
}

export function removeDebugger({ session, window }: DebuggerPlaces): void {
  session?.remove(key)
  if (window.name.startsWith(prefix)) window.name = ''
}

export function isPreviewId(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && text.length <= longestId
}

function parseDebugger(text: string | null | undefined): DebuggerConfig | undefined {
  const { environment, previewId, preview } = parseJsonObject(text) ?? {}
  const known = previewEnvironments.find((each) => each === environment)
  const found = readPreview(preview)
  return known && { environment: known, ...(isPreviewId(previewId) && { previewId }), ...(found && { preview: found }) }
}
