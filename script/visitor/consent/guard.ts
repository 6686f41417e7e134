import type { Page } from '../../browser/page.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import type { KeyValue } from '../../key-value.ts'
import type { Consent, ConsentState } from './consent.ts'
import { removeCookies, removeKeys } from './own-names.ts'

/**
 * Wraps the browser for the script (BC-01, BC-02): without consent nothing is written or sent, and data to store is kept
 * in memory. Granting consent stores it; denying discards it and removes all stored data.
 */
export function guardPage(page: Page, consent: Consent): Page {
  const { send, storage, session } = page
  return {
    ...page,
    jar: guardJar(page.jar, consent, page.host()),
    storage: storage && guardStorage(storage, consent),
    session: session && guardStorage(session, consent),
    async send(request) {
      if (consent.state() === 'granted') return send(request)
      throw new Error(`${request.method} ${request.url} failed: consent is ${consent.state()}`)
    },
  }
}

function guardJar(jar: CookieJar, consent: Consent, host: string): CookieJar {
  /** The pending writes: the newest of each cookie. */
  const waiting = new Map<string, Parameters<CookieJar['write']>>()

  followConsent(consent, (isGranted) => {
    if (isGranted) for (const write of waiting.values()) jar.write(...write)
    else removeCookies(jar, host)
    waiting.clear()
  })

  return {
    ...jar,
    values(name) {
      const write = waiting.get(name)
      if (!write) return jar.values(name)
      const [, value, { lifeMs }] = write
      return lifeMs > 0 ? [value] : []
    },
    write(...write) {
      if (consent.state() === 'granted') jar.write(...write)
      else waiting.set(write[0], write)
    },
  }
}

function guardStorage(storage: KeyValue, consent: Consent): KeyValue {
  const memory = new Map<string, string>()

  followConsent(consent, async (isGranted) => {
    // Another tab may send an event as soon as it is stored, so it is first given the number and id that count (VI-01).
    if (isGranted) await 0
    else removeKeys(storage)
    // A value that does not fit remains readable until the page is left.
    for (const [key, value] of memory)
      if (isGranted ? consent.state() === 'granted' && storage.set(key, value) : true) memory.delete(key)
  })

  return {
    get: (key) => memory.get(key) ?? storage.get(key),
    set(key, value) {
      if (consent.state() === 'granted') {
        memory.delete(key)
        return storage.set(key, value)
      }
      memory.set(key, value)
      return true
    },
    remove(key) {
      memory.delete(key)
      // While consent is pending, stored data remains: removing it is also a write.
      if (consent.state() !== 'pending') storage.remove(key)
    },
    keys: () => [...new Set([...storage.keys(), ...memory.keys()])],
  }
}

/** Calls `decide` now if the visitor has decided, and at every later decision. */
function followConsent(consent: Consent, decide: (isGranted: boolean) => void): void {
  const followState = (state: ConsentState) => {
    if (state !== 'pending') decide(state === 'granted')
  }
  consent.onChange(followState)
  followState(consent.state())
}
