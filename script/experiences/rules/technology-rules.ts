import type { UserAgentFacts } from '../../visitor/device/parse-user-agent.ts'
import { compareText, type SyncRule } from './sync-rule.ts'

export type TechnologyFacts = {
  /** Of the browser state (BR-05, BR-06). */
  browser: Pick<UserAgentFacts, 'browserName' | 'browserVersion' | 'deviceType' | 'osName'>
}

/** Rules on the visitor's browser, by their wire names (TR-11). */
export const technologyRules: Record<string, SyncRule<TechnologyFacts>> = {
  technology__browser: (rule, { browser: { browserName, browserVersion } }) => {
    const [major] = browserVersion.split('.')
    const { passes } = compareText(rule, browserName, (wanted) => {
      const [name, version = major] = wanted.split('@')
      return name === browserName.toLowerCase() && version === major
    })
    return { passes, seen: `${browserName}@${major}` }
  },
  technology__device_type: (rule, { browser }) => compareText(rule, browser.deviceType),
  technology__os_name: (rule, { browser }) => compareText(rule, browser.osName),
}
