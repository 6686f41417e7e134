import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteExperience } from '../../contract/script-config.ts'
import { aBrowserRun } from '../browser/testing/a-browser-run.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'

type Modules = Record<string, unknown>
type Run = Awaited<ReturnType<typeof aBrowserRun>>['run']

const red = 'p { color: rgb(255, 0, 0) }'

/** Creates a definition with inline code. */
function definition(facts: object): SiteExperience {
  return { ...anExperience({ load: undefined }), ...facts } as SiteExperience
}

async function view(run: Run): Promise<void> {
  run.bus?.uv.emit('ecView', { type: 'home' })
  await Promise.resolve()
}

function aParagraph(): HTMLElement {
  const paragraph = document.createElement('p')
  document.body.append(paragraph)
  onTestFinished(() => paragraph.remove())
  return paragraph
}

const colourOf = (element: Element) => getComputedStyle(element).color
const black = 'rgb(0, 0, 0)'

/** Returns the address of a script with this code. */
function scriptOf(code: string): string {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

test('[EX-17] dependencies are loaded before the styles and the styles are applied before the execution, and stopping removes the styles', async () => {
  const paragraph = aParagraph()
  const happened: string[] = []
  Object.assign(window, { happened })
  const execution = () => void happened.push(`run ${colourOf(paragraph)}`)
  const dependencies = [scriptOf("happened.push('script')"), async () => happened.push(`module ${colourOf(paragraph)}`)]
  const { run } = await aBrowserRun({
    experiences: [
      definition({
        modules: { execution },
        variations: [aVariation({ params: { custom_styles: red, dependencies } } as object)],
      }),
    ],
  })
  await view(run)
  await expect.poll(() => run.engine?.explain('experience')?.progress).toBe('executed')
  expect(happened.sort()).toEqual([`module ${black}`, 'run rgb(255, 0, 0)', 'script'])
  expect(document.querySelector('style[data-experience]')).toBe(null)
  run.engine?.stop('experience')
  expect(colourOf(paragraph)).toBe(black)
})

test('[EX-21] [SHR-01.34] a control is counted once the dependencies of its variation are loaded, and not when they cannot be loaded', async () => {
  const loaded = Promise.withResolvers<void>()
  const controlOf = (id: string, dependency: () => unknown) =>
    definition({
      experimentId: id,
      modules: { execution() {} },
      variations: [
        aVariation({ variationId: `${id}-c`, variationIsControl: true, trafficAllocationRatio: 1 }),
        aVariation({
          variationId: `${id}-v`,
          trafficAllocationRatio: 0,
          params: { dependencies: [dependency] },
        } as object),
      ],
    })
  const { run } = await aBrowserRun({
    experiences: [
      controlOf('late', () => loaded.promise),
      controlOf('missing', () => Promise.reject(new Error('not there'))),
    ],
  })
  const counted: unknown[] = []
  run.bus?.enriched.on('qubit.experience', ({ experienceId, isControl }) => counted.push([experienceId, isControl]))
  await view(run)
  await expect.poll(() => run.engine?.explain('missing')?.progress).toBe('failed')
  await expect.poll(() => run.engine?.explain('late')?.progress).toBe('executing')
  expect(counted).toEqual([])
  loaded.resolve()
  await expect.poll(() => counted).toEqual([['late', true]])
})

test('[EX-17] a style element with the nonce of the page is used when style sheets cannot be constructed', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  const nonced = document.createElement('script')
  nonced.setAttribute('nonce', 'abc')
  document.head.append(nonced)
  onTestFinished(() => nonced.remove())
  const paragraph = aParagraph()
  const { run } = await aBrowserRun({
    experiences: [
      definition({
        modules: { execution() {} },
        variations: [aVariation({ params: { custom_styles: red } } as object)],
      }),
    ],
  })
  await view(run)
  await expect.poll(() => document.querySelector<HTMLElement>('style[data-experience="experience"]')?.nonce).toBe('abc')
  expect(colourOf(paragraph)).toBe('rgb(255, 0, 0)')
  run.engine?.stop('experience')
  expect(document.querySelector('style[data-experience]')).toBe(null)
})

