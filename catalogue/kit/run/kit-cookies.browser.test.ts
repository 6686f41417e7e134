import { expect, test } from 'vitest'
import { openCookieJar } from '../../../script/browser/cookie-jar.ts'
import { cookiesOf } from '../../../script/experiences/own-storage.ts'
import { bounceMemory } from '../../global/locale-redirect/bounce-memory.ts'
import { localeMemory } from '../../global/locale-redirect/locale-memory.ts'
import { popupMemory } from '../dialog/popup-memory.ts'

/** What is written on a page of this protocol, by name: all that follows the value. */
function written(protocol: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  const page = {
    location: { protocol },
    cookie: '',
  }
  Object.defineProperty(page, 'cookie', {
    get: () => '',
    set(text: string) {
      const [, name = '', rest = ''] = /^([^=]+)=[^;]*(.*)$/.exec(text) ?? []
      attributes[name] = rest
    },
  })
  const cookies = cookiesOf(openCookieJar(page as Document), 'shop.test', 'www.shop.test')
  bounceMemory(cookies, 'offers').write(1)
  localeMemory(cookies).write(3)
  popupMemory(cookies, 'spring').countShown()
  popupMemory(cookies, 'spring').countClosed()
  return attributes
}

test.each([
  ['https:', '; Secure'],
  ['http:', ''],
])(
  '[CK-01] on %s popups are remembered for 270 days, bounces and locales for 365, with path, domain and SameSite',
  (protocol, secure) => {
    const lived = (seconds: number) => `; Path=/; Domain=shop.test; Max-Age=${seconds}; SameSite=Lax${secure}`
    expect(written(protocol)).toEqual({
      qb_bounce_offers: lived(31_536_000),
      qb_locale_session: lived(31_536_000),
      qb_spring: lived(23_328_000),
      qb_spring_closed: lived(23_328_000),
    })
  },
)
