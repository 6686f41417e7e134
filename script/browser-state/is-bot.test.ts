import { expect, test } from 'vitest'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aRun } from '../testing/a-run.ts'
import { isBot } from './is-bot.ts'

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
])('%s is a bot, in whatever case', (userAgent) => {
  for (const text of [userAgent, userAgent.toUpperCase(), userAgent.toLowerCase()])
    expect(isBot(text, false)).toBe(true)
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

test('a browser driven by a program is a bot, also one whose name is not', () => {
  expect(isBot(chrome, true)).toBe(true)
})

test('a crawler on a cubot device is a bot', () => {
  expect(isBot('Mozilla/5.0 (Linux; CUBOT X19) (compatible; Googlebot/2.1)', false)).toBe(true)
})

test.each([
  [true, 3],
  [false, 0],
])('with treatAsHuman %j a crawler sends %i events', async (treatAsHuman, sent) => {
  const run = aRun({
    config: { treatAsHuman, flags: { compression: false } },
    page: { userAgent: () => 'Googlebot/2.1' },
  })
  await runSteps(steps, run)
  run.bus?.uv.emit('ecView')
  await run.page.clock.pass(200)
  const body = run.page.requests.find(({ url }) => url.includes('/events/'))?.body ?? '[]'
  expect(JSON.parse(String(body))).toHaveLength(sent)
})