test('[EX-17] stopping calls the remove function that the execution resolved to, and a failed execution removes its styles at once', async () => {
  const paragraph = aParagraph()
  let removed = 0
  const params = { custom_styles: red }
  const { run } = await aBrowserRun({
    experiences: [
      definition({ experimentId: 'good', modules: { execution: async () => ({ remove: () => removed++ }) } }),
      definition({
        experimentId: 'broken',
        modules: { execution: () => Promise.reject(new Error(colourOf(paragraph))) },
        variations: [aVariation({ params } as object)],
      }),
    ],
  })
  await view(run)
  await expect.poll(() => run.engine?.explain('broken')?.progress).toBe('failed')
  expect(run.engine?.explain('broken')?.answers.at(-1)?.because).toBe('rgb(255, 0, 0)')
  expect(colourOf(paragraph)).toBe(black)
  await expect.poll(() => run.engine?.explain('good')?.progress).toBe('executed')
  run.engine?.stop('good')
  run.engine?.stop('good')
  expect(removed).toBe(1)
})

test('[EX-24] code that is not in the main bundle is loaded once and registers itself, and a script that fails affects only its own experience', async () => {
  const loaded: string[] = []
  Object.assign(window, { ran: [] as string[] })
  const cdn = new URL('/script/experiences/testing/cdn', location.href).href
  const { run } = await aBrowserRun({
    config: { endpoints: { base: 'https://collect.test', cdn } },
    experiences: [
      definition({ experimentId: 'registers', iterationId: '4' }),
      definition({ experimentId: 'missing', iterationId: '1' }),
      definition({ experimentId: 'silent', iterationId: '1' }),
      anExperience({ experimentId: 'built', execution: () => void loaded.push('built') }),
    ],
  })
  expect(run.page.namespace().experiences).toMatchObject({ register: expect.any(Function) })
  for (let time = 1; time <= 2; time++) {
    await view(run)
    const progress = () => run.engine?.list().map((each) => `${each.experienceId} ${each.progress}`)
    await expect.poll(progress).toEqual(['registers executed', 'missing failed', 'silent failed', 'built executed'])
  }
  expect((window as Window & { ran?: unknown }).ran).toEqual(['loaded', 'registers', 'registers'])
  const because = (id: string) => run.engine?.explain(id)?.answers.at(-1)?.because
  expect(because('missing')).toBe(`${cdn}/experiences/missing-1.js could not be loaded`)
  expect(because('silent')).toBe('The script of experience silent registered nothing')
})

test('[EX-26] stopping cancels pending polls and undoes all changes once, even if a hook throws', async () => {
  const paragraph = aParagraph()
  const happened: string[] = []
  const triggers = (options: ExperienceOptions) => {
    options.onRemove(() => happened.push('hook of the trigger'))
    return options.poll('#never').then(() => happened.push('found'))
  }
  const execution = (options: ExperienceOptions) => {
    options.onRemove(() => happened.push('first'))
    options.onRemove(() => {
      throw new Error('broken hook')
    })
    paragraph.textContent = 'changed'
    return { remove: () => paragraph.replaceChildren() }
  }
  const { run, sent } = await aBrowserRun({
    experiences: [
      definition({ experimentId: 'waiting', modules: { triggers, execution } as Modules }),
      definition({
        experimentId: 'running',
        modules: { execution } as Modules,
        variations: [aVariation({ params: { custom_styles: red } } as object)],
      }),
    ],
  })
  await view(run)
  await expect.poll(() => run.engine?.explain('running')?.progress).toBe('executed')
  for (const id of ['waiting', 'running', 'waiting', 'running']) run.engine?.stop(id)
  const late = document.createElement('i')
  late.id = 'never'
  paragraph.append(late)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(happened).toEqual(['hook of the trigger', 'first'])
  expect([paragraph.firstChild === late, colourOf(paragraph)]).toEqual([true, black])
  expect(run.engine?.explain('waiting')?.progress).toBe('stopped')
  await expect.poll(() => sent.filter(({ meta }) => meta.type === 'qubit.errorExperience').length).toBe(1)
})
