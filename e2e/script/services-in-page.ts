import { send } from '../../script/browser/send.ts'
import { openServices, type Services, type ServicesNeeds } from '../../script/services/open-services.ts'

export type InPage = Pick<ServicesNeeds, 'config' | 'meta' | 'qfns'>

export type ServicesWindow = {
  /** The services of an experience, with the rim of this page. */
  servicesInPage: (given: InPage) => Services
  /** What was told to the console and to the internal emitter. */
  told: string[]
}

const page = window as unknown as ServicesWindow
page.told = []
const line = (message: string) => void page.told.push(message)

page.servicesInPage = (given) =>
  openServices({
    ...given,
    send,
    facts: () => ({ url: location.href, referrerUrl: document.referrer }),
    now: () => Date.now(),
    timezoneOffset: (ts) => new Date(ts).getTimezoneOffset(),
    reload: () => location.reload(),
    notify: (type) => line(type),
    log: { debug: line, info: line, warn: line, error: line },
  })
