import type { WireEvent } from '../../../contract/event.ts'

/** What the panel lists as sent, in its order, by the words of its headings. */
export const entryKinds = ['Goals', 'Impressions', 'Click-throughs', 'Metrics', 'Errors'] as const
export type PanelEntryKind = (typeof entryKinds)[number]

/** Something the page told the service about an experience or a placement. */
export type PanelEntry = {
  kind: PanelEntryKind
  /** The same for one happening, however often it is sent. */
  key: string
  /** The goal, the product, or the words of the error. */
  what: string
  of: string
}

const metricKinds: Partial<Record<string, PanelEntryKind>> = {
  impression: 'Impressions',
  clickthrough: 'Click-throughs',
}

/** What an event of the script tells of an experience (SHOP-109); undefined for any other event. */
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

/** What a request to the service's `/cb` tells of a placement (PL-11); undefined for any other address. */
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

/** The callback data are the service's own; the demo reads in them whose they are. */
function placementOf(d: string): string {
  try {
    const { placementId, group } = JSON.parse(atob(d.replaceAll('-', '+').replaceAll('_', '/')))
    return `placement ${placementId}${group === 'CONTROL' ? ', control' : ''}`
  } catch {
    // Another service's data: what was sent is shown all the same.
    return 'a placement'
  }
}
