import type { DemoSettings } from '../../contract/demo-settings.ts'

/** Why nothing can be set: inspection is switched off, it refuses this shop, or the service does not answer. */
export type Unavailable = 'off' | 'forbidden' | 'silent'

/** The settings of a browser, or why it can have none. */
export type DemoState = { settings: DemoSettings } | { unavailable: Unavailable }
