import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import type { bounceMemory } from '../../kit/bounce-memory.ts'

/** A visitor who was asked on a page before has not left: said once, with the first page after it (PO-17, GLB-08.12). */
export function noteBounce(
  memory: ReturnType<typeof bounceMemory>,
  { emitCustomGoal }: Pick<ExperienceOptions, 'emitCustomGoal'>,
): void {
  if (memory.read() !== 1) return
  memory.write(2)
  emitCustomGoal('no-bounce')
}
