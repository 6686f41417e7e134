import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ScriptConfig } from '../../contract/script-config.ts'

export type Settings = Pick<ScriptConfig, 'endpoints'> &
  Partial<
    Pick<
      ScriptConfig,
      'trackingId' | 'flags' | 'gong' | 'isPreview' | 'environment' | 'previewHosts' | 'previewCookieMinutes'
    >
  >

/**
 * Copies a built script and changes these settings in the copy's configuration, the only place that has them. A build
 * for each test would take 15 seconds of CPU time.
 *
 * @throws when the build has its configuration in another form
 */
export function copyScript(from: string, to: string, settings: Settings): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  const path = join(to, 'instep.js')
  const text = configure(readFileSync(path, 'utf8'), settings)
  writeFileSync(path, text)
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text))
}

function configure(script: string, { endpoints, trackingId, environment, ...others }: Settings): string {
  const [, before, id, domains, after, ...more] =
    /^(.*config:\{propertyId:"[^"]+",trackingId:)("[^"]+")(,domains:\[[^\]]+\],)endpoints:\{[^}]+\}(.*)$/s.exec(
      script,
    ) ?? []
  if (!before || !domains || !after || more.length) throw new Error('The script has no configuration as it is known')
  for (const name of Object.keys(others))
    if (after.slice(0, after.indexOf(',experiences:')).includes(`,${name}:`))
      throw new Error(`The site sets ${name} already`)
  const settings = Object.entries({ endpoints, ...others }).map(([name, value]) => `${name}:${literal(value)}`)
  const rest = environment ? after.replace(/^,environment:"[^"]+"/, `,environment:"${environment}"`) : after
  if (environment && !rest.startsWith(`,environment:"${environment}"`)) throw new Error('The site sets no environment')
  return [before, trackingId ? JSON.stringify(trackingId) : id, domains, settings.join(), rest].join('')
}

/** Writes a value in the minifier's form, without quotes around names. */
function literal(value: unknown): string {
  return JSON.stringify(value)?.replace(/([{,])"(\w+)":/g, '$1$2:')
}
