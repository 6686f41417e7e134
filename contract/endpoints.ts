/** The services that the script calls (SV-01); each can have its own host (ST-11). */
export const services = [
  'events',
  'lookup',
  'preview',
  'stamp',
  'id',
  'app',
  'graphql',
  'stash',
  'queries',
  'qfn',
  'counters',
  'weather',
  'ip',
  'cb',
  'cdn',
] as const
export type ServiceName = (typeof services)[number]

export type EndpointConfig = {
  endpoints?: Partial<Record<ServiceName | 'base', string>>
  environment?: string
  dataLocation?: string
  baseDomain?: string
}

/**
 * Returns the address of a service without a trailing slash (ST-11): its own address, else a path below the common base,
 * else the host derived from data location and environment. An unknown value of these causes a warning and the default.
 */
export function endpointOf(service: ServiceName, config: EndpointConfig, warn?: (message: string) => void): string {
  const chooseSetting = (name: 'environment' | 'dataLocation', known: readonly string[]) => {
    const value = config[name]?.toLowerCase() ?? ''
    if (value && !known.includes(value)) warn?.(`Unknown ${name} '${value}': '${known[0]}' is taken`)
    // The first is the default, and its hosts have no suffix.
    return known.indexOf(value) > 0 ? `-${value}` : ''
  }
  const location = chooseSetting('dataLocation', ['eu', 'us'])
  const environment = chooseSetting('environment', ['production', 'development', 'test', 'staging'])
  const own = config.endpoints?.[service]
  if (own) return withoutSlash(own)
  const base = config.endpoints?.base
  // Below a common base the services are distinguished by the paths of SV-01; a service's own host needs no path.
  if (base) return /^(?:events|stash)$/.test(service) ? withoutSlash(base) : `${withoutSlash(base)}/${service}`
  return `https://${service}${location}${environment}.${config.baseDomain}`
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
