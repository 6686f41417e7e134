import { limits } from '../../limits.ts'
import { hasCampaign } from './has-campaign.ts'
import { isCertainBot } from './is-certain-bot.ts'
import { parseUserAgent, type UserAgentFacts } from './parse-user-agent.ts'

/** What the browser and its page are (BR-01). */
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
  /** `navigator.doNotTrack` or `window.doNotTrack` */
  doNotTrack: unknown
  screen: { width?: number; height?: number } | undefined
  now: number
}

/** Made afresh on every read, so that single-page navigation is seen (BR-02). */
export function browserState(facts: BrowserFacts): BrowserState {
  const { url, referrerUrl, userAgent, touchPoints, webdriver, doNotTrack, screen, now } = facts
  return {
    url,
    host: /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? '',
    hasUtm: hasCampaign(url),
    referrerUrl,
    doNotTrack: doNotTrack === '1' || doNotTrack === 'yes',
    // Parsing uses the whole text, what is kept is cut (BR-04).
    ua: { ...parseUserAgent(userAgent, touchPoints), userAgent: userAgent.slice(0, limits.userAgentLength) },
    isBot: isBot(userAgent, webdriver),
    time: now,
    screenWidth: screen?.width ?? 0,
    screenHeight: screen?.height ?? 0,
  }
}

/** Whether a browser is a known crawler or driven by a program (BR-07). A word that holds `bot` may be the name of a phone. */
export function isBot(userAgent: string, webdriver: boolean): boolean {
  return isCertainBot(userAgent, webdriver) || /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''))
}
