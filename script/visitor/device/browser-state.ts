import { limits } from '../../limits.ts'
import { hasCampaign } from './has-campaign.ts'
import { isCertainBot } from './is-certain-bot.ts'
import { parseUserAgent, type UserAgentFacts } from './parse-user-agent.ts'

/** The facts about the browser and its page (BR-01). */
export type BrowserState = {
  url: string
  host: string
  hasUtm: boolean
  referrerUrl: string
  doNotTrack: boolean
  ua: UserAgentFacts & { userAgent: string }
  isBot: boolean
  /** Epoch milliseconds. */
  time: number
  screenWidth: number
  screenHeight: number
}

export type BrowserFacts = {
  url: string
  referrerUrl: string
  userAgent: string
  touchPoints: number
  webdriver: boolean
  /** The value of `navigator.doNotTrack` or `window.doNotTrack`. */
  doNotTrack: unknown
  screen: { width?: number; height?: number } | undefined
  now: number
}

/** Creates the browser state; called on every read, so that single-page navigation is included (BR-02). */
export function browserState(facts: BrowserFacts): BrowserState {
  const { url, referrerUrl, userAgent, touchPoints, webdriver, doNotTrack, screen, now } = facts
  return {
    url,
    host: /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '',
    hasUtm: hasCampaign(url),
    referrerUrl,
    doNotTrack: doNotTrack === '1' || doNotTrack === 'yes',
    // The whole text is parsed; the stored text is truncated (BR-04).
    ua: { ...parseUserAgent(userAgent, touchPoints), userAgent: userAgent.slice(0, limits.userAgentLength) },
    isBot: isBot(userAgent, webdriver),
    time: now,
    screenWidth: screen?.width ?? 0,
    screenHeight: screen?.height ?? 0,
  }
}

/** Returns whether a browser is a known crawler or automated (BR-07). A word that contains `bot` may be a phone's name. */
export function isBot(userAgent: string, webdriver: boolean): boolean {
  return isCertainBot(userAgent, webdriver) || /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''))
}
