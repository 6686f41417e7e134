import { endpointOf } from '../../contract/endpoints.ts'
import { type PreviewEnvironment, previewEnvironmentOf } from '../../contract/preview-script.ts'
import type { ScriptConfig } from '../../contract/script-config.ts'

type HostConfig = Pick<ScriptConfig, 'previewHosts' | 'endpoints' | 'environment' | 'dataLocation' | 'baseDomain'>

/**
 * Returns the addresses at which the preview script of an environment is looked for, without a slash at the end: that
 * of the environment and, for staging, that of development after it (PV-01, PV-02). Empty when none is configured.
 */
export function previewHosts(
  config: HostConfig,
  environment: PreviewEnvironment = previewEnvironmentOf(config.environment),
): string[] {
  const wanted: PreviewEnvironment[] = environment === 'staging' ? ['staging', 'development'] : [environment]
  return wanted.map((each) => hostOf(config, each)).filter((host) => host !== '')
}

function hostOf(config: HostConfig, environment: PreviewEnvironment): string {
  if (config.previewHosts) return (config.previewHosts[environment] ?? '').replace(/\/+$/, '')
  const { preview, base } = config.endpoints ?? {}
  const host = endpointOf('preview', { ...config, environment })
  // An address without an environment means that of the service, which is the site's.
  const isOwn = environment === (config.environment?.toLowerCase() || 'production')
  return (preview || base) && !isOwn ? `${host}/${environment}` : host
}
