import type { ClusterSettings } from '../cluster/cluster-settings.ts'
import { listOf } from './list-of.ts'
import { ConfigurationError, type Variables } from './variables.ts'

/** Reads where the servers of a cluster are; null for a service on a database of its own. @throws ConfigurationError */
export function clusterOf(variables: Variables): ClusterSettings | null {
  if (variables.INSTEP_STORAGE !== 'cluster') return null
  return {
    nats: addressesOf(variables, 'INSTEP_NATS', 'nats'),
    redis: addressesOf(variables, 'INSTEP_REDIS', 'redis'),
    name: variables.INSTEP_CLUSTER,
    partitions: Number(variables.INSTEP_PARTITIONS),
    replicas: Number(variables.INSTEP_REPLICAS),
  }
}

function addressesOf(variables: Variables, name: 'INSTEP_NATS' | 'INSTEP_REDIS', protocol: string): string[] {
  const addresses = listOf(variables[name])
  const isAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === `${protocol}:`
  if (addresses.length > 0 && addresses.every(isAddress)) return addresses
  // The message does not repeat the value, because it may contain a password.
  throw new ConfigurationError(
    `INSTEP_STORAGE=cluster needs ${name}: give addresses such as ${protocol}://10.0.0.1, separated by commas`,
  )
}
