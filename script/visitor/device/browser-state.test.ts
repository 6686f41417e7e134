import { describe, expect, test } from 'vitest'
import { type BrowserFacts, browserState } from './browser-state.ts'
import { hasCampaign } from './has-campaign.ts'
import { parseUserAgent } from './parse-user-agent.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.128 Safari/537.36'

function someFacts(facts: Partial<BrowserFacts> = {}): BrowserFacts {
  return {
    url: 'https://www.shop.test:8443/uk/en/?utm_source=mail#top',
    referrerUrl: 'https://search.test/',
    userAgent: chrome,
    touchPoints: 0,
    webdriver: false,
    doNotTrack: null,
    screen: { width: 1280, height: 800 },
    now: 1_700_000_000_000,
    ...facts,
  }
}

test('[BR-01] the browser state has all documented fields', () => {
  expect(browserState(someFacts())).toEqual({
    url: 'https://www.shop.test:8443/uk/en/?utm_source=mail#top',
    host: 'www.shop.test:8443',
    hasUtm: true,
    referrerUrl: 'https://search.test/',
    doNotTrack: false,
    ua: {
      deviceType: 'computer',
      deviceName: '',
      osName: 'Windows',
      osVersion: '10.0',
      browserName: 'Chrome',
      browserVersion: '140.0.7339.128',
      userAgent: chrome,
    },
    isBot: false,
    time: 1_700_000_000_000,
    screenWidth: 1280,
    screenHeight: 800,
  })
})

test.each([
  ['1', true],
  ['yes', true],
  ['0', false],
  ['unspecified', false],
  [null, false],
  [undefined, false],
])('[BR-01] a do-not-track setting of %j is read as %s', (doNotTrack, is) => {
  expect(browserState(someFacts({ doNotTrack })).doNotTrack).toBe(is)
})

test('[BR-01] unknown parts of a user agent are empty texts, and an unknown screen is 0 by 0', () => {
  const { ua, screenWidth, screenHeight } = browserState(someFacts({ userAgent: 'who knows', screen: undefined }))
  expect(ua).toEqual({
    deviceType: 'computer',
    deviceName: '',
    osName: '',
    osVersion: '',
    browserName: '',
    browserVersion: '',
    userAgent: 'who knows',
  })
  expect([screenWidth, screenHeight]).toEqual([0, 0])
})

test('[BR-04] the stored user agent is truncated to 275 characters, and parsing uses the full one', () => {
  const userAgent = `Mozilla/5.0 (${'x'.repeat(300)}; Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36`
  const { ua } = browserState(someFacts({ userAgent }))
  expect(ua.userAgent).toBe(userAgent.slice(0, 275))
  expect(ua.browserName).toBe('Chrome')
})

test.each([
  ['https://a.test/?utm_source=x', true],
  ['https://a.test/?a=1&UTM_Campaign=y', true],
  ['https://a.test/?utm_source=', false],
  ['https://a.test/?utm_source', false],
  ['https://a.test/?a=utm_source=x', false],
  ['https://a.test/#utm_source=x', false],
  ['https://a.test/', false],
  ['https://shop.test/?a=1?utm_source=mail', true],
  ['https://shop.test/?utm_source=?utm_medium=', false],
  ['https://shop.test/&utm_source=mail', false],
  ['https://shop.test/#?utm_source=mail', false],
])('[BR-03] %s has campaign parameters: %s', (url, has) => {
  expect(hasCampaign(url)).toBe(has)
})

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('[BR-06] browser and system with their versions', () => {
  test.each([
    [
      'Chrome',
      '140.0.0.0',
      'macOS',
      '10.15.7',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Chrome/140.0.0.0 Safari/537.36`,
    ],
    ['Chrome', '140.0.0.0', 'Linux', '', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/140.0.0.0 Safari/537.36`],
    [
      'Chrome',
      '140.0.0.0',
      'Chrome OS',
      '14541.0.0',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`,
    ],
    [
      'Chrome',
      '140.0.7339.95',
      'iOS',
      '18.6',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} CriOS/140.0.7339.95 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome',
      '140.0.0.0',
      'Android',
      '10',
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Firefox',
      '143.0',
      'Windows',
      '10.0',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    ],
    [
      'Firefox',
      '143.0',
      'iOS',
      '18.6',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
    ],
    ['Firefox', '143.0', 'Android', '14', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
    [
      'Safari',
      '26.0',
      'macOS',
      '10.15.7',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/26.0 Safari/605.1.15`,
    ],
    [
      'Safari',
      '26.0',
      'iOS',
      '26.0',
      `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${safari} Version/26.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari',
      '26.2',
      'iOS',
      '26.2',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${safari} Version/26.2 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari',
      '17.6',
      'iOS',
      '17.6.1',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) ${safari} Version/17.6 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Edge',
      '140.0.0.0',
      'Windows',
      '10.0',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    ],
    [
      'Edge',
      '140.0.3485.54',
      'Android',
      '10',
      `Mozilla/5.0 (Linux; Android 10; HD1913) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.3485.54`,
    ],
    [
      'Opera',
      '122.0.0.0',
      'Windows',
      '10.0',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    ],
    [
      'Samsung Internet',
      '28.0',
      'Android',
      '10',
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
  ])('%s %s on %s %s', (browserName, browserVersion, osName, osVersion, userAgent) => {
    expect(parseUserAgent(userAgent, 0)).toMatchObject({ browserName, browserVersion, osName, osVersion })
  })
})

test.each([
  [
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  ['SM-G991B', `Mozilla/5.0 (Linux; Android 13; SM-G991B) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Pixel 7', `Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ1A) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Redmi Note 8', `Mozilla/5.0 (Linux; U; Android 10; en-us; Redmi Note 8 Build/PKQ1) ${blink} Mobile Safari/537.36`],
  ['SM-T530', `Mozilla/5.0 (Linux; U; Android 4.4.2; de; SM-T530 Build/KOT49H) ${blink} Safari/537.36`],
  ['M2101K6G', `Mozilla/5.0 (Linux; U; Android 13; zh_CN; M2101K6G; wv) ${blink} Mobile Safari/537.36`],
  ['', `Mozilla/5.0 (Linux; U; Android 4.0; en-us) ${blink} Mobile Safari/534.30`],
  // The reduced user agent of Chrome, the same for every device.
  ['', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'],
  ['', chrome],
])('the device is %j', (deviceName, userAgent) => {
  expect(parseUserAgent(userAgent, 0).deviceName).toBe(deviceName)
})

test('a browser without a known name, as those inside apps, is read also where a page has added functions to all objects', () => {
  const added = Object.prototype as { extend?: () => void }
  added.extend = () => {}
  try {
    const app =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
    expect(parseUserAgent(app, 5)).toMatchObject({ browserName: '', osName: 'iOS', osVersion: '17.5' })
  } finally {
    delete added.extend
  }
})
