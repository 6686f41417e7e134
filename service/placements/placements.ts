import { isRecord } from '../is-record.ts'

/** One campaign of a placement: what it shows, and to which share of the visitors. */
export type Campaign = {
  id: string
  content: unknown
  /** 0 to 1; the other visitors are the control group (SV-20). */
  share: number
  isActive: boolean
}

/** A place on the shop's pages: its sample content, and its campaigns, of which the first active one is live. */
export type Placement = { sample: unknown; campaigns: readonly Campaign[] }

/** By placement id. */
export type Placements = ReadonlyMap<string, Placement>

/**
 * Checks a table of placements: `{"home-hero": {"sample": …, "campaigns": [{"id": "spring", "content": …, "share": 0.9}]}}`.
 * A campaign is active, and for everybody, unless it says otherwise.
 *
 * @throws Error that says what is wrong with it
 */
export function placementsOf(table: unknown): Placements {
  if (!isRecord(table)) throw new Error('it is not an object')
  return new Map(Object.entries(table).map(([id, placement]) => [id, placementOf(placement, id)]))
}

function placementOf(placement: unknown, id: string): Placement {
  if (!isRecord(placement)) throw new Error(`"${id}" is not an object`)
  const { sample = null, campaigns = [] } = placement
  if (!Array.isArray(campaigns)) throw new Error(`"${id}.campaigns" is not a list`)
  const read = campaigns.map((campaign, at) => campaignOf(campaign, `${id}.campaigns[${at}]`))
  const twice = read.find(({ id: one }, at) => read.findIndex((each) => each.id === one) !== at)
  if (twice) throw new Error(`"${id}" has two campaigns "${twice.id}"`)
  return { sample, campaigns: read }
}

function campaignOf(campaign: unknown, name: string): Campaign {
  if (!isRecord(campaign)) throw new Error(`"${name}" is not an object`)
  const { id, content = null, share = 1, active = true } = campaign
  if (typeof id !== 'string' || id === '') throw new Error(`"${name}.id" is not a text`)
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) throw new Error(`"${name}.share" is not from 0 to 1`)
  if (typeof active !== 'boolean') throw new Error(`"${name}.active" is not true or false`)
  return { id, content, share, isActive: active }
}
