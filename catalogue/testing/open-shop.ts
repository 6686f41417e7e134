import { onTestFinished } from 'vitest'
import { openCookieJar } from '../../script/browser/cookie-jar.ts'
import { aPage } from './a-page.ts'
import { nodesNow, type PageNodes } from './added-to-page.ts'
import { shopPage } from './shop-page.ts'

const home = '/uk/en/'

/** Opens the shop's page at an address of the British shop and returns its nodes. */
export function openShop(html = shopPage): PageNodes {
  aPage(html)
  const address = location.href
  if (!address.endsWith(home)) {
    history.replaceState(null, '', home)
    onTestFinished(() => history.replaceState(null, '', address))
  }
  return nodesNow()
}

/** Deletes cookies and storage, as for a new visitor. */
export function forgetVisitor(): void {
  const jar = openCookieJar(document)
  for (const name of jar.names()) jar.write(name, '', { domain: '', lifeMs: 0 })
  localStorage.clear()
  sessionStorage.clear()
}

/** For files of which each test opens the shop: Safari allows a hundred changes of the address in ten seconds. */
export function stayInShop(): void {
  history.replaceState(null, '', home)
}
