import { openCookieStore } from '../../cookies/cookie-store.ts'
import { cookiesPersist } from '../../cookies/persistence.ts'
import { newId } from '../../visitor/new-id.ts'
import { need } from '../run.ts'
import { emitDebug } from '../run-steps.ts'
import type { Step } from '../step.ts'

/** Opens the state cookies, if the browser keeps cookies at all (ST-16), which are saved when the page is left (CK-13). */
export const cookieStore: Step = (run) => {
  const { page, log, consent } = run
  const domain = need(run, 'domain')
  const persists = () => cookiesPersist(page.jar, domain, newId(page.now(), page.random))
  const unable = { stop: 'Cookies cannot persist' }
  if (consent.state() === 'granted' && !persists()) return unable
  const reported = new Set<string>()
  const store = openCookieStore({
    jar: page.jar,
    domain,
    shared: run.site.config.crossDomainIframes !== undefined,
    now: page.now,
    maySave: () => consent.state() === 'granted',
    after: page.after,
    onRepair: (name, what) => log.warn(`Cookie ${name}: ${what}`),
    onLarge(name, length) {
      if (reported.has(name)) return
      reported.add(name)
      emitDebug(run, { code: 'cookieSize', message: `Cookie ${name} has ${length} characters`, data: { name, length } })
    },
  })
  run.cookies = store
  consent.onChange((state) => {
    if (state !== 'granted') return
    if (persists()) return store.save()
    log.info(unable.stop)
    consent.set('denied')
  })
  page.onLeaving((gone) => {
    // Events that wait for the start of the engines are counted and stored now, or they would be lost with the page.
    if (gone && run.ended === undefined) run.tracker?.flush()
    store.save()
  })
}
