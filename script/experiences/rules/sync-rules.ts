import { dataLayerPrefix } from '../../../contract/activation-rules.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { type DataLayerFacts, dataLayerRule } from './data-layer-rule.ts'
import { type LocationFacts, locationRules } from './location-rules.ts'
import { type PageUrlFacts, pageUrlRule } from './page-url-rule.ts'
import type { RuleVerdict, SyncRule } from './sync-rule.ts'
import { type TechnologyFacts, technologyRules } from './technology-rules.ts'
import { type VisitFacts, visitRules } from './visit-rules.ts'
import { type WaitingRule, waitingRules } from './waiting-rules.ts'

/** What the rules that answer at once may know. */
export type RuleFacts = VisitFacts & PageUrlFacts & LocationFacts & TechnologyFacts & DataLayerFacts

/** The rules that answer at once, by their wire name (TR-01); simple rules have a prefix in common. */
const syncRules = new Map<string, SyncRule<RuleFacts>>(
  Object.entries({ ...visitRules, ...locationRules, ...technologyRules, page_url: pageUrlRule }),
)

/**
 * Asks every rule of an experience that answers at once (TR-01); those that wait are left to `waitForRules`. An unknown one
 * fails and is reported, so that a misspelt one never widens an audience; so does one that cannot be read. It never throws.
 */
export function checkRules(rules: Record<string, unknown>, facts: RuleFacts): CheckAnswer[] {
  return Object.entries(rules)
    .filter(([name]) => !waitingRules.includes(name as WaitingRule))
    .map(([name, rule]) => {
      try {
        const verdict = askRule(name, rule, facts)
        if (!verdict) {
          facts.reportOnce(`unknown rule ${name}`)
          return failedAnswer(name, 'unknown rule')
        }
        const because = `${JSON.stringify(verdict.seen)} for ${JSON.stringify(rule)}`
        return verdict.passes ? passedAnswer(name, because) : failedAnswer(name, because)
      } catch (error) {
        return failedAnswer(name, String(error))
      }
    })
}

function askRule(name: string, rule: unknown, facts: RuleFacts): RuleVerdict | undefined {
  if (name.startsWith(dataLayerPrefix)) return dataLayerRule(name, rule, facts)
  return syncRules.get(name)?.(rule, facts)
}
