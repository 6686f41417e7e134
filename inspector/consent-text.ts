import type { ConsentOrigin, InspectedConsent } from '../script/preview/explorer/watch-consent.ts'

const tools = { google: 'Google’s consent mode', tcf: 'the TCF consent platform' }

const origins: Record<ConsentOrigin, (tool: string) => string> = {
  'page before': () => 'the page called instep.consent before the script started',
  'privacy control': () => 'this browser has Global Privacy Control',
  tool: (tool) => `${tool} said so`,
  'tool silent': (tool) => `${tool} has not answered yet`,
  configuration: () => 'the site’s configuration says so',
  default: () => 'neither the page nor the configuration says anything',
  page: () => 'the page called instep.consent',
  'other tab': () => 'it was set in another tab',
}

/** Returns the visitor's consent with where it comes from (BC-01 to BC-04). */
export function consentText({ state, origin, tool, changedAt }: InspectedConsent): string {
  const at = changedAt === undefined ? '' : `, at ${new Date(changedAt).toLocaleTimeString()}`
  return `${state}, because ${origins[origin](tool ? tools[tool] : 'the consent tool')}${at}`
}
