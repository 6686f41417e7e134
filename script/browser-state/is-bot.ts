import { isCertainBot } from './is-certain-bot.ts'

/** Whether a browser is a known crawler or driven by a program (BR-07). A word that holds `bot` may be the name of a phone. */
export function isBot(userAgent: string, webdriver: boolean): boolean {
  return isCertainBot(userAgent, webdriver) || /bot|crawl|spider/i.test(userAgent.replace(/cubot/gi, ''))
}
