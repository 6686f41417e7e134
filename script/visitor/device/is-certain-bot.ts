/** Names that belong to programs only, and what introduces itself as bots do: with a version, an address, or as compatible. */
const certain =
  /slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse|headlesschrome|phantomjs|pingdom|gtmetrix|(?:bot|crawler|spider)(?![a-z])(?:[\w.-]*\/\d|.*https?:)|compatible;[^)]*(?:bot|crawl|spider)/i

/** Whether a browser is a bot (BR-07) without any doubt, so that its events may be dropped. */
export function isCertainBot(userAgent: string, webdriver: boolean): boolean {
  return webdriver || certain.test(userAgent.replace(/cubot/gi, ''))
}
