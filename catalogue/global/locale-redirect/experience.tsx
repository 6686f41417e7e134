import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { defineExperience } from '../../define-experience.ts'
import { addStyles } from '../../kit/change/add-styles.ts'
import { createDialog } from '../../kit/dialog/dialog.tsx'
import { ctaGoal } from '../../kit/run/cta-goal.ts'
import { bounceMemory } from './bounce-memory.ts'
import { decideRedirect } from './decide-redirect.ts'
import { localeMemory } from './locale-memory.ts'
import { LocaleQuestion } from './locale-question.tsx'
import styles from './locale-redirect.css?inline'
import type { Content } from './template.ts'

/** GLB-08: a visitor from another country is asked, or sent, to the shop of that country, once in a session. */
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
      sessionNumber,
      askedInSession: session.read(),
      countryCode: content.userCountry || countryCode || '',
    })
    if (!decision.redirects) {
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
      // What cannot be remembered could send a visitor round and round.
      if (session.read() === sessionNumber) options.redirectTo(address)
      return
    }
    addStyles(scope, styles)
    createDialog(scope)({
      title: 'Are you in the right place?',
      lang: 'en',
      className: scope.name,
      children: <LocaleQuestion from={from} to={to} address={address} here={url} onFollow={ctaGoal(options)} />,
      isDue: () => session.read() !== sessionNumber,
      onOpen: activateQuestion,
    })
  },
})

/** A visitor who was asked on a page before has not left: said once, with the first page after it (PO-17, GLB-08.12). */
function noteBounce(
  memory: ReturnType<typeof bounceMemory>,
  { emitCustomGoal }: Pick<ExperienceOptions, 'emitCustomGoal'>,
): void {
  if (memory.read() !== 1) return
  memory.write(2)
  emitCustomGoal('no-bounce')
}
