import type { Page } from '../browser/page.ts'
import { followLayer } from '../sources/follow-layer.ts'
import type { Consent } from './consent.ts'

type Command = { 0?: unknown; 1?: unknown; 2?: { analytics_storage?: unknown } }

/**
 * Follows the consent mode of Google's tags (BC-04): `gtag('consent', 'default' | 'update', {analytics_storage})`. A default
 * of denied only says that the visitor has not been asked; an update is an answer.
 */
export function followGoogle(page: Pick<Page, 'window'>, consent: Consent): void {
  followLayer(page.window as Record<string, unknown>, 'dataLayer', (entry) => {
    const { 0: command, 1: kind, 2: state } = (entry ?? {}) as Command
    if (command !== 'consent') return
    const storage = state?.analytics_storage
    // A default is no answer, and lifts no denial, such as that of Global Privacy Control.
    if (kind !== 'update' && consent.state() === 'denied') return
    if (storage === 'granted') consent.set('granted')
    if (storage === 'denied') consent.set(kind === 'update' ? 'denied' : 'pending')
  })
}
