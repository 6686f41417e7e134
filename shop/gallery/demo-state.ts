import type { DemoSettings } from '../../contract/demo-settings.ts'

/** Why nothing can be set: inspection is switched off, it does not answer this shop, or the service does not answer. */
export type Unavailable = 'off' | 'forbidden' | 'silent'

/** What is set for a browser, or why nothing can be. */
export type DemoState = { settings: DemoSettings } | { unavailable: Unavailable }
