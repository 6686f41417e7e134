import { isBot as isBotOfService } from 'isbot'
import { expect, test } from 'vitest'
import { isBot as isBotOfScript } from '../../script/visitor/device/browser-state.ts'
import { bots, browsers } from './user-agents.ts'

// The bounds are slightly below the measured values, so that the test fails when a rule or the package gets worse.
const rules = [
  ["the script's rule", (userAgent: string) => isBotOfScript(userAgent, false), { precision: 1, recall: 0.7 }],
  ["the service's rule", (userAgent: string) => isBotOfService(userAgent), { precision: 1, recall: 0.98 }],
] as const

test.each(rules)(
  '[BR-07] %s treats no ordinary browser as a bot and recognises the crawlers',
  (name, isBot, atLeast) => {
    const missed = bots.filter((userAgent) => !isBot(userAgent))
    const mistaken = browsers.filter(isBot)
    const found = bots.length - missed.length
    const precision = found / (found + mistaken.length)
    const recall = found / bots.length
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    console.log(
      `${name}: precision ${percent(precision)}, recall ${percent(recall)} of ${bots.length} bots and ${browsers.length} browsers`,
      ...missed.map((userAgent) => `\n  not known: ${userAgent}`),
      ...mistaken.map((userAgent) => `\n  mistaken: ${userAgent}`),
    )
    expect(precision).toBeGreaterThanOrEqual(atLeast.precision)
    expect(recall).toBeGreaterThanOrEqual(atLeast.recall)
  },
)
