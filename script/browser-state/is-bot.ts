const crawlers =
  /bot|crawl|spider|slurp|mediapartners|bingpreview|facebookexternalhit|embedly|lighthouse|headlesschrome|phantomjs|pingdom|gtmetrix/i

/** Whether a browser is a known crawler or driven by a program (BR-07). Cubot is a make of phone. */
export function isBot(userAgent: string, webdriver: boolean): boolean {
  return webdriver || crawlers.test(userAgent.replace(/cubot/gi, ''))
}
