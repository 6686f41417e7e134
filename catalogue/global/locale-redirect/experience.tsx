import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'
import { bounceMemory } from './bounce-memory.ts'
import { decideRedirect } from './decide-redirect.ts'
import { localeMemory } from './locale-memory.ts'
import { LocaleQuestion } from './locale-question.tsx'
import styles from './locale-redirect.css?inline'
import type { Content } from './template.ts'

/**
 * GLB-08: asks visitors from another country whether they want the shop of that country, or redirects them, once per
 * session.
 */
export const experience = defineExperience<Content>({
  id: 'global/locale-redirect',
  async run(scope) {
    const { content, options } = scope
    const { cookies, log, meta } = options
    const bounce = bounceMemory(cookies, meta.experienceId)
    noteBounce(bounce, options)
    const { countryCode, sessionNumber } = await options.getVisitorState()
    if (scope.signal.aborted) return
    const session = localeMemory(cookies)
    const { url } = options.getBrowserState()
    const decision = decideRedirect({
      url,
      pattern: scope.settings.addresses?.locale ?? '',
      sessionNumber,
      askedInSession: session.read(),
      countryCode: content.userCountry || countryCode || '',
    })
    if (!decision.redirects) {
      scope.exposure.lacks(decision.because ?? 'the visitor is in the right shop')
      if (decision.because) log.warn(decision.because, { experience: meta.experienceId })
      return
    }

    const activateQuestion = () => {
      session.write(sessionNumber)
      if (bounce.read() === 0) bounce.write(1)
    }
    const { address, from, to } = decision
    if (content.useExperiementalRedirect) {
      if (!scope.exposure.happens()) return
      activateQuestion()
      // If the session cannot be stored, the visitor could be redirected in a loop.
      if (session.read() === sessionNumber) options.redirectTo(address)
      return
    }
    addStyles(scope, styles)
    createDialog(scope)({
      title: sayText('Are you in the right place?'),
      lang: spokenLanguage(),
      className: scope.name,
      children: <LocaleQuestion from={from} to={to} address={address} here={url} onFollow={ctaGoal(options)} />,
      isDue: () => session.read() !== sessionNumber,
      onOpen: activateQuestion,
    })
  },
})

/**
 * Sends the goal for a visitor who was asked on an earlier page and has not left, once, on the first page after the question
 * (PO-17, GLB-08.12).
 */
function noteBounce(
  memory: ReturnType<typeof bounceMemory>,
  { emitCustomGoal }: Pick<ExperienceOptions, 'emitCustomGoal'>,
): void {
  if (memory.read() !== 1) return
  memory.write(2)
  emitCustomGoal('no-bounce')
}
