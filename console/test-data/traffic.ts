import type { DeliveryHealth, LiveEvent, MoneySum, Traffic, TrafficHour } from '../../contract/console/traffic.ts'
import { markup } from './hostile-texts.ts'
import { createSeeded } from './seeded.ts'

const hour = 3_600_000

/** How busy a shop is at each hour of a day. */
const busy = [3, 2, 1, 1, 1, 2, 5, 9, 13, 15, 16, 17, 19, 18, 16, 15, 16, 18, 22, 26, 28, 24, 15, 7]

/** What arrived from `from` to `to`, nothing of it after `now`. Each hour is the same whatever the range. */
export function aTraffic({ from, to, now }: { from: number; to: number; now: number }): Traffic {
  const first = Math.floor(from / hour)
  const hours = Array.from({ length: Math.ceil(to / hour) - first }, (_, at) => hourAt((first + at) * hour, now))
  const visitors = Math.round(hours.reduce((sum, each) => sum + each.visitors, 0) * 0.83)
  return { from, to, visitors, hours }
}

function hourAt(at: number, now: number): TrafficHour {
  const passed = Math.max(0, Math.min(1, (now - at) / hour))
  const seeded = createSeeded(at / hour)
  const visitors = Math.round((busy[new Date(at).getUTCHours()] ?? 0) * (16 + seeded() * 8) * passed)
  const orders = Math.round(visitors * (0.025 + seeded() * 0.02))
  const revenue: MoneySum[] = [
    { currency: 'EUR', amount: Math.round(orders * (58 + seeded() * 40) * 100) / 100 },
    { currency: 'GBP', amount: Math.round(orders * (11 + seeded() * 9) * 100) / 100 },
  ]
  return {
    at,
    visitors,
    sessions: Math.round(visitors * 1.12),
    views: Math.round(visitors * 5.4),
    orders,
    revenue: orders > 0 ? revenue : [],
  }
}

export function aDelivery(now: number): DeliveryHealth {
  return {
    accepted: 148_302,
    crawlers: 9120,
    duplicates: 214,
    refused: [
      { reason: 'context.id is missing', events: 37 },
      { reason: markup, events: 4 },
    ],
    lost: [
      { reason: 'queue full', events: 1204 },
      { reason: 'not stored', events: 12 },
      { reason: null, events: 3 },
    ],
    errors: [
      {
        experienceId: 'exit-offer',
        message: "TypeError: Cannot read properties of null (reading 'offsetTop')",
        reports: 41,
        lastAt: now - 4 * 60_000,
      },
      { experienceId: null, message: markup, reports: 2, lastAt: now - 3 * hour },
    ],
  }
}

const types = [
  'ecView',
  'ecProduct',
  'ecBasketItemAction',
  'qubit.experience',
  'ecSearch',
  'ecBasketTransactionSummary',
]
const paths = ['/uk/en/', '/uk/en/product/moor-chelsea-soot', '/uk/en/cart', '/eu/de/shop/women', markup]

/** The event with this position. */
export function aLiveEvent(position: number, receivedAt: number): LiveEvent {
  const seeded = createSeeded(position)
  const chooseText = (texts: string[]) => texts[Math.floor(seeded() * texts.length)] ?? ''
  return {
    position,
    receivedAt,
    type: chooseText(types),
    visitorId: position % 9 === 0 ? null : `${Math.floor(seeded() * 1e12).toString(36)}${position}`,
    path: chooseText(paths),
    isCrawler: position % 13 === 0,
  }
}
