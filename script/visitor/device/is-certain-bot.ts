/** Matches names used only by programs, and names given like a bot's: with a version, an address or as `compatible`. */
const certain =
  /slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse|headlesschrome|phantomjs|pingdom|gtmetrix|(?:bot|crawler|spider)(?![a-z])(?:[\w.-]*\/\d|.*https?:)|compatible;[^)]*(?:bot|crawl|spider)/i

/** Returns whether a browser is certainly a bot (BR-07), so that its events may be dropped. */
export function isCertainBot(userAgent: string, webdriver: boolean): boolean {
  return webdriver || certain.test(userAgent.replace(/cubot/gi, ''))
}
