import { expect, test } from 'vitest'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun } from '../../testing/a-run.ts'
import { isBot } from './browser-state.ts'
import { isCertainBot } from './is-certain-bot.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'MyCrawler/1.0',
  'Baiduspider/2.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mediapartners-Google',
  'Mozilla/5.0 BingPreview/1.0b',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Embedly/0.2)',
  `${chrome} Chrome-Lighthouse`,
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Unknown; Linux x86_64) PhantomJS/2.1.1 Safari/538.1',
  'Pingdom.com_bot_version_1.4',
  `${chrome} GTmetrix`,
])('%s is a bot in any case', (userAgent) => {
  for (const text of [userAgent, userAgent.toUpperCase(), userAgent.toLowerCase()])
    expect([isBot(text, false), isCertainBot(text, false)]).toEqual([true, true])
})

test.each([
  'Mozilla/5.0 (Linux; Android 12; Robot Phone 3) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; BOTEX_7 Build/SP1A) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; Spider X) Chrome/140.0.0.0 Mobile Safari/537.36',
  `${chrome} AbbottHealth/2.1`,
])('[BR-07] %s may be a bot but is not certain to be one, so its events are sent', async (userAgent) => {
  expect([isBot(userAgent, false), isCertainBot(userAgent, false)]).toEqual([true, false])
  expect(await sentBy(userAgent)).toHaveLength(3)
})

test.each([
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 5.0) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Googlebot-Image/1.0',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
])('[BR-07] %s declares itself a bot, so none of its events is sent', async (userAgent) => {
  expect(await sentBy(userAgent)).toEqual([])
})

test.each([
  chrome,
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; cubot Note 20) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  '',
])('%s is not a bot', (userAgent) => {
  expect(isBot(userAgent, false)).toBe(false)
})

test('an automated browser is a bot, whatever its user agent', () => {
  expect(isCertainBot(chrome, true)).toBe(true)
})

test('a crawler on a cubot device is a bot', () => {
  expect(isCertainBot('Mozilla/5.0 (Linux; CUBOT X19) (compatible; Googlebot/2.1)', false)).toBe(true)
})

test.each([
  [true, 3],
  [false, 0],
])('with treatAsHuman %j a crawler sends %i events', async (treatAsHuman, sent) => {
  expect(await sentBy('Googlebot/2.1', treatAsHuman)).toHaveLength(sent)
})

/** The number of events of a first view. */
async function sentBy(userAgent: string, treatAsHuman = false): Promise<unknown[]> {
  const run = aRun({
    config: { treatAsHuman, flags: { compression: false } },
    page: { userAgent: () => userAgent },
  })
  await runSteps(steps, run)
  run.bus?.uv.emit('ecView')
  await run.page.clock.pass(200)
  const body = run.page.requests.find(({ url }) => url.includes('/events/'))?.body ?? '[]'
  return JSON.parse(String(body)) as unknown[]
}
