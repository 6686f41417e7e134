import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const otherDomain = 'shop.test'

/**
 * Writes a built script to another folder, with these settings in its configuration, the only place that has them. It also runs on a
 * domain with subdomains, which `localhost` cannot have. A
 * build for each test would take 15 seconds of CPU time. The other files are links, because there are thousands.
 *
 * @throws when the build has its configuration in another form
 */
export function copyScript(from: string, to: string, settings: Settings): void {
  const text = configureScript(from, settings)
  const changed = { 'instep.js': text, 'instep.js.br': brotliCompressSync(text), 'instep.js.gz': gzipSync(text) }
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to)
  for (const [file, content] of Object.entries(changed)) writeFileSync(join(to, file), content)
  for (const file of readdirSync(from)) if (!(file in changed)) linkSync(join(from, file), join(to, file))
}

/** Returns the first file of a built script with these settings. @throws when it has its configuration in another form */
export function configureScript(folder: string, settings: Settings): string {
  return configure(readFileSync(join(folder, 'instep.js'), 'utf8'), settings)
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
  const allDomains = domains.replace(']', `,${JSON.stringify(otherDomain)}]`)
  return [before, trackingId ? JSON.stringify(trackingId) : id, allDomains, settings.join(), rest].join('')
}

/** Writes a value in the minifier's form, without quotes around names. */
function literal(value: unknown): string {
  return JSON.stringify(value)?.replace(/([{,])"(\w+)":/g, '$1$2:')
}
