import { dataLayerPrefix } from '../../../contract/activation-rules.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { type DataLayerFacts, dataLayerRule } from './data-layer-rule.ts'
import { type LocationFacts, locationRules } from './location-rules.ts'
import { type PageUrlFacts, pageUrlRule } from './page-url-rule.ts'
import type { RuleVerdict, SyncRule } from './sync-rule.ts'
import { type TechnologyFacts, technologyRules } from './technology-rules.ts'
import { type VisitFacts, visitRules } from './visit-rules.ts'
import { type WaitingRule, waitingRules } from './waiting-rules.ts'

/** The facts for synchronous rules. */
export type RuleFacts = VisitFacts & PageUrlFacts & LocationFacts & TechnologyFacts & DataLayerFacts

/** The synchronous rules by wire name (TR-01); simple rules share a prefix. */
const syncRules = new Map<string, SyncRule<RuleFacts>>(
  Object.entries({ ...visitRules, ...locationRules, ...technologyRules, page_url: pageUrlRule }),
)

/**
 * Evaluates all synchronous rules of an experience (TR-01); `waitForRules` evaluates the others. An unknown or unreadable
 * rule fails and is reported, so that a misspelt rule never widens an audience. Never throws.
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
