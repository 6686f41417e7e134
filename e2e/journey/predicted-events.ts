import type { WireEvent } from '../../contract/event.ts'
import { probabilityOf } from '../../script/experiences/choose-variation.ts'
import { visitorIn } from '../placements/visitor-in.ts'

/** The products of the journey, which make a visitor a lover of boots; the last one is bought. */
export const boots = ['moor-chelsea-chestnut', 'moor-chelsea-soot', 'moor-chelsea-sand']
const campaign = { id: '1001', share: 0.8 }

/** Returns a visitor who sees the variation of the one A/B test of product pages, and the content of the campaign. */
export function visitorOfVariations(): string {
  for (;;) {
    const id = visitorIn(campaign, 'CONTENT')
    if (probabilityOf(id, 'accordion') >= 0.5) return id
  }
}

export const ofExperiences = ({ meta }: WireEvent) => meta.type === 'qubit.experience'

/** Returns the numbers of an event, its type, and what it says first, as one line. */
export function lineOf({ meta, context, ...event }: WireEvent): string {
  const { viewNumber, sessionNumber, entranceNumber, conversionNumber, conversionCycleNumber } = context
  const numbers = [viewNumber, sessionNumber, entranceNumber, conversionNumber, conversionCycleNumber].join(' ')
  return `${numbers} ${meta.type} ${detailOf(event)}`.trim()
}

function detailOf(event: Record<string, unknown>): string {
  const { type, subtypes, eventType, product, basket, joined, left } = event as {
    type?: string
    subtypes?: string[]
    eventType?: string
    product?: { productId: string }
    basket?: { quantity: number; total: { value: number; currency: string } }
    joined?: string[]
    left?: string[]
  }
  const bag = basket && `${basket.quantity} for ${basket.total.value} ${basket.total.currency}`
  const change = joined && `+${joined.join(',')} -${left?.join(',')}`
  return [type, ...(subtypes ?? []), eventType, product?.productId, bag, change].filter(Boolean).join(' ')
}

/** What a view of a product publishes, and what the script adds to the first view of a session. */
const productLines = (numbers: string, id: string, isFirst = false) => [
  `${numbers} ecView product`,
  ...(isFirst ? [`${numbers} qubit.session`, `${numbers} qubit.entrance`] : []),
  `${numbers} ecProduct detail ${id}`,
  `${numbers} ecProduct recommendation`,
  `${numbers} ecBasketSummary 0 for 0 GBP`,
]

const checkoutLines = (numbers: string, step: string) => [
  `${numbers} ecView checkout ${step}`,
  `${numbers} ecBasketItem moor-chelsea-sand 1 for 99 GBP`,
  `${numbers} ecBasketSummary 1 for 99 GBP`,
]

/** All events but those of experiences, in their order. */
export const predicted = [
  ...productLines('1 1 1 0 1', 'moor-chelsea-chestnut', true),
  '1 1 1 0 1 qubit.segmentMembershipChanged +new-visitor -',
  ...productLines('2 1 1 0 1', 'moor-chelsea-soot'),
  ...productLines('3 1 1 0 1', 'moor-chelsea-sand'),
  '3 1 1 0 1 qubit.segmentMembershipChanged +boots-lover -',
  '3 1 1 0 1 ecProduct detail moor-chelsea-sand', // of the chosen size
  '3 1 1 0 1 ecBasketItem moor-chelsea-sand 1 for 99 GBP',
  '3 1 1 0 1 ecBasketSummary 1 for 99 GBP',
  '3 1 1 0 1 qubit.segmentMembershipChanged +high-intent -',
  ...checkoutLines('4 1 1 0 1', 'delivery'),
  ...checkoutLines('5 1 1 0 1', 'billing'),
  ...checkoutLines('6 1 1 0 1', 'review'),
  '7 1 1 0 1 ecView checkout confirmation',
  '7 1 1 0 1 ecBasketItemTransaction moor-chelsea-sand 1 for 99 GBP',
  '7 1 1 1 2 ecBasketTransactionSummary 1 for 99 GBP',
  '7 1 1 1 2 qubit.segmentMembershipChanged +bought-30-days -boots-lover,high-intent',
  '8 2 2 1 2 ecView home',
  '8 2 2 1 2 qubit.session',
  '8 2 2 1 2 qubit.entrance',
  '8 2 2 1 2 ecProduct recommendation',
  '8 2 2 1 2 ecBasketSummary 0 for 0 GBP',
  '8 2 2 1 2 qubit.segmentMembershipChanged +returning -new-visitor',
]

const onProducts = ['menu-labels', 'popularity', 'accordion', 'pay-in-3', 'offers']

/** The experiences that each view counts, as variation or control, and how many times the visitor has met them. */
export const predictedExperiences = [
  ...[1, 2, 3].flatMap((view) => onProducts.map((id) => `${view} ${id} variation ${view}`)),
  '7 popularity variation 4',
  '8 menu-labels variation 4',
  '8 offers variation 4',
]
