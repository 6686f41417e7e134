import { expect, test } from 'vitest'
import { deviceTypeOf } from './device-type.ts'

const macintosh = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Android without Mobile', 'Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
  ['Kindle', 'Mozilla/5.0 (Linux; U; en-US) AppleWebKit/528.5+ Version/4.0 Kindle/3.0', 'tablet'],
  ['Silk', 'Mozilla/5.0 (Linux; Android 5.1.1; KFAUWI) Silk/108.4.6 like Chrome/108 Safari/537.36', 'tablet'],
  ['PlayBook', 'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0; en-US) Version/7.2.1.0 Safari/536.2+', 'tablet'],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari', 'mobile'],
  ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15', 'mobile'],
  ['Android with Mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 'mobile'],
  [
    'an in-app browser that names Android a second time',
    'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 380.0 Android (34/14; 480dpi; 1080x2109; samsung)',
    'mobile',
  ],
  [
    'an in-app browser on a tablet that names Android a second time',
    'Mozilla/5.0 (Linux; Android 14; SM-X700; wv) Version/4.0 Chrome/140.0.0.0 Safari/537.36 Instagram 380.0 Android (34/14; 340dpi; 1600x2560; samsung)',
    'tablet',
  ],
  ['Android named after Mobile', 'Mozilla/5.0 (Mobile; Android 14; rv:143.0) Gecko/143.0 Firefox/143.0', 'mobile'],
  ['Windows Phone', 'Mozilla/5.0 (compatible; Windows Phone 8.0; Trident/6.0; IEMobile/10.0)', 'mobile'],
  ['Mobile in general', 'Mozilla/5.0 (Mobile; rv:109.0) Gecko/118.0 Firefox/118.0', 'mobile'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 'computer'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer'],
  ['an empty user agent', '', 'computer'],
])('[BR-05] %s', (_, userAgent, type) => {
  expect(deviceTypeOf(userAgent, 0)).toBe(type)
})

test.each([
  [0, 'computer'],
  [1, 'computer'],
  [2, 'tablet'],
  [5, 'tablet'],
])('[BR-05] a Macintosh with %i touch points is a %s', (touchPoints, type) => {
  expect(deviceTypeOf(macintosh, touchPoints)).toBe(type)
})

test('[BR-05] touch points do not make other computers tablets', () => {
  expect(deviceTypeOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36', 10)).toBe('computer')
})
