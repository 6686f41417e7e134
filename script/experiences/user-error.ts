import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { errorTexts } from '../telemetry/errors/error-texts.ts'

export type UserErrorFacts = {
  experience: ExperienceDefinition
  variation: Variation
  stage: 'trigger' | 'execution'
}

/** A page element that never came is no error; a counter's failure is logged already (CT-08). */
const quiet = ['EPOLLER:TIMEOUT', 'COUNTER']

/** The `qubit.errorExperience` event of an error of user code; none for a poller time-out (EX-23). */
export function userErrorEvent(error: unknown, { experience, variation, stage }: UserErrorFacts): object | undefined {
  const { name = 'Error', code } = (error ?? {}) as Error & { code?: string }
  if (code && quiet.includes(code)) return undefined
  return {
    experienceId: experience.experimentId,
    iterationId: experience.iterationId,
    variationMasterId: variation.variationMasterId,
    stage,
    name,
    ...errorTexts(error),
  }
}
