import type { UserAgentFacts } from '../../visitor/device/parse-user-agent.ts'
import { compareText, type SyncRule } from './sync-rule.ts'

export type TechnologyFacts = {
  /** The browser facts of the browser state (BR-05, BR-06). */
  browser: Pick<UserAgentFacts, 'browserName' | 'browserVersion' | 'deviceType' | 'osName'>
}

/** Rules about the visitor's browser, by wire name (TR-11). */
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
