import { expect, test } from 'vitest'
import { openCookieJar } from '../browser/cookie-jar.ts'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { readStoredCookies } from '../browser/testing/stored-cookies.ts'
import { keepPreview } from '../preview/load-preview.ts'
import { anExperience } from '../testing/an-experience.ts'
import { eventually } from '../testing/eventually.ts'

const day = 24 * 60 * 60
const lives: Record<string, number> = {
  qb_test: day,
  qb_session: 30 * 60,
  qb_sync_status: 30 * 60,
  qb_permanent: 365 * day,
  qb_generic: 365 * day,
  qb_activations: 365 * day,
  qb_preview: 15 * 60,
  _qubitTracker: 365 * day,
}

/**
 * Returns what a run on a page at this address writes, by cookie name: the attributes that follow the value, from the
 * last write that is not a removal.
 */
async function written(protocol: string, host: string): Promise<Record<string, string>> {
  const attributes: Record<string, string> = {}
  const kept = new Map<string, string>()
  const page = {
    location: { protocol },
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? []
      if (rest.includes('Max-Age=0;')) kept.delete(name)
      else {
        kept.set(name, value)
        attributes[name] = rest
      }
    },
  } as Document
  const { run } = await aBrowserRun({
    config: { domains: [host.replace('www.', '')] },
    page: { jar: openCookieJar(page), host: () => host },
    experiences: [anExperience()],
  })
  run.cookies?.generic.set('size', '8')
  run.bus?.uv.emit('ecView', { type: 'home' })
  await eventually(() => expect(run.engine?.explain('experience')?.progress).toBe('executed'))
  keepPreview(run, '1', true)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  return attributes
}

test.each([
  ['https:', 'www.shop.test', '; Domain=shop.test', '; Secure'],
  ['http:', 'www.shop.test', '; Domain=shop.test', ''],
  ['http:', 'localhost', '', ''],
])(
  '[CK-01] [CK-02] on %s//%s every cookie has the right path, domain, lifetime, SameSite and Secure',
  async (protocol, host, domain, secure) => {
    const expected = Object.entries(lives).map(([name, life]) => [
      name,
      `; Path=/${domain}; Max-Age=${life}; SameSite=Lax${secure}`,
    ])
    expect(await written(protocol, host)).toEqual(Object.fromEntries(expected))
  },
)

test('[CK-01] the browser stores each cookie with path /, SameSite=Lax and its lifetime', async () => {
  const { run } = await aBrowserRun()
  run.cookies?.generic.set('size', '8')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  const names = Object.keys(lives).filter((name) => !['qb_test', 'qb_activations', 'qb_preview'].includes(name))
  await eventually(async () => {
    const all = await readStoredCookies()
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    for (const { name, path, sameSite, expires } of all.filter((each) => names.includes(each.name))) {
      expect([path, sameSite]).toEqual(['/', 'Lax'])
      expect(Math.abs(expires - Date.now() - (lives[name] ?? 0) * 1000)).toBeLessThan(10_000)
    }
  })
})
