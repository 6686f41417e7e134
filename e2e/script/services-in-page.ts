import { sendByFetch } from '../../script/browser/send.ts'
import { openServices, type ScriptServices, type ScriptServicesNeeds } from '../../script/services/open-services.ts'

export type InPage = Pick<ScriptServicesNeeds, 'config' | 'meta' | 'qfns'>

export type ServicesWindow = {
  /** Returns the services of an experience, with the browser functions of this page. */
  servicesInPage: (given: InPage) => ScriptServices
  /** What was written to the console and to the internal emitter. */
  told: string[]
}

const page = window as unknown as ServicesWindow
page.told = []
const line = (message: string) => void page.told.push(message)

page.servicesInPage = (given) =>
  openServices({
    ...given,
    send: sendByFetch,
    facts: () => ({ url: location.href, referrerUrl: document.referrer }),
    now: () => Date.now(),
    timezoneOffset: (ts) => new Date(ts).getTimezoneOffset(),
    window,
    reload: () => location.reload(),
    notify: (type) => line(type),
    log: { debug: line, info: line, warn: line, error: line },
  })
