import { aLog } from '../../../testing/a-log.ts'
import { checkRules, type RuleFacts } from '../sync-rules.ts'

/** Facts of a visitor on their first view, at an unknown location, with Chrome on a Windows computer. */
export function ruleFacts(facts: Partial<RuleFacts> = {}): RuleFacts {
  return {
    timesActivated: 0,
    timesActivatedSession: 0,
    sessionNumber: 1,
    sessionViewNumber: 1,
    url: 'https://www.shop.test/uk/en/',
    location: { countryCode: '', city: '', area: '', region: '' },
    browser: { browserName: 'Chrome', browserVersion: '140.0.7', deviceType: 'computer', osName: 'Windows' },
    dataLayer: undefined,
    log: aLog(),
    reportOnce() {},
    ...facts,
  }
}

/** Returns whether all rules pass. */
export function passesRules(rules: Record<string, unknown>, facts: Partial<RuleFacts> = {}): boolean {
  return checkRules(rules, ruleFacts(facts)).every(({ passes }) => passes)
}
