import type { IncomingHttpHeaders } from 'node:http'

const services = 'events|lookup|graphql|stash|queries|cb|qfn|counters|stamp|app|weather|ip|id|results|preview|cdn'

type HostRequest = { url?: string; headers: IncomingHttpHeaders }

/**
 * Mounts each service on a host of its own below the base domain, `lookup.example.com` or
 * `preview-us-staging.example.com`. There the script omits the service's path, which is put before the requested path
 * unless it is already there (SV-01, ST-11). Other hosts serve all services under their paths.
 * @returns a function for Fastify's `rewriteUrl`
 */
export function mountByHost(baseDomain: string | null): (asked: HostRequest) => string {
  const form = new RegExp(`^(${services})(?:-us)?(?:-(development|test|staging))?\\.(.+?)(?::\\d+)?$`, 'i')
  return ({ url = '/', headers }) => {
    const [, service, environment, domain] = form.exec(headers.host ?? '') ?? []
    if (!service || domain?.toLowerCase() !== baseDomain) return url
    return mountedUrl(url, service.toLowerCase(), environment?.toLowerCase())
  }
}

function mountedUrl(url: string, service: string, environment: string | undefined): string {
  const [first] = url.slice(1).split(/[/?]/)
  if (first === service) return url
  // Each environment has its own preview scripts (SV-55).
  const prefix = service === 'preview' && environment ? `/preview/${environment}` : `/${service}`
  return prefix + (/^\/(\?|$)/.test(url) ? url.slice(1) : url)
}
