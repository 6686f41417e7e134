import type { ValueType } from '../segment-index.ts'

const moneyFields = <Path extends string>(path: Path) =>
  ({ [`${path}.value`]: 'number', [`${path}.currency`]: 'string' }) as {
    [Name in `${Path}.value` | `${Path}.currency`]: Name extends `${Path}.value` ? 'number' : 'string'
  }

const basket = {
  'basket.id': 'string',
  'basket.quantity': 'number',
  ...moneyFields('basket.subtotal'),
  ...moneyFields('basket.total'),
} as const

const line = {
  ...basket,
  'product.productId': 'string',
  'product.sku': 'string',
  'product.name': 'string',
  'product.stock': 'number',
  ...moneyFields('product.price'),
  quantity: 'number',
  ...moneyFields('subtotal'),
} as const

/** What segments can read, as paths: the events that every shop publishes, and those that the script adds (EV-06, VI-04). */
export const eventFields = {
  ecView: { type: 'string', subtypes: 'string', language: 'string', country: 'string', currency: 'string' },
  ecUser: { 'user.id': 'string', 'user.email': 'string', 'user.loyalty.membershipType': 'string' },
  ecProduct: {
    eventType: 'string',
    productIds: 'string',
    'product.productId': 'string',
    'product.sku': 'string',
    'product.name': 'string',
    'product.url': 'string',
    ...moneyFields('product.price'),
    ...moneyFields('product.originalPrice'),
    'product.stock': 'number',
    'product.description': 'string',
    'product.categories': 'string',
    'product.images': 'string',
  },
  ecSearch: { text: 'string', resultCount: 'number' },
  ecBasketItem: line,
  ecBasketItemAction: { ...line, action: 'string' },
  ecBasketSummary: basket,
  ecBasketItemTransaction: { ...line, 'transaction.id': 'string' },
  ecBasketTransactionSummary: { ...basket, 'transaction.id': 'string' },
  'qubit.session': {
    deviceType: 'string',
    deviceName: 'string',
    browserName: 'string',
    browserVersion: 'string',
    osName: 'string',
    osVersion: 'string',
    screenWidth: 'number',
    screenHeight: 'number',
  },
  'qubit.entrance': { referrerUrl: 'string', hasUtm: 'boolean' },
} as const satisfies Record<string, Record<string, ValueType>>

/** What every event has. */
export const commonFields = {
  'meta.url': 'string',
  'meta.referrerUrl': 'string',
  'meta.ts': 'date',
  'context.sample': 'number',
  'context.viewNumber': 'number',
  'context.sessionNumber': 'number',
  'context.entranceNumber': 'number',
  'context.conversionNumber': 'number',
  'context.conversionCycleNumber': 'number',
  'context.sessionViewNumber': 'number',
  'context.entranceViewNumber': 'number',
  'context.timezoneOffset': 'number',
  'context.lifetimeValue.value': 'number',
} as const satisfies Record<string, ValueType>

export type KnownEvent = keyof typeof eventFields
export type FieldOf<Event extends KnownEvent> = keyof (typeof eventFields)[Event] | keyof typeof commonFields
