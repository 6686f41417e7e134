import type { InspectedSlot } from '../script/preview/explorer/list-slots.ts'
import type { InspectedPlacement } from '../script/preview/explorer/watch-placements.ts'
import type { RowState } from './state-of.ts'

/** The state of a placement or slot, in the words and marks of the other rows. */
export type ContentState = Pick<RowState, 'tone' | 'label' | 'reason'>

/** The outcomes in the order of the list: what is on the page first. */
const order: readonly InspectedPlacement['outcome']['step'][] = [
  'failed',
  'delivered',
  'asked',
  'not asked',
  'not here',
]

/** Returns the placements with those of this page first. */
export function sortPlacements(placements: readonly InspectedPlacement[]): InspectedPlacement[] {
  return [...placements].sort((a, b) => order.indexOf(a.outcome.step) - order.indexOf(b.outcome.step))
}

/** Returns what became of a placement on this view: what the service delivered, or why nothing was asked for (PL-02). */
export function placementState({ outcome, usedBy }: InspectedPlacement): ContentState {
  const use = usedBy.length > 0 ? `, used by ${usedBy.join(', ')}` : ''
  switch (outcome.step) {
    case 'delivered': {
      const { content, campaignId } = outcome
      if (content !== null) {
        const origin = campaignId === null ? 'without a campaign' : `of campaign ${campaignId}`
        return { tone: 'shown', label: 'content', reason: `Content ${origin}${use}` }
      }
      return campaignId === null
        ? { tone: 'quiet', label: 'nothing', reason: `No campaign is active, so there is no content${use}` }
        : { tone: 'control', label: 'control', reason: `Control group of campaign ${campaignId}: no content${use}` }
    }
    case 'asked':
      return { tone: 'waiting', label: 'asked', reason: `The service has not answered yet${use}` }
    case 'failed':
      return { tone: 'failed', label: 'failed', reason: outcome.because }
    case 'not here':
      return { tone: 'quiet', label: 'not here', reason: `A trigger does not pass: ${outcome.because}` }
    case 'not asked':
      return { tone: 'quiet', label: 'not asked for', reason: `The service was not asked: ${outcome.because}` }
  }
}

/** Returns what a React slot shows: an experience, or the shop's own content (SL-01). */
export function slotState({ owner, waiting, places }: InspectedSlot): ContentState {
  const others = waiting.join(', ')
  const where = placesText(places)
  if (owner) {
    const blocked = others && `; ${others} cannot draw while it does`
    return { tone: 'shown', label: 'experience', reason: `Drawn by ${owner}, ${where}${blocked}` }
  }
  if (others && places === 0)
    return { tone: 'waiting', label: 'waited for', reason: `${others} waits for it to come to the page` }
  if (others)
    return { tone: 'waiting', label: 'reserved', reason: `Reserved by ${others}, which has drawn nothing, ${where}` }
  return { tone: 'quiet', label: 'the shop’s own', reason: `No experience asks for it, ${where}` }
}

function placesText(places: number): string {
  if (places === 0) return 'not on the page now'
  return places === 1 ? 'once on the page' : `${places} times on the page`
}
