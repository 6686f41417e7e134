import type { SiteConfig } from '../../catalogue/define-site.ts'
import { isFields } from '../../contract/json.ts'
import { isText, type Problem, showValue } from './shapes.ts'

/** Finds domains and addresses of services that no browser could use (ST-11, ST-15). */
export function checkAddresses({ domains, endpoints, baseDomain, crossDomainIframes }: SiteConfig): Problem[] {
  const names: [string, unknown][] = [
    ...entriesOf(domains).map((domain, at): [string, unknown] => [`domains[${at}]`, domain]),
    ...(baseDomain === undefined ? [] : [['baseDomain', baseDomain] as [string, unknown]]),
  ]
  const addresses: [string, unknown][] = [
    ...Object.entries(isFields(endpoints) ? endpoints : {}).map(([name, address]): [string, unknown] => [
      `endpoints.${name}`,
      address,
    ]),
    ...entriesOf(crossDomainIframes).map((each, at): [string, unknown] => [
      `crossDomainIframes[${at}].url`,
      isFields(each) ? each.url : undefined,
    ]),
  ]
  return [
    ...names.flatMap(([path, domain]) => checkDomain(domain, path)),
    ...addresses.flatMap(([path, address]) => checkServiceAddress(address, path)),
  ]
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The form of each is reported elsewhere, so that a value of another type is passed over here. */
function checkDomain(domain: unknown, path: string): Problem[] {
  if (!isText(domain)) return []
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(domain)) return []
  // As browsers name it: letters such as ä are written by others there.
  const host = hostOf(/^(?:[a-z]+:)?\/\//i.test(domain) ? domain : `//${domain.trim().replace(/^\*?\./, '')}`)
  const remedy = host ? `give the domain alone: '${host}'` : "give a domain such as 'example.com'"
  return [{ path, problem: `${showValue(domain)} is not a domain`, remedy }]
}

function checkServiceAddress(address: unknown, path: string): Problem[] {
  if (!isText(address)) return []
  // An address on the shop's own host may leave the host out.
  if (/^\/(?!\/)/.test(address)) return []
  if (hostOf(address) && /^https?:\/\//i.test(address)) return []
  const remedy = /^[\w.-]+\.\w+(?:[:/]|$)/.test(address)
    ? `give the protocol as well: 'https://${address}'`
    : "give a whole address such as 'https://collect.example.com'"
  return [{ path, problem: `${showValue(address)} is not an address`, remedy }]
}

function hostOf(address: string): string {
  const { hostname = '' } = URL.parse(address, 'https://no.host') ?? {}
  return hostname === 'no.host' ? '' : hostname
}
