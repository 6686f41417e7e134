import type { Key } from 'node:readline'
import { cancel, intro, isCancel, select, text } from '@clack/prompts'
import type { LayerKind, SiteAnswers } from './config-text.ts'
import { type FrameworkName, frameworkNames, frameworks } from './frameworks.ts'
import { refuseDomain, refuseProperty, refuseService } from './read-answers.ts'

type Asked = SiteAnswers & { framework: FrameworkName }

/**
 * Asks in the terminal for what the command line did not give. Undefined when the user cancels. @param given by options
 * @param likely the answers suggested for the rest
 */
export async function askFor(given: Partial<Asked>, likely: Asked): Promise<Asked | undefined> {
  intro('A configuration for your shop')
  const ending = new AbortController()
  const hearEnd = (_typed: unknown, { ctrl, name }: Key) => {
    if (ctrl && name === 'd') ending.abort()
  }
  // The prompts know Ctrl+C alone: after Ctrl+D they would wait for ever.
  process.stdin.on('keypress', hearEnd)
  const { signal } = ending
  try {
    return {
      framework: given.framework ?? (await askFramework(likely.framework, signal)),
      property:
        given.property ??
        (await askText('A short id of the shop', { likely: likely.property, refuse: refuseProperty, signal })),
      domain:
        given.domain ??
        (await askText('The domain of the shop', { likely: likely.domain, refuse: refuseDomain, signal })),
      service:
        given.service ??
        (await askText('The address of the service', { likely: likely.service, refuse: refuseService, signal })),
      dataLayer: given.dataLayer ?? (await askLayer(likely.dataLayer, signal)),
    }
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
    cancel('Nothing was written')
    return undefined
  } finally {
    process.stdin.off('keypress', hearEnd)
  }
}

class Cancelled extends Error {}

function answerOf<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled()
  return answer as Exclude<T, symbol>
}

type TextQuestion = { likely: string; refuse: (text: string) => string | undefined; signal: AbortSignal }

async function askText(message: string, { likely, refuse, signal }: TextQuestion) {
  const refuseEmpty = (value: string | undefined) => (value ? refuse(value) : undefined)
  return answerOf(await text({ message, placeholder: likely, defaultValue: likely, validate: refuseEmpty, signal }))
}

async function askFramework(likely: FrameworkName, signal: AbortSignal): Promise<FrameworkName> {
  const options = frameworkNames.map((value) => ({ value, label: frameworks[value].title }))
  return answerOf(
    await select<FrameworkName>({ message: 'The shop is built with', options, initialValue: likely, signal }),
  )
}

async function askLayer(likely: LayerKind, signal: AbortSignal): Promise<LayerKind> {
  return answerOf(
    await select<LayerKind>({
      message: 'Does the shop fill a data layer already?',
      options: [
        { value: 'ga4', label: 'GA4 (window.dataLayer)' },
        { value: 'segment', label: 'Segment (analytics.track)' },
        { value: 'none', label: 'No, pages publish events for Instep' },
      ],
      initialValue: likely,
      signal,
    }),
  )
}
