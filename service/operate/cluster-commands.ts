import type { ClusterSettings } from '../cluster/cluster-settings.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import type { Erased } from '../storage/erase-rows.ts'
import { isSearchable } from '../storage/names-visitor.ts'
import type { EventFilter, ExportedEvent } from './read-events.ts'

/** What an operator's command needs of a cluster; `warn` tells what it waits for. */
export type ClusterAccess = { settings: ClusterSettings; warn: (line: string) => void }

/**
 * Reads from the variables of the service which cluster it stores on; null for a service with a data folder.
 * @throws ConfigurationError for a value that does not fit
 */
export function clusterAccess(
  variables: Record<string, string | undefined>,
  warn: ClusterAccess['warn'],
): ClusterAccess | null {
  if (variables.INSTEP_STORAGE !== 'cluster') return null
  const { cluster: settings } = readConfiguration(variables)
  return settings && { settings, warn }
}

/**
 * Erases what a cluster stores of a visitor, by its running processes, and then what its log says of them.
 * @throws (rejects) for an id that is none, or where nobody answers
 */
export async function eraseOnCluster(access: ClusterAccess, visitorId: string): Promise<Erased> {
  if (!isSearchable(visitorId)) throw new Error(`'${visitorId}' is not a visitor id.`)
  // Its clients are loaded only where they are used.
  const { visitStorage } = await import('../cluster/cluster-storage.ts')
  const storage = await visitStorage(access)
  try {
    return await storage.visitorData.erase(visitorId)
  } finally {
    await storage.close()
  }
}

/** Reads the events that a cluster stores, the newest first. */
export async function* readEventsOfCluster(
  access: ClusterAccess,
  filter: EventFilter = {},
): AsyncGenerator<ExportedEvent> {
  const { readClusterEvents } = await import('../cluster/read-events.ts')
  yield* readClusterEvents(access, filter)
}

export type RefoldOptions = {
  variables: Record<string, string | undefined>
  warn: ClusterAccess['warn']
  isIncompleteWanted: boolean
  /** Told about each message that is folded. */
  onMessage: (partition: number) => void
}

/**
 * Builds what a cluster stores beside its log anew from that. No process of the service may run.
 * @returns the name of the installation, and how many messages were folded
 */
export async function refoldCluster({
  variables,
  ...refold
}: RefoldOptions): Promise<{ name: string; folded: number }> {
  const { cluster: settings, currencies } = readConfiguration({ ...variables, INSTEP_STORAGE: 'cluster' })
  if (!settings) throw new Error('The variables name no cluster')
  const { refoldPartitions } = await import('../cluster/refold/refold-partitions.ts')
  return { name: settings.name, folded: await refoldPartitions({ settings, currencies, ...refold }) }
}
