import { fillAddress } from '../../../contract/fill-address.ts'
import type { AddressName } from '../../../contract/site-settings.ts'
import type { SiteScope } from '../run/scope.ts'

/** Returns an address that the site sets, with its placeholders filled; undefined when it sets none for this page. */
export function siteAddress(
  { settings: { addresses = {} } }: Pick<SiteScope, 'settings'>,
  name: AddressName,
  {
    pathname = location.pathname,
    ...filling
  }: { pathname?: string; values?: Record<string, string>; encode?: (value: string) => string } = {},
): string | undefined {
  return fillAddress(addresses[name], { pathname, locale: addresses.locale, ...filling })
}
