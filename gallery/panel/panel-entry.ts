import type { WireEvent } from '../../contract/event.ts'

/** The headings under which the panel lists what was sent, in order. */
export const entryKinds = ['Goals', 'Impressions', 'Click-throughs', 'Metrics', 'Errors'] as const
export type PanelEntryKind = (typeof entryKinds)[number]

/** Something that the page told the service about an experience or a placement. */
export type PanelEntry = {
  kind: PanelEntryKind
  /** Identifies the occurrence, however often it is sent. */
  key: string
  /** The goal, the product, or the message of the error. */
  what: string
  of: string
}

const metricKinds: Partial<Record<string, PanelEntryKind>> = {
  impression: 'Impressions',
  clickthrough: 'Click-throughs',
}

/** Returns the entry for an event of the script about an experience (SHOP-109); undefined for any other event. */
export function toldByEvent(event: WireEvent): PanelEntry | undefined {
  const { meta, experienceId, type, productId = 'as a whole' } = event
  const entryOf = (kind: PanelEntryKind, what: unknown): PanelEntry => ({
    kind,
    key: meta.id,
    what: String(what),
    of: String(experienceId),
  })
  switch (meta.type) {
    case 'qubit.goalAchieved':
      return entryOf('Goals', event.goalId)
    case 'qubit.errorExperience':
      return entryOf('Errors', event.message)
    case 'qubit.metric': {
      const kind = metricKinds[String(type)]
      return kind ? entryOf(kind, productId) : entryOf('Metrics', `${type} ${productId}`)
    }
    default:
      return undefined
  }
}

/**
 * Returns the entry for a request to the service's `/cb` about a placement (PL-11); undefined for any other address.
 */
export function toldByRequest(url: string): PanelEntry | undefined {
  const { pathname, search, searchParams } = new URL(url)
  const d = searchParams.get('d')
  if (!pathname.endsWith('/cb') || d === null) return undefined
  return {
    kind: searchParams.has('t') ? 'Click-throughs' : 'Impressions',
    key: search,
    what: searchParams.getAll('p').join(', ') || 'as a whole',
    of: placementOf(d),
  }
}

/** Names the placement of callback data. Their form belongs to the service; the demo can read it. */
function placementOf(d: string): string {
  try {
    const { placementId, group } = JSON.parse(atob(d.replaceAll('-', '+').replaceAll('_', '/')))
    return `placement ${placementId}${group === 'CONTROL' ? ', control' : ''}`
  } catch {
    // The data are from another service: list the request without the name.
    return 'a placement'
  }
}
