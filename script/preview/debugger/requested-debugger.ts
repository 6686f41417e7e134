import { previewEnvironmentOf, previewEnvironments } from '../../../contract/preview-script.ts'
import { type DebuggerConfig, isPreviewId } from './debugger-config.ts'

const off = ['0', 'false']
const environments: readonly string[] = [...previewEnvironments, 'test']

/**
 * Returns what an address asks of the debugger (PV-09): the preview id in `qb_preview_id` with the site's environment, or
 * `qb_debugger` with an environment as its value, production when empty. 'off' ends the debugger; undefined when the address
 * does not mention it.
 * @throws for an environment or id that cannot be; the message names the remedy
 */
export function requestedDebugger(
  options: ReadonlyMap<string, string>,
  siteEnvironment: string | undefined,
): DebuggerConfig | 'off' | undefined {
  const flag = options.get('qb_debugger')
  const previewId = options.get('qb_preview_id')
  if ([flag, options.get('smartserve_preview')].some((value) => value !== undefined && off.includes(value)))
    return 'off'
  if (flag === undefined && previewId === undefined) return undefined
  const name = ['', '1', 'true'].includes(flag ?? '') ? 'production' : (flag ?? '').toLowerCase()
  if (!environments.includes(name))
    throw new Error(`qb_debugger names ${flag}: give production, staging or development, or 0 to switch it off`)
  if (previewId !== undefined && !isPreviewId(previewId))
    throw new Error('qb_preview_id is empty or too long: give the id that a preview link has')
  const environment = previewEnvironmentOf(flag === undefined ? siteEnvironment : name)
  return { environment, ...(previewId !== undefined && { previewId }) }
}
