import type { ExperienceDefinition } from '../../contract/experience.ts'
import type { Consent, ConsentState } from '../visitor/consent/consent.ts'
import { type CheckAnswer, failedAnswer } from './answer.ts'
import type { checkConsent } from './rules/check-consent.ts'

export type ConsentCheck = {
  /** Returns whether an experience may run in one of the states without consent; nothing where it is not the present one. */
  checkWhile(state: ConsentState, experience: ExperienceDefinition): CheckAnswer[]
  /** Calls back after each change, when the rules and what is known of the visitor are there. */
  onChange(task: () => void): void
}

export type ConsentCheckNeeds = {
  readonly consent: Pick<Consent, 'state' | 'onChange'>
  /** The visitor lookup, which begins when consent is granted. */
  lookup?: Promise<void>
}

/**
 * Opens the check of consent (BC-03). Its rules are loaded for a visitor who has not agreed, before the first view; until they
 * are there nothing runs. @throws (rejects) when they cannot be loaded
 */
export async function followConsent(needs: ConsentCheckNeeds): Promise<ConsentCheck> {
  const { state, onChange } = needs.consent
  let checkRules: typeof checkConsent | undefined

  async function loadRules(): Promise<void> {
    if (state() !== 'granted') ({ checkConsent: checkRules } = await import('./rules/check-consent.ts'))
  }

  await loadRules()
  return {
    checkWhile: (expected, experience) =>
      state() === expected ? (checkRules?.(expected, experience) ?? [failedAnswer('consent', expected)]) : [],
    onChange: (task) =>
      onChange(async () => {
        await loadRules()
        await needs.lookup
        task()
      }),
  }
}
